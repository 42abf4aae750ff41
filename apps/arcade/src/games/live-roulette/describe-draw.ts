import { RouletteEvent } from "@bellwether/games/mechanics/roulette/wire.ts";
import type { DescribeDraw } from "../../tables/describe-draw.ts";

/** The ball's event, which every draw of roulette has. */
export function ballIn(events: readonly unknown[]): Extract<RouletteEvent, { type: "ball-landed" }> {
  for (const each of events) {
    const event = RouletteEvent.parse(each);
    if (event.type === "ball-landed") return event;
  }
  throw new Error("a draw of roulette has no ball");
}

export const describeDraw: DescribeDraw = (events, t) => {
  const { pocket, color } = ballIn(events);
  return t("ball_landed", { pocket: String(pocket), color });
};
