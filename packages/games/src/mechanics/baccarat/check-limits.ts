import { RoundRefusedError } from "../../rules/round-refused.ts";
import type { BaccaratData } from "./data.ts";
import type { BaccaratSpot } from "./wire.ts";

/**
 * Refuses bets with `invalid_stake` that the table does not accept in the currency with this scale: not a multiple of the smallest chip, or
 * above a limit. A bet equal to a limit is accepted.
 */
export function checkBaccaratLimits(
  data: BaccaratData,
  bets: ReadonlyMap<BaccaratSpot, bigint>,
  scale: bigint,
): void {
  const unitMinor = betUnitOf(data) * scale;
  let sumMinor = 0n;
  for (const [spot, amountMinor] of bets) {
    sumMinor += amountMinor;
    const maximumMinor = maximumBetOf(data, spot) * scale;
    if (amountMinor % unitMinor !== 0n) {
      throw new RoundRefusedError("invalid_stake", `a bet is a multiple of ${unitMinor} minor units`);
    }
    if (amountMinor > maximumMinor) {
      throw new RoundRefusedError("invalid_stake", `${spot} takes at most ${maximumMinor}`);
    }
  }
  const maximumMinor = BigInt(data.maximumStake) * scale;
  if (sumMinor > maximumMinor) {
    throw new RoundRefusedError("invalid_stake", `the table takes at most ${maximumMinor} a round`);
  }
}

/** The smallest chip, in euro cents. */
export function betUnitOf({ chips }: BaccaratData): bigint {
  return BigInt(chips[0] as number);
}

/** The maximum bet on a spot, in euro cents. */
export function maximumBetOf({ maximumBets }: BaccaratData, spot: BaccaratSpot): bigint {
  if (spot === "player" || spot === "banker") return BigInt(maximumBets.side);
  return BigInt(spot === "tie" ? maximumBets.tie : maximumBets.pair);
}
