import { LiveBlackjackEvent } from "@bellwether/games/mechanics/live-blackjack/wire.ts";
import type { DescribeDraw } from "../../tables/describe-draw.ts";

/** The dealer's hand at the end, which every round of live blackjack has. */
export const describeDraw: DescribeDraw = (events, t) => {
  let total = 0;
  let count = 1;
  for (const each of events) {
    const event = LiveBlackjackEvent.parse(each);
    if (event.type !== "hole-turned" && (event.type !== "card-dealt" || event.to !== "dealer")) continue;
    total = event.total;
    count += event.type === "hole-turned" || total === 0 ? 0 : 1;
  }
  if (total === 0) throw new Error("a round of live blackjack has no dealer's hand");
  if (total === 21 && count === 2) return t("dealer_blackjack");
  return total > 21 ? t("blackjack_dealer_over", { total }) : t("dealer_has", { total });
};
