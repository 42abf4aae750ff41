import { RouletteEvent } from "@bellwether/games/mechanics/roulette/wire.ts";
import type { DescribeDraw } from "../../tables/describe-draw.ts";

/** The ball's event, which every draw of roulette has. */
export function ballIn(events: readonly unknown[]): Extract<RouletteEvent, { type: "ball-landed" }> {
  for (const each of events) {
    // Other kinds of roulette have further events in their draws.
    const { data } = RouletteEvent.safeParse(each);
    if (data?.type === "ball-landed") return data;
  }
  throw new Error("a draw of roulette has no ball");
}

export const describeDraw: DescribeDraw = (events, t) => {
  const { pocket, color } = ballIn(events);
  return t("ball_landed", { pocket: String(pocket), color });
};
