import { LottoLayout } from "@bellwether/games/mechanics/lotto/wire.ts";
import type { StageDraw } from "../../tickets/draw-stage.ts";
import { describeDraw } from "./describe-draw.ts";
import { lottoBallsOf } from "./lotto-show.ts";

/** The time between two balls of the show. */
const BALL_MS = 6_000;

/** Balls drawn from a drum without replacement. */
export const stageDraw: StageDraw = (layout, t) => ({
  drum: {
    texts: Array.from({ length: LottoLayout.parse(layout).balls }, (_, index) => String(index + 1)),
    ballMs: BALL_MS,
    look: "balls",
  },
  balls: (events) => lottoBallsOf(events, t),
  describe: (events) => describeDraw(events, t, layout),
});
