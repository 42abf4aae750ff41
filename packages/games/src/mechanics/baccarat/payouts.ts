import { BACCARAT_UNIT_MINOR } from "./data.ts";
import type { BaccaratSpot, BaccaratWinner } from "./wire.ts";

/** The facts of a round that decide its bets. */
export type BaccaratResult = {
  readonly winner: BaccaratWinner;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
  /** A hand of two cards has eight or nine points. */
  readonly natural: boolean;
};

/** The pay of a winning bet, to one, without its stake. */
export const BACCARAT_PAYS = {
  player: 1,
  banker: 0.95,
  tie: 8,
  "player-pair": 11,
  "banker-pair": 11,
} as const satisfies Record<BaccaratSpot, number>;

/** Whether a bet wins. */
export function isWon(spot: BaccaratSpot, { winner, playerPair, bankerPair }: BaccaratResult): boolean {
  if (spot === "player-pair") return playerPair;
  if (spot === "banker-pair") return bankerPair;
  return spot === winner;
}

/** Whether a bet is returned: a tie returns bets on player and banker. */
export function isPushed(spot: BaccaratSpot, { winner }: BaccaratResult): boolean {
  return winner === "tie" && (spot === "player" || spot === "banker");
}

/** The return of a bet of 20 units, its stake included: 0 for a lost bet, 20 for a push. */
export function twentiethsOf(spot: BaccaratSpot, result: BaccaratResult): number {
  if (isPushed(spot, result)) return 20;
  return isWon(spot, result) ? Math.round(20 * (1 + BACCARAT_PAYS[spot])) : 0;
}

/** A bet's return in minor units from its return in twentieths. Throws a RangeError for an amount that is not a multiple of the unit. */
export function baccaratReturnOf(amountMinor: bigint, twentieths: number): bigint {
  const unit = BigInt(BACCARAT_UNIT_MINOR);
  if (amountMinor % unit !== 0n) throw new RangeError(`${amountMinor} is not a multiple of ${unit}`);
  return (amountMinor / unit) * BigInt(twentieths);
}
