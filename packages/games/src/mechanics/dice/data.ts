import { z } from "zod";
import { MultiplierHundredths, ReturnPercent } from "../../rules/multiplier.ts";
import { Stakes } from "../../rules/parts.ts";
import { diceOffers, offerOf } from "./odds.ts";
import { DiceInput } from "./wire.ts";

/** Multipliers are whole hundredths, so a stake in whole units of the currency is always paid out exactly. */
export const DICE_STAKE_UNIT = 100;

/**
 * The data of a dice game: one or two `dice` with the faces 1 to 6; their total decides. Every bet returns `returnPercent` percent, minus
 * the loss from rounding its multiplier down to a hundredth. Bets that would pay more than `maximumHundredths` are not on offer. `usual` is
 * the bet that the sheet describes, and the first one that the client offers.
 */
export const DiceData = z
  .strictObject({
    stakes: Stakes,
    dice: z.int().min(1).max(2),
    returnPercent: ReturnPercent,
    maximumHundredths: MultiplierHundredths.min(101),
    usual: DiceInput,
  })
  .refine(({ stakes }) => stakes.every((stake) => stake % DICE_STAKE_UNIT === 0), {
    error: `a stake is a multiple of ${DICE_STAKE_UNIT}`,
    path: ["stakes"],
  })
  .refine((data) => offerOf(diceOffers(data), data.usual) !== undefined, {
    error: "the usual bet is on offer",
    path: ["usual"],
  });
export type DiceData = z.infer<typeof DiceData>;
