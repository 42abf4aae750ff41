import { LiveHoldemEvent } from "@bellwether/games/mechanics/live-holdem/wire.ts";
import type { DescribeDraw } from "../../tables/describe-draw.ts";

type HandsShown = Extract<ReturnType<typeof LiveHoldemEvent.parse>, { type: "hands-shown" }>;

/** The comparison of the hands, which every draw of live hold'em has. */
export function handsShownIn(events: readonly unknown[]): HandsShown {
  for (const each of events) {
    const event = LiveHoldemEvent.parse(each);
    if (event.type === "hands-shown") return event;
  }
  throw new Error("a draw of live hold'em has no comparison");
}

export const describeDraw: DescribeDraw = (events, t) => {
  const { winner, qualifies, player, dealer } = handsShownIn(events);
  if (!qualifies)
    return `${t("dealer_not_qualified")}. ${t("holdem_players_have", { hand: t(`poker_${player.hand}`) })}`;
  if (winner === "tie") return t("holdem_tie", { hand: t(`poker_${player.hand}`) });
  return winner === "player"
    ? t("holdem_players_win", { hand: t(`poker_${player.hand}`) })
    : t("holdem_dealer_wins", { hand: t(`poker_${dealer.hand}`) });
};
