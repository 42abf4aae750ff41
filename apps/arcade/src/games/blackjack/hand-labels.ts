import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import { putAt } from "../../stage/put-at.ts";
import { cardNames } from "../cards/card-name.ts";
import { fanWidth, type HandRoom } from "../cards/fan.ts";
import styles from "../cards/hand-labels.module.css";
import type { TableLayout } from "./lay-out-table.ts";
import type { BlackjackRound, HandState } from "./round-state.ts";

type Total = Pick<HandState, "total" | "soft"> & Partial<HandState>;

/** The labels before a round: the stake of the next round. */
export function stakeLabels({ money }: GameParts, { hands }: TableLayout, stakeMinor: bigint): HTMLElement[] {
  const [room] = hands;
  return room && stakeMinor > 0n ? [stakeLabel(room, money(stakeMinor))] : [];
}

/**
 * The labels with totals, stakes and results beside the hands. For screen readers, each hand is one image named after its cards and total.
 * `active` is the index of the hand that the player acts on.
 */
export function handLabels(
  parts: GameParts,
  state: BlackjackRound,
  layout: TableLayout,
  active: number | undefined,
): HTMLElement[] {
  const { money, t } = parts;
  const labels = [
    ...dealerLabels(parts, state, layout),
    ...state.hands.flatMap((_, index) => playerLabels(parts, state, index, layout, active)),
  ];
  if (state.insuranceMinor > 0n) {
    const { x, y, side } = layout.insurance;
    const text = `${t("insurance")} ${money(state.insuranceMinor)}`;
    labels.push(putInside(element("span", { class: styles.stake, text }), x, y + side * 0.95));
  }
  return labels;
}

function dealerLabels(
  { t }: GameParts,
  { dealer, isHoleHidden }: BlackjackRound,
  layout: TableLayout,
): HTMLElement[] {
  if (dealer.cards.length === 0) return [];
  const count = dealer.cards.length + (isHoleHidden ? 1 : 0);
  const name = t(isHoleHidden ? "dealer_hand_hidden" : "dealer_hand", {
    cards: cardNames(dealer.cards, t),
    total: spokenTotal(t, dealer),
  });
  return [totalLabel(name, dealer, layout.dealer, count, false)];
}

function playerLabels(
  { t, money }: GameParts,
  { hands }: BlackjackRound,
  index: number,
  layout: TableLayout,
  active: number | undefined,
): HTMLElement[] {
  const hand = hands[index];
  const room = layout.hands[index];
  if (!hand || !room || hand.cards.length === 0) return [];
  const stake = money(hand.stakeMinor);
  const result = hand.result ? t(`hand_${hand.result}`) : "";
  const words = {
    hand: index + 1,
    cards: cardNames(hand.cards, t),
    total: spokenTotal(t, hand),
    stake,
    result,
  };
  const name = t(hands.length > 1 ? "your_hand_of_two" : "your_hand", words).trim();
  return [
    ...(hand.total > 0 ? [totalLabel(name, hand, room, hand.cards.length, active === index)] : []),
    stakeLabel(room, stake),
    ...(hand.result ? [resultLabel(hand.result, result, room)] : []),
  ];
}

function totalLabel(
  name: string,
  { total, soft, result }: Total,
  room: HandRoom,
  count: number,
  isActive: boolean,
): HTMLElement {
  const label = element("span", {
    class: styles.total,
    text: soft && total < 21 && !result ? `${total - 10}/${total}` : String(total),
    attributes: { role: "img", "data-active": String(isActive) },
    aria: { label: name },
  });
  return putInside(label, room.x + fanWidth(count, room) / 2 - 6, room.y - room.height * 0.5 + 6);
}

function resultLabel(result: string, text: string, { x, y, height }: HandRoom): HTMLElement {
  const attributes = { "data-result": result };
  const label = element("span", { class: styles.result, text, attributes, aria: { hidden: true } });
  return putInside(label, x, y + height * 0.3);
}

function stakeLabel({ x, y, height }: HandRoom, text: string): HTMLElement {
  const label = element("span", { class: styles.stake, text, aria: { hidden: true } });
  return putInside(label, x, y + height / 2 + 46);
}

/** Half a label is 34 px wide and must stay on the board, also for a hand at the edge. */
function putInside(label: HTMLElement, x: number, y: number): HTMLElement {
  const { style } = putAt(label, x, y);
  style.left = `clamp(34px, ${style.left}, 100% - 34px)`;
  return label;
}

function spokenTotal(t: GameParts["t"], { total, soft }: Total): string {
  return soft && total < 21 ? t("total_soft", { total }) : String(total);
}
