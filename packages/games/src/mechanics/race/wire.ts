import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { SlipBetWon, SlipInput, slipLayout } from "../../bookmaking/slip-wire.ts";

/** What the runners are. The client draws them and their course. */
export const RaceCourse = z.enum(["horses", "turtles", "vegetables"]);
export type RaceCourse = z.infer<typeof RaceCourse>;

/** The field of the race with its odds. Runners have numbers from 1, in the order of `runners`. */
export const RaceLayout = z.object({
  kind: z.literal("race"),
  course: RaceCourse,
  runners: z
    .array(z.object({ name: z.string().max(24) }))
    .min(4)
    .max(10),
  placesPaid: z.int().min(2).max(3),
  ...slipLayout,
});
export type RaceLayout = z.infer<typeof RaceLayout>;

/** The bets: `win-{n}`, `place-{n}` and `forecast-{first}-{second}`. */
export const RaceInput = SlipInput;

/** The runners' numbers in the order of their arrival. `picture` decides only how the race is shown. */
export const RaceRun = z.object({
  type: z.literal("race-run"),
  order: z.array(z.int().min(1).max(10)).min(4).max(10),
  picture: z.int().min(0).max(4_294_967_295),
});
export type RaceRun = z.infer<typeof RaceRun>;

/** One step of a race: `race-run` is the event of the draw. `bet-won` and `round-ended` belong to a player's bet. */
export const RaceEvent = z.discriminatedUnion("type", [RaceRun, SlipBetWon, RoundEnded]);
export type RaceEvent = z.infer<typeof RaceEvent>;
