import { element } from "../../controls/element.ts";
import { putAt } from "../../stage/put-at.ts";
import { cardNames } from "../cards/card-name.ts";
import type { CardParts } from "../cards/card-table.ts";
import type { TableLayout } from "./lay-out-table.ts";
import type { HoldemBet, HoldemRound } from "./round-state.ts";
import styles from "./table-labels.module.css";

const BETS: readonly HoldemBet[] = ["ante", "call", "aa-bonus"];

/** The labels of each side's hand and of the bets with their results. For screen readers, each side is one image named after its cards. */
export function tableLabels(parts: CardParts, state: HoldemRound, layout: TableLayout): HTMLElement[] {
  const staked = BETS.filter((bet) => state.bets[bet] > 0n);
  return [...sideLabels(parts, state, layout), ...staked.map((bet) => betLabel(parts, bet, state, layout))];
}

function sideLabels(
  { t }: CardParts,
  { player, board, dealer, hand, shown }: HoldemRound,
  layout: TableLayout,
): HTMLElement[] {
  if (player.length === 0) return [];
  const name =
    dealer.length > 0 ? t("dealer_cards", { cards: cardNames(dealer, t) }) : t("dealer_cards_hidden");
  const text = shown ? t(shown.qualifies ? `poker_${shown.dealer.hand}` : "dealer_not_qualified") : "";
  const isBetter = shown?.qualifies === true && shown.winner === "dealer";
  const own = t("your_cards_are", { cards: cardNames(player, t), board: cardNames(board, t) });
  const made = hand ? t(`poker_${hand}`) : "";
  const isWinner = shown !== undefined && (!shown.qualifies || shown.winner === "player");
  return [
    sideLabel(name, text, layout.dealerLabel, isBetter),
    sideLabel(own, made, layout.playerLabel, isWinner),
  ];
}

/** The label of a side's hand. Screen readers read `cards` before the label's text. */
function sideLabel(
  cards: string,
  text: string,
  { x, y }: { x: number; y: number },
  isBetter: boolean,
): HTMLElement {
  const label = element("span", {
    class: styles.hand,
    text,
    attributes: { role: "img", "data-better": String(isBetter) },
    aria: { label: `${cards} ${text}`.trim() },
  });
  return putAt(label, x, y);
}

function betLabel(
  { money, t }: CardParts,
  bet: HoldemBet,
  { bets, results }: HoldemRound,
  layout: TableLayout,
): HTMLElement {
  const amount = money(bets[bet]);
  const result = results[bet];
  const text = result ? t(`hand_${result}`) : amount;
  const label = element("span", {
    class: styles.bet,
    text,
    attributes: { role: "img", "data-result": result },
    aria: { label: `${t(`bet_${bet}`)}: ${amount}${result ? `. ${text}` : ""}` },
  });
  const { x, y, side } = layout.bets[bet];
  return putAt(label, x, y + side * 0.62);
}
