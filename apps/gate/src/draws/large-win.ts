import { type Currency, currencies } from "@bellwether/market";

/** In whole euros, scaled for other currencies: the winner of such a prize must be known before it is paid out. */
const LARGE_WIN = 10_000;

/** What a ticket wins at least to be a large win, in minor units. */
export const leastLargeWin = (currency: Currency): bigint =>
  BigInt(LARGE_WIN * currencies[currency].scale) * 100n;
