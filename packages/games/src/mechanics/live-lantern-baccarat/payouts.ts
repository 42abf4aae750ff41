import { type BaccaratResult, isPushed, isWon } from "../baccarat/payouts.ts";
import type { BaccaratSpot } from "../baccarat/wire.ts";

/** The facts of a round that decide its bets. `product` is that of the two lanterns, 0 if they do not both burn. */
export type LanternResult = BaccaratResult & { readonly product: number };

/** The return of a bet of 20 units, its stake included: 0 for a lost bet, 20 for a push. */
export function lanternTwentieths(
  spot: BaccaratSpot,
  result: LanternResult,
  paysTwentieths: Readonly<Record<BaccaratSpot, number>>,
): number {
  if (isPushed(spot, result)) return 20;
  if (!isWon(spot, result)) return 0;
  const isSide = spot === "player" || spot === "banker";
  if (isSide && result.natural && result.product > 0) return 20 * (result.product + 1);
  return 20 + paysTwentieths[spot];
}
