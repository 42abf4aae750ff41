import { outcomeIn } from "@bellwether/games/mechanics/raffle/share-prizes.ts";
import type { StageDraw } from "../../tickets/draw-stage.ts";
import { describeDraw } from "./describe-draw.ts";

/** The time between two numbers of the show. */
const NUMBER_MS = 3_600;
/** The tickets that turn in the drum. */
const TURNING = 34;

/** Tickets from a drum, from the last prize to the first. */
export const stageDraw: StageDraw = (layout, t) => ({
  drum: {
    texts: Array.from({ length: TURNING }, (_, index) => String(index + 1)),
    ballMs: NUMBER_MS,
    look: "tickets",
  },
  balls: (events) =>
    outcomeIn(events)
      .winners.map(({ number }, at) => ({
        text: String(number),
        name: at === 0 ? t("raffle_first") : t("raffle_place", { place: at + 1 }),
        caption: t("raffle_place_is", { place: at + 1, number }),
        isBonus: at === 0,
      }))
      .toReversed(),
  describe: (events) => describeDraw(events, t, layout),
});
