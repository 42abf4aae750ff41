import type { DatabasePort, TitlesPort } from "../ports.ts";
import { recentGameCodes } from "../rounds/index.ts";

const MAX_GAMES = 20;

/** Ids of the player's last played games, newest first, without repeats [4.20]. */
export async function recentlyPlayedIds(
  deps: DatabasePort & TitlesPort,
  player: { id: string },
): Promise<number[]> {
  const codes = await recentGameCodes(deps, player.id, MAX_GAMES);
  return codes.flatMap((code) => deps.titles.find((title) => title.code === code)?.gameId ?? []);
}
