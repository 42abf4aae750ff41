import { outcomeIn } from "@bellwether/games/mechanics/raffle/share-prizes.ts";
import type { StageDraw } from "../../tickets/draw-stage.ts";
import { describeDraw } from "./describe-draw.ts";

/** How long the show takes for each drawn number. */
const NUMBER_MS = 3_600;
/** How many tickets are seen turning in the drum. */
const TURNING = 34;

/** The raffle's show: tickets are drawn from a drum, for the last prize first and for the first prize last. */
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
