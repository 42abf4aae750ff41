import type { SqlConnection } from "@bellwether/db";
import { type Currency, currencies } from "@bellwether/market";
import type { Player } from "../players/index.ts";
import { type DrawWin, largeDrawWins } from "../rounds/index.ts";

/** In whole euros, scaled for other currencies: the winner of such a prize must be known before it is paid out. */
const LARGE_WIN = 10_000;

/** What a ticket wins at least to be a large win, in minor units. */
export const leastLargeWin = (currency: Currency): bigint =>
  BigInt(LARGE_WIN * currencies[currency].scale) * 100n;

/** The newest large win of a player whose identity was not checked yet. It counts from its payment, before its draw is closed. */
export async function newestUncheckedWin(
  connection: SqlConnection,
  { id, currency, isIdentityChecked }: Pick<Player, "id" | "currency" | "isIdentityChecked">,
): Promise<DrawWin | undefined> {
  if (isIdentityChecked) return undefined;
  const [win] = await largeDrawWins(connection, id, leastLargeWin(currency), 1);
  return win;
}
