import { element } from "../../controls/element.ts";
import { cardNames } from "../cards/card-name.ts";
import type { GameParts } from "../game.ts";
import type { TableLayout } from "./lay-out-table.ts";
import type { Bet, RoundState } from "./round-state.ts";
import styles from "./table-labels.module.css";

const BETS: readonly Bet[] = ["ante", "call", "aa-bonus"];

/** Each side's hand, and the bets with their results. For screen readers each side is one image, named after its cards. */
export class TableLabels {
  readonly #parts: GameParts;
  readonly #layer = element("div", { class: styles.layer });

  constructor(parts: GameParts) {
    this.#parts = parts;
    parts.board.overlay.append(this.#layer);
  }

  show(state: RoundState, layout: TableLayout): void {
    const { t } = this.#parts;
    const { player, board, dealer, hand, shown } = state;
    const labels: HTMLElement[] = [];
    if (player.length > 0) {
      const name =
        dealer.length > 0 ? t("dealer_cards", { cards: cardNames(dealer, t) }) : t("dealer_cards_hidden");
      const text = shown
        ? shown.qualifies
          ? t(`poker_${shown.dealer.hand}`)
          : t("dealer_not_qualified")
        : "";
      const isBetter = shown?.qualifies === true && shown.winner === "dealer";
      labels.push(this.#hand(`${name} ${text}`.trim(), text, layout.dealerLabel, isBetter));
      const own = t("your_cards_are", { cards: cardNames(player, t), board: cardNames(board, t) });
      const made = hand ? t(`poker_${hand}`) : "";
      const isWinner = shown !== undefined && (!shown.qualifies || shown.winner === "player");
      labels.push(this.#hand(`${own} ${made}`.trim(), made, layout.playerLabel, isWinner));
    }
    for (const bet of BETS) {
      const label = this.#bet(bet, state, layout);
      if (label) labels.push(label);
    }
    this.#layer.replaceChildren(...labels);
  }

  #hand(name: string, text: string, place: { x: number; y: number }, isBetter: boolean): HTMLElement {
    const label = element(
      "span",
      {
        class: styles.hand,
        attributes: { role: "img", "data-better": String(isBetter) },
        aria: { label: name },
      },
      [text],
    );
    return this.#at(label, place.x, place.y);
  }

  #bet(bet: Bet, { bets, results }: RoundState, layout: TableLayout): HTMLElement | undefined {
    const { money, t } = this.#parts;
    const amountMinor = bets[bet];
    const result = results[bet];
    if (amountMinor === 0n) return undefined;
    const told = result ? t(`hand_${result}`) : money(amountMinor);
    const label = element("span", {
      class: styles.bet,
      text: told,
      attributes: { role: "img", "data-result": result },
      aria: { label: `${t(`bet_${bet}`)}: ${money(amountMinor)}${result ? `. ${told}` : ""}` },
    });
    const { x, y, side } = layout.bets[bet];
    return this.#at(label, x, y + side * 0.62);
  }

  #at(label: HTMLElement, x: number, y: number): HTMLElement {
    label.style.left = `calc(var(--unit) * ${x.toFixed(1)})`;
    label.style.top = `calc(var(--unit) * ${y.toFixed(1)})`;
    return label;
  }
}
