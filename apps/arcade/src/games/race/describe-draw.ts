import { RaceLayout } from "@bellwether/games/mechanics/race/wire.ts";
import type { DescribeDraw } from "../../tables/describe-draw.ts";
import { raceOutcome } from "./race-names.ts";
import { runOf } from "./race-of.ts";

export const describeDraw: DescribeDraw = (events, t, layout) =>
  raceOutcome(RaceLayout.parse(layout), runOf(events).order, t);
