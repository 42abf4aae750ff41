import { readSpotBets } from "../../bookmaking/spot-bets.ts";
import { RoundRefusedError } from "../../rules/round-refused.ts";
import type { RouletteData } from "./data.ts";
import { type RouletteSpot, spotsByName } from "./spots.ts";
import { RouletteInput } from "./wire.ts";

/** A stake on one spot, in minor units. */
export type SpotBet = {
  spot: RouletteSpot;
  amountMinor: bigint;
};

/**
 * The bets of a spin. Throws `RoundRefusedError`: `invalid_input` for a malformed, unknown or repeated bet, `invalid_stake` when their sum
 * differs from the stake.
 */
export function parseBets(stakeMinor: bigint, input: unknown): SpotBet[] {
  const parsed = RouletteInput.safeParse(input);
  if (!parsed.success) throw new RoundRefusedError("invalid_input", "the input is a list of bets");
  return readSpotBets(spotsByName, stakeMinor, parsed.data.bets);
}

/**
 * Refuses bets that a table of this scale does not accept: not a multiple of its unit, or above a limit. A bet equal to a limit is
 * accepted.
 */
export function checkLimits(data: RouletteData, bets: readonly SpotBet[], scale: bigint): void {
  const betUnit = BigInt(data.betUnit);
  const maximumStake = BigInt(data.maximumStake);
  let sumMinor = 0n;
  for (const { spot, amountMinor } of bets) {
    sumMinor += amountMinor;
    if (amountMinor % (betUnit * scale) !== 0n) {
      throw new RoundRefusedError("invalid_stake", `a bet is a multiple of ${betUnit * scale} minor units`);
    }
    if (amountMinor > maximumBet(data, spot) * scale) {
      throw new RoundRefusedError(
        "invalid_stake",
        `${spot.spot} takes at most ${maximumBet(data, spot) * scale}`,
      );
    }
  }
  if (sumMinor > maximumStake * scale) {
    throw new RoundRefusedError("invalid_stake", `the table takes at most ${maximumStake * scale} a spin`);
  }
}

/** The maximum bet on a spot, in euro cents. */
export function maximumBet(data: RouletteData, { pockets }: RouletteSpot): bigint {
  return BigInt(data.maximumStraight * pockets.length);
}
