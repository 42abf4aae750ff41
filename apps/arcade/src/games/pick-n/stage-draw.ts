import type { StageDraw } from "../../tickets/draw-stage.ts";
import { describeDraw } from "./describe-draw.ts";
import { pickBallsOf } from "./pick-show.ts";

/** The time between two digits of the show. */
const BALL_MS = 6_000;
const DIGITS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** One digit after another from a full drum. */
export const stageDraw: StageDraw = (layout, t) => ({
  drum: { texts: DIGITS, ballMs: BALL_MS, look: "balls" },
  balls: (events) => pickBallsOf(events, t),
  describe: (events) => describeDraw(events, t, layout),
});
