import type { GateParts } from "../gate-parts.ts";
import { recentGameCodes } from "../wallet/index.ts";

const MOST = 20;

/** Ids of the games the player played last, newest first, none twice [4.20]. */
export async function recentlyPlayedIds(
  parts: Pick<GateParts, "database" | "titles">,
  player: { id: string },
): Promise<number[]> {
  const codes = await recentGameCodes(parts, player.id, MOST);
  return codes.flatMap((code) => parts.titles.find((title) => title.code === code)?.gameId ?? []);
}
