import { z } from "zod";
import { outsideBand } from "../../bookmaking/selection.ts";
import { chipsFitUnit, MarketReturn, slipLimits } from "../../bookmaking/slip-data.ts";
import { raceSelections } from "./selections.ts";
import { RaceCourse } from "./wire.ts";

/** A runner: its name, which is the same in all languages, and its weight. A higher weight means a higher chance to be ahead. */
const Runner = z.strictObject({ name: z.string().min(1).max(24), weight: z.int().min(1).max(10_000) });

const RaceFields = z.strictObject({
  course: RaceCourse,
  runners: z.array(Runner).min(4).max(10),
  /** A place bet wins if its runner is among this number of first runners. */
  placesPaid: z.int().min(2).max(3),
  /** The return that each market is priced for, in thousandths. */
  returns: z.strictObject({ win: MarketReturn, place: MarketReturn, forecast: MarketReturn }),
  ...slipLimits,
});
export type RaceData = z.infer<typeof RaceFields>;

/**
 * A race with a fixed field. The runner of the first place is drawn by weight from all runners, the one of the second place by weight from
 * the others, and so on. Refused: two runners with one name, and a bet whose exact return is not between 90 and 97.5 %.
 */
export const RaceData = RaceFields.refine(chipsFitUnit, {
  error: "a chip is a multiple of the unit",
  path: ["chips"],
})
  .refine(({ runners }) => new Set(runners.map(({ name }) => name)).size === runners.length, {
    error: "every runner has a name of its own",
    path: ["runners"],
  })
  .superRefine((data, context) => {
    const outside = outsideBand(raceSelections(data));
    if (outside.length > 0)
      context.addIssue({
        code: "custom",
        message: `no odds above 1 with a return of 90 to 97.5 %: ${outside.join(", ")}`,
      });
  });
