import { type CardsCompared, TopCardEvent } from "@bellwether/games/mechanics/top-card/wire.ts";
import type { DescribeDraw } from "../../tables/describe-draw.ts";
import { cardName } from "../cards/card-name.ts";
import { eventIn } from "../shows/event-in.ts";

/** The cards of both corners and their comparison. */
export type Corners = Pick<CardsCompared, "winner" | "suited"> & { red: string; blue: string };

/** Throws an error for a draw of another mechanic. */
export function cornersIn(events: readonly unknown[]): Corners {
  const { winner, suited } = eventIn(TopCardEvent, events, "cards-compared");
  const cards = { red: "", blue: "" };
  for (const each of events) {
    const { data } = TopCardEvent.safeParse(each);
    if (data?.type === "corner-dealt") cards[data.to] = data.card;
  }
  return { winner, suited, ...cards };
}

export const describeDraw: DescribeDraw = (events, t) => {
  const { winner, red, blue } = cornersIn(events);
  return t("top_outcome", { winner, red: cardName(red, t), blue: cardName(blue, t) });
};
