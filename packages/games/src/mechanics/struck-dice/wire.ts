import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { SlipBetWon, SlipInput } from "../../bookmaking/slip-wire.ts";
import { PercentText } from "../../rules/multiplier.ts";
import { showLayout } from "../../shows/show-wire.ts";

/** The lowest and the highest sum of three dice. */
export const MIN_SUM = 3;
export const MAX_SUM = 18;

const DiceSum = z.int().min(MIN_SUM).max(MAX_SUM);
const Die = z.int().min(1).max(6);
const StrikeFactor = z.int().min(2).max(50);

/** A struck sum: a bet on it pays its return times the factor. */
const StruckSum = z.strictObject({ sum: DiceSum, factor: StrikeFactor });
export type StruckSum = z.infer<typeof StruckSum>;

/** The struck sums of a round, before the dice are thrown. */
const SumsStruck = z.strictObject({
  type: z.literal("sums-struck"),
  strikes: z.array(StruckSum).min(1).max(8),
});
export type SumsStruck = z.infer<typeof SumsStruck>;

/** The three dice have stopped. */
const DiceStopped = z.strictObject({
  type: z.literal("dice-stopped"),
  dice: z.tuple([Die, Die, Die]),
  sum: DiceSum,
});
export type DiceStopped = z.infer<typeof DiceStopped>;

/** One step of a round: `sums-struck` and `dice-stopped` are the events of the draw. `bet-won` and `round-ended` belong to a player's bet. */
export const StruckDiceEvent = z.discriminatedUnion("type", [
  SumsStruck,
  DiceStopped,
  SlipBetWon,
  RoundEnded,
]);
export type StruckDiceEvent = z.infer<typeof StruckDiceEvent>;

/** The bets: `sum-3` to `sum-18`. */
export const StruckDiceInput = SlipInput;

/**
 * The box. `returnsHundredths` are the returns of the sums that are not struck, from 3 to 18, in hundredths of the stake. `counts` are the
 * numbers of strikes and `factors` those of a strike, with their chances.
 */
export const StruckDiceLayout = z.object({
  kind: z.literal("struck-dice"),
  returnsHundredths: z.array(z.int().min(101).max(100_000)).length(MAX_SUM - MIN_SUM + 1),
  counts: z.array(z.strictObject({ count: z.int().min(1).max(8), percent: PercentText })).min(1),
  factors: z.array(z.strictObject({ factor: StrikeFactor, percent: PercentText })).min(1),
  ...showLayout,
});
export type StruckDiceLayout = z.infer<typeof StruckDiceLayout>;
