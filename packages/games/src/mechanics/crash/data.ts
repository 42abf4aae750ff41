import { z } from "zod";
import { Stakes } from "../../rules/parts.ts";

/** Every multiplier is a whole number of hundredths, so a stake in whole units of the currency is always paid exactly. */
export const CRASH_STAKE_UNIT = 100;

/** The lowest multiplier at which a bet can be cashed out: 1.01. */
export const MIN_CASH_OUT = 101;

/**
 * The data of a crash game. `returnHundredths` is the return to player in hundredths of a percent (9700 is 97 %). The run ends at
 * `maximumHundredths` at the latest, and pays every bet that is still in. `curve` is the pace: after `t` ms the multiplier is
 * `((t + tauMs) / tauMs) ** power`, rounded down to a hundredth. `maximumStake` is the limit of all bets of a player in a round, in euro
 * cents. `usual` is the automatic cash-out that the figures describe, and the first one that the client offers.
 */
export const CrashData = z
  .strictObject({
    stakes: Stakes,
    maximumStake: z.int().min(CRASH_STAKE_UNIT).max(1_000_000),
    returnHundredths: z.int().min(9000).max(9750),
    maximumHundredths: z.int().min(1_000).max(1_000_000),
    curve: z.strictObject({ tauMs: z.int().min(1_000).max(300_000), power: z.int().min(1).max(12) }),
    usual: z.int().min(MIN_CASH_OUT),
  })
  .refine(({ stakes }) => stakes.every((stake) => stake % CRASH_STAKE_UNIT === 0), {
    error: `a stake is a multiple of ${CRASH_STAKE_UNIT}`,
    path: ["stakes"],
  })
  .refine(({ usual, maximumHundredths }) => usual <= maximumHundredths, {
    error: "the usual cash-out is at most the maximum",
    path: ["usual"],
  });
export type CrashData = z.infer<typeof CrashData>;
