import { BACCARAT_UNIT_MINOR } from "./data.ts";
import type { BaccaratSpot, BaccaratWinner } from "./wire.ts";

/** The facts of a round that decide its bets. */
export type BaccaratResult = {
  readonly winner: BaccaratWinner;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
};

/** The pay of a winning bet, to one, without its stake. */
export const BACCARAT_PAYS = {
  player: 1,
  banker: 0.95,
  tie: 8,
  "player-pair": 11,
  "banker-pair": 11,
} as const satisfies Record<BaccaratSpot, number>;

/** The return of a bet of 20 units, its stake included: 0 for a lost bet, 20 for a push. */
export function twentiethsOf(spot: BaccaratSpot, { winner, playerPair, bankerPair }: BaccaratResult): number {
  switch (spot) {
    case "player":
      return winner === "player" ? 40 : winner === "tie" ? 20 : 0;
    case "banker":
      return winner === "banker" ? 39 : winner === "tie" ? 20 : 0;
    case "tie":
      return winner === "tie" ? 180 : 0;
    case "player-pair":
      return playerPair ? 240 : 0;
    case "banker-pair":
      return bankerPair ? 240 : 0;
  }
}

/** The return of a bet in minor units, its stake included. Throws a RangeError for an amount whose 0.95 is not a whole number. */
export function returnOf(spot: BaccaratSpot, amountMinor: bigint, result: BaccaratResult): bigint {
  const unit = BigInt(BACCARAT_UNIT_MINOR);
  if (amountMinor % unit !== 0n) throw new RangeError(`${amountMinor} is not a multiple of ${unit}`);
  return (amountMinor / unit) * BigInt(twentiethsOf(spot, result));
}
