import { element } from "../../controls/element.ts";
import { putAt } from "../../stage/put-at.ts";
import type { GameTexts } from "../../texts/texts.ts";
import { cardNames } from "../cards/card-name.ts";
import { fanWidth, type HandRoom } from "../cards/fan.ts";
import styles from "../cards/hand-labels.module.css";
import type { SeatsLayout } from "./lay-out-seats.ts";
import type { HandOnTable, SeatsState } from "./table-state.ts";

/** The totals beside the hands of the dealer and of all seats. For screen readers, each is one image named after its cards. */
export function handTotals(
  t: GameTexts,
  { seats, dealer, hole }: SeatsState,
  layout: SeatsLayout,
  turn: number | undefined,
): HTMLElement[] {
  const labels: HTMLElement[] = [];
  if (dealer.cards.length > 0) {
    const words = { cards: cardNames(dealer.cards, t), total: spoken(t, dealer) };
    const name = t(hole === "hidden" ? "dealer_hand_hidden" : "dealer_hand", words);
    const count = dealer.cards.length + (hole === "hidden" ? 1 : 0);
    labels.push(label(name, dealer, { room: layout.dealer, side: 1, count, isActive: false }));
  }
  for (const { seat, hands, active } of seats) {
    const place = layout.seats[seat - 1];
    if (!place) continue;
    const { hand: room, totalSide: side } = place;
    for (const [index, hand] of hands.entries()) {
      if (hand.total === 0) continue;
      const shift = hands.length < 2 ? 0 : (index === 0 ? -1 : 1) * room.width * 0.26;
      const name = t("blackjack_hand_at", {
        seat,
        cards: cardNames(hand.cards, t),
        total: spoken(t, hand),
      });
      const narrow = hands.length < 2 ? room : { ...room, x: room.x + shift, width: room.width / 2 };
      const isActive = turn === seat && active === index;
      labels.push(label(name, hand, { room: narrow, side, count: hand.cards.length, isActive }));
    }
  }
  return labels;
}

function label(
  name: string,
  { total, soft }: HandOnTable,
  { room, side, count, isActive }: { room: HandRoom; side: 1 | -1; count: number; isActive: boolean },
): HTMLElement {
  const view = element("span", {
    class: styles.total,
    text: soft && total < 21 ? `${total - 10}/${total}` : String(total),
    attributes: { role: "img", "data-active": String(isActive) },
    aria: { label: name },
  });
  return putAt(view, room.x + side * (fanWidth(count, room) / 2 + 4), room.y - room.height * 0.42);
}

const spoken = (t: GameTexts, { total, soft }: HandOnTable) =>
  soft && total < 21 ? t("total_soft", { total }) : String(total);
