import { z } from "zod";
import { PercentText, ReturnText } from "../../rules/multiplier.ts";
import { RouletteEvent, RouletteInput, RouletteLayout } from "../roulette/wire.ts";

/** A struck number. A straight-up bet on it that wins returns `multiplier` times its amount, the stake included. */
export const Strike = z.strictObject({
  pocket: z.int().min(0).max(36),
  multiplier: z.int().min(36).max(500),
});
export type Strike = z.infer<typeof Strike>;

/** The numbers that are struck in this round, in the order of the strikes. It comes before `ball-landed`. */
const NumbersStruck = z.strictObject({
  type: z.literal("numbers-struck"),
  strikes: z.array(Strike).min(1).max(5),
});
export type NumbersStruck = z.infer<typeof NumbersStruck>;

/** One step of a round: `numbers-struck` and `ball-landed` of the draw, then the events of a player's bet as in `roulette`. */
export const LightningRouletteEvent = z.discriminatedUnion("type", [NumbersStruck, ...RouletteEvent.options]);
export type LightningRouletteEvent = z.infer<typeof LightningRouletteEvent>;

export const LightningRouletteInput = RouletteInput;

/**
 * The table of `roulette`, where a straight-up bet on a number that is not struck pays less. `counts` has the share of rounds with each
 * number of strikes, and `multipliers` the share of strikes with each multiplier, in percent.
 */
export const LightningRouletteLayout = RouletteLayout.extend({
  lightning: z.strictObject({
    counts: z.array(z.strictObject({ count: z.int().min(1).max(5), percent: PercentText })).min(1),
    multipliers: z
      .array(z.strictObject({ multiplier: z.int().min(36).max(500), percent: PercentText }))
      .min(1),
    straightReturn: ReturnText,
    otherReturn: ReturnText,
  }),
});
export type LightningRouletteLayout = z.infer<typeof LightningRouletteLayout>;
