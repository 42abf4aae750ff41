import type { ThreeCardHand } from "@bellwether/games/mechanics/three-card-poker/wire.ts";
import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import { putAt } from "../../stage/put-at.ts";
import { cardNames } from "../cards/card-name.ts";
import { fanWidth, type HandRoom } from "../cards/fan.ts";
import styles from "../cards/hand-labels.module.css";
import type { BetSpot, TableLayout } from "./lay-out-table.ts";
import { BETS, type BetName, type BetState, type ThreeCardRound } from "./round-state.ts";
import own from "./table-labels.module.css";

/** The labels with hands, bets, amounts and results beside cards and chips. For screen readers, each hand is one image named after its cards. */
export function tableLabels(parts: GameParts, state: ThreeCardRound, layout: TableLayout): HTMLElement[] {
  const labels = [
    ...sideLabels(parts, state, layout),
    ...BETS.flatMap((bet) => betLabels(parts, bet, state.bets[bet], layout.spots[bet])),
  ];
  if (state.bonusMinor > 0n) {
    const { x, y, side } = layout.spots.ante;
    const text = parts.t("three_bonus", { amount: parts.money(state.bonusMinor) });
    labels.push(putAt(element("span", { class: own.bonus, text }), x, y - side * 0.62));
  }
  return labels;
}

function sideLabels(
  { t }: GameParts,
  { player, dealer }: ThreeCardRound,
  layout: TableLayout,
): HTMLElement[] {
  if (!player) return [];
  const nameOf = (hand: ThreeCardHand) => t(`three_hand_${hand}`);
  const hand = nameOf(player.hand);
  const name = t("three_your_cards", { cards: cardNames(player.cards, t), hand });
  const playerLabel = handLabel(name, hand, layout.player, true);
  if (!dealer) return [hiddenHand(t("three_dealer_hidden"), layout.dealer), playerLabel];
  const dealt = dealer.qualifies ? nameOf(dealer.hand) : t("three_out");
  const dealerName = t("three_dealer_cards", { cards: cardNames(dealer.cards, t), hand: dealt });
  return [handLabel(dealerName, dealt, layout.dealer, dealer.qualifies), playerLabel];
}

function hiddenHand(name: string, { x, y }: HandRoom): HTMLElement {
  const label = element("span", { class: own.hidden, attributes: { role: "img" }, aria: { label: name } });
  return putAt(label, x, y);
}

/** The label with a hand's name, on the corner of the hand's last card. */
function handLabel(name: string, text: string, room: HandRoom, isStrong: boolean): HTMLElement {
  const label = element("span", {
    class: `${styles.total} ${own.hand}`,
    text,
    attributes: { role: "img", "data-out": String(!isStrong) },
    aria: { label: name },
  });
  return putAt(label, room.x + fanWidth(3, room) / 2 - 10, room.y - room.height / 2 + 8);
}

function betLabels(
  { t, money }: GameParts,
  bet: BetName,
  state: BetState | undefined,
  { x, y, side }: BetSpot,
): HTMLElement[] {
  const name = t(`three_${bet}`);
  const amount = element("span", {
    class: own.bet,
    text: state ? `${name} ${money(state.amountMinor)}` : name,
    attributes: { "data-on": String(state !== undefined) },
    aria: { hidden: true },
  });
  const labels: HTMLElement[] = [putAt(amount, x, y + side * 0.5 + 34)];
  if (!state?.result) return labels;
  const isWon = state.result === "won";
  const text = isWon ? money(state.paidMinor) : t(`hand_${state.result}`);
  const words = {
    bet: name,
    amount: money(state.amountMinor),
    result: isWon ? `${t("hand_won")} ${text}` : text,
  };
  const result = element("span", {
    class: styles.result,
    text,
    attributes: { role: "img", "data-result": state.result },
    aria: { label: t("three_bet", words) },
  });
  return [...labels, putAt(result, x, y)];
}
