import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { MultiplierHundredths, ReturnText } from "../../rules/multiplier.ts";

/** The condition on the total of the dice: under the target, over it, or exactly the target. */
export const DiceSide = z.enum(["under", "over", "exactly"]);
export type DiceSide = z.infer<typeof DiceSide>;

const Total = z.int().min(1).max(12);

/** The bet: a side and a target of the sheet's layout. The whole stake is on it. */
export const DiceInput = z.strictObject({ side: DiceSide, target: Total });
export type DiceInput = z.infer<typeof DiceInput>;

/** The dice stopped: the number on each, in the order thrown, and their total. */
const DiceRolled = z.object({
  type: z.literal("dice-rolled"),
  dice: z.array(z.int().min(1).max(6)).min(1).max(2),
  total: Total,
});

/** The bet won. */
const RollWon = z.object({
  type: z.literal("roll-won"),
  side: DiceSide,
  target: Total,
  multiplierHundredths: MultiplierHundredths,
  payoutMinor: MinorAmount,
});

/** One step of a round of dice: `dice-rolled`, `roll-won` if the bet won, `round-ended`. */
export const DiceEvent = z.discriminatedUnion("type", [DiceRolled, RollWon, RoundEnded]);
export type DiceEvent = z.infer<typeof DiceEvent>;

/** A bet on offer: its target, the number of equally likely throws that win it, and its multiplier in hundredths. */
const DiceOffer = z.tuple([Total, z.int().min(1), MultiplierHundredths]);

/**
 * The dice and every bet on offer. `all` is the number of equally likely throws. Over mirrors under: over `lowest + highest - target` wins
 * as often and pays as much as under `target`, and is not listed. `usual` is the bet that the sheet's figures describe.
 */
export const DiceLayout = z.object({
  kind: z.literal("dice"),
  dice: z.int().min(1).max(2),
  lowest: Total,
  highest: Total,
  all: z.int().min(2),
  under: z.array(DiceOffer).min(1).max(12),
  exactly: z.array(DiceOffer).max(12),
  usual: DiceInput,
  lowestReturn: ReturnText,
  highestReturn: ReturnText,
});
export type DiceLayout = z.infer<typeof DiceLayout>;
