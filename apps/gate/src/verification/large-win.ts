import type { SqlConnection } from "@bellwether/db";
import { largeWinMinor } from "@bellwether/market";
import type { Player } from "../players/index.ts";
import { type DrawWin, largeDrawWins } from "../rounds/index.ts";

export type WinningPlayer = Pick<Player, "id" | "country" | "currency" | "isIdentityChecked">;

/** The newest large win of a player whose identity was not checked yet. It counts from its payment, before its draw is closed. */
export async function newestUncheckedWin(
  connection: SqlConnection,
  player: WinningPlayer,
): Promise<DrawWin | undefined> {
  if (player.isIdentityChecked) return undefined;
  const [win] = await largeDrawWins(connection, player.id, largeWinMinor(player), 1);
  return win;
}
