import { z } from "zod";
import { MultiplierHundredths, ReturnPercent } from "../../multiplier.ts";
import { Stakes } from "../parts.ts";
import { diceOffers, offerOf } from "./odds.ts";
import { DiceInput } from "./wire.ts";

/** Multipliers are whole hundredths, so a stake in whole units of the currency is always paid out exactly. */
export const DICE_STAKE_UNIT = 100;

/** More throws than this would make a list of bets that no client can show. */
const MAX_THROWS = 10_000;

/**
 * The data of a dice game: `dice` dice with `sides` faces numbered from `firstFace`; their total decides. `decimals` is for the eye: how
 * many of the total's digits stand after the point. Every bet returns `returnPercent` percent, less what rounding its multiplier down to
 * a hundredth keeps; bets that would pay more than `maximumHundredths` are not on offer. `usual` is the bet that the sheet describes.
 */
export const DiceData = z
  .strictObject({
    stakes: Stakes,
    dice: z.int().min(1).max(4),
    sides: z.int().min(2).max(MAX_THROWS),
    firstFace: z.int().min(0).max(1),
    decimals: z.int().min(0).max(2),
    returnPercent: ReturnPercent,
    maximumHundredths: MultiplierHundredths.min(101),
    usual: DiceInput,
  })
  .refine(({ stakes }) => stakes.every((stake) => stake % DICE_STAKE_UNIT === 0), {
    error: `a stake is a multiple of ${DICE_STAKE_UNIT}`,
    path: ["stakes"],
  })
  .refine(({ dice, sides }) => sides ** dice <= MAX_THROWS, {
    error: `at most ${MAX_THROWS} different throws`,
    path: ["sides"],
    abort: true,
  })
  .refine((data) => offerOf(diceOffers(data), data.usual) !== undefined, {
    error: "the usual bet is on offer",
    path: ["usual"],
  });
export type DiceData = z.infer<typeof DiceData>;
