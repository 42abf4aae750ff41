import { element } from "../../controls/element.ts";
import { cardNames } from "../cards/card-name.ts";
import { fanWidth } from "../cards/fan.ts";
import styles from "../cards/hand-labels.module.css";
import type { GameParts } from "../game.ts";
import type { TableLayout } from "./lay-out-table.ts";
import type { HandState, RoundState } from "./round-state.ts";

/** Totals, stakes and results beside the hands. For screen readers each hand is one image, named after its cards and total. */
export class HandLabels {
  readonly #parts: GameParts;
  readonly #layer = element("div", { class: styles.layer });

  constructor(parts: GameParts) {
    this.#parts = parts;
    parts.board.overlay.append(this.#layer);
  }

  clear(): void {
    this.#layer.replaceChildren();
  }

  /** Before a round: the stake of the next one. */
  showStake({ hands }: TableLayout, stakeMinor: bigint): void {
    const [room] = hands;
    const isShown = room && stakeMinor > 0n;
    this.#layer.replaceChildren(...(isShown ? [this.#below(room, this.#parts.money(stakeMinor))] : []));
  }

  show(state: RoundState, layout: TableLayout, active: number | undefined): void {
    const { money, t } = this.#parts;
    const { dealer, hands, isHoleHidden, insuranceMinor } = state;
    const labels: HTMLElement[] = [];
    if (dealer.cards.length > 0) {
      const shown = dealer.cards.length + (isHoleHidden ? 1 : 0);
      const name = t(isHoleHidden ? "dealer_hand_hidden" : "dealer_hand", {
        cards: cardNames(dealer.cards, t),
        total: this.#spoken(dealer),
      });
      labels.push(this.#total(name, dealer, layout.dealer, shown, false));
    }
    for (const [index, hand] of hands.entries()) {
      const room = layout.hands[index];
      if (!room || hand.cards.length === 0) continue;
      const words = {
        hand: index + 1,
        cards: cardNames(hand.cards, t),
        total: this.#spoken(hand),
        stake: money(hand.stakeMinor),
        result: hand.result ? t(`hand_${hand.result}`) : "",
      };
      const name = t(hands.length > 1 ? "your_hand_of_two" : "your_hand", words).trim();
      if (hand.total > 0) labels.push(this.#total(name, hand, room, hand.cards.length, active === index));
      labels.push(this.#below(room, money(hand.stakeMinor)));
      if (hand.result) labels.push(this.#result(hand, room));
    }
    if (insuranceMinor > 0n) {
      const { x, y, side } = layout.insurance;
      const text = `${t("insurance")} ${money(insuranceMinor)}`;
      labels.push(this.#at(element("span", { class: styles.stake, text }), x, y + side * 0.95));
    }
    this.#layer.replaceChildren(...labels);
  }

  #total(
    name: string,
    { total, soft, result }: Pick<HandState, "total" | "soft"> & Partial<HandState>,
    room: TableLayout["dealer"],
    count: number,
    isActive: boolean,
  ): HTMLElement {
    const text = soft && total < 21 && !result ? `${total - 10}/${total}` : String(total);
    const label = element(
      "span",
      {
        class: styles.total,
        attributes: { role: "img", "data-active": String(isActive) },
        aria: { label: name },
      },
      [text],
    );
    return this.#at(label, room.x + fanWidth(count, room) / 2 - 6, room.y - room.height * 0.5 + 6);
  }

  #result({ result }: HandState, { x, y, height }: TableLayout["dealer"]): HTMLElement {
    const text = result ? this.#parts.t(`hand_${result}`) : "";
    const label = element("span", {
      class: styles.result,
      text,
      attributes: { "data-result": result },
      aria: { hidden: true },
    });
    return this.#at(label, x, y + height * 0.3);
  }

  #below({ x, y, height }: TableLayout["dealer"], text: string): HTMLElement {
    const label = element("span", { class: styles.stake, text, aria: { hidden: true } });
    return this.#at(label, x, y + height / 2 + 46);
  }

  #at(label: HTMLElement, x: number, y: number): HTMLElement {
    // Half a label is 34 px wide and must stay on the board, also for a hand at the edge.
    label.style.left = `clamp(34px, calc(var(--unit) * ${x.toFixed(1)}), 100% - 34px)`;
    label.style.top = `calc(var(--unit) * ${y.toFixed(1)})`;
    return label;
  }

  #spoken({ total, soft }: Pick<HandState, "total" | "soft">): string {
    return soft && total < 21 ? this.#parts.t("total_soft", { total }) : String(total);
  }
}
