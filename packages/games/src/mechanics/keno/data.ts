import { z } from "zod";
import { Stakes } from "../../rules/parts.ts";
import { isInReturnBand } from "../../rules/return-band.ts";
import { returnOfSpots } from "./odds.ts";
import { MAX_SPOTS } from "./wire.ts";

/** Every stake is a multiple of 50 cents and every prize of 2 hundredths, so each payout is a whole number of cents. */
export const KENO_STAKE_UNIT = 50;
const PRIZE_STEP = 2;

const Pays = z
  .array(z.int().min(0).max(10_000_000))
  .refine((pays) => pays.every((hundredths) => hundredths % PRIZE_STEP === 0), {
    error: `a prize is a multiple of ${PRIZE_STEP} hundredths`,
  });

/**
 * The data of keno. `pays[n - 1]` is for slips with `n` spots: the total return in hundredths of the stake for no drawn spot, for one, and
 * so on up to all `n`. `usual` are the spots of the slip that the sheet's figures describe. `maximumStake` is the limit of all slips of a
 * player in a round, in euro cents.
 */
export const KenoData = z
  .strictObject({
    stakes: Stakes,
    maximumStake: z.int().min(KENO_STAKE_UNIT).max(1_000_000),
    maximumSlips: z.int().min(1).max(8),
    usual: z.array(z.int().min(1).max(80)).min(1).max(MAX_SPOTS),
    pays: z.array(Pays).min(1).max(MAX_SPOTS),
  })
  .refine(({ stakes }) => stakes.every((stake) => stake % KENO_STAKE_UNIT === 0), {
    error: `a stake is a multiple of ${KENO_STAKE_UNIT}`,
    path: ["stakes"],
  })
  .refine(({ usual, pays }) => usual.length <= pays.length, {
    error: "the usual slip has at most as many spots as a slip can have",
    path: ["usual"],
  })
  .superRefine(({ pays }, context) => {
    for (const [index, each] of pays.entries()) {
      const path = ["pays", index];
      if (each.length !== index + 2)
        context.addIssue({
          code: "custom",
          path,
          message: `${index + 1} spots have ${index + 2} numbers of hits`,
        });
      else if (!isInReturnBand(returnOfSpots(each)))
        context.addIssue({ code: "custom", path, message: "a slip returns 90 to 97.5 percent" });
    }
  });
export type KenoData = z.infer<typeof KenoData>;
