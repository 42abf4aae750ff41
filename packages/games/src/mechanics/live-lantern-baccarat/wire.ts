import { z } from "zod";
import { PercentText } from "../../rules/multiplier.ts";
import { BaccaratEvent, BaccaratInput, BaccaratLayout } from "../baccarat/wire.ts";

/** The value of a lantern; 0 is dark. */
export const LanternValue = z.union([z.literal(0), z.int().min(2).max(5)]);

/** The two lanterns of a round, before the cards. `pays` is their product: what a winning natural pays to one, 0 if they do not both burn. */
const LanternsLit = z.strictObject({
  type: z.literal("lanterns-lit"),
  values: z.tuple([LanternValue, LanternValue]),
  pays: z.int().min(0).max(25),
});
export type LanternsLit = z.infer<typeof LanternsLit>;

/** One step of a round: `lanterns-lit`, the cards and the comparison of the draw, then the events of a player's bet as in `baccarat`. */
export const LanternBaccaratEvent = z.discriminatedUnion("type", [LanternsLit, ...BaccaratEvent.options]);
export type LanternBaccaratEvent = z.infer<typeof LanternBaccaratEvent>;

export const LanternBaccaratInput = BaccaratInput;

/**
 * The table of `baccarat` with its lower pays. `bothLit` is the share of rounds in which both lanterns burn, in percent. `naturals` are the
 * pays to one of a winning natural then, ascending, each with its share of those rounds.
 */
export const LanternBaccaratLayout = BaccaratLayout.extend({
  lanterns: z.strictObject({
    bothLit: PercentText,
    naturals: z
      .array(
        z.strictObject({
          pays: z.int().min(4).max(25),
          percent: PercentText,
        }),
      )
      .min(1),
  }),
});
export type LanternBaccaratLayout = z.infer<typeof LanternBaccaratLayout>;
