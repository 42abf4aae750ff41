import { z } from "zod";
import { MarketReturn, slipLimits } from "../../bookmaking/slip-data.ts";
import { RaceCourse } from "./wire.ts";

/** A runner: its name, which is the same in all languages, and its weight. A higher weight means a higher chance to be ahead. */
const Runner = z.strictObject({ name: z.string().min(1).max(24), weight: z.int().min(1).max(10_000) });

/** The fields of a race's data, before the checks of its bets. */
export const RaceFields = z.strictObject({
  course: RaceCourse,
  runners: z.array(Runner).min(4).max(10),
  /** A place bet wins if its runner is among this number of first runners. */
  placesPaid: z.int().min(2).max(3),
  /** The return that each market is priced for, in thousandths. */
  returns: z.strictObject({ win: MarketReturn, place: MarketReturn, forecast: MarketReturn }),
  ...slipLimits,
});
export type RaceFields = z.infer<typeof RaceFields>;
