import type { ThreeCardHand } from "@bellwether/games/mechanics/three-card-poker/wire.ts";
import { element } from "../../controls/element.ts";
import { cardNames } from "../cards/card-name.ts";
import { fanWidth, type HandRoom } from "../cards/fan.ts";
import styles from "../cards/hand-labels.module.css";
import type { GameParts } from "../game.ts";
import type { Spot, TableLayout } from "./lay-out-table.ts";
import { BETS, type BetName, type BetState, type RoundState } from "./round-state.ts";
import own from "./table-labels.module.css";

/** Names of hands and bets, amounts and results beside cards and chips. For screen readers each hand is one image, named after its cards. */
export class TableLabels {
  readonly #parts: GameParts;
  readonly #layer = element("div", { class: styles.layer });

  constructor(parts: GameParts) {
    this.#parts = parts;
    parts.board.overlay.append(this.#layer);
  }

  show({ player, dealer, bets, bonusMinor }: RoundState, layout: TableLayout): void {
    const { t, money } = this.#parts;
    const labels: HTMLElement[] = [];
    if (player) {
      const cards = cardNames(player.cards, t);
      const hand = this.#hand(player.hand);
      labels.push(
        dealer
          ? this.#name(
              t("three_dealer_cards", { cards: cardNames(dealer.cards, t), hand: this.#dealt(dealer) }),
              this.#dealt(dealer),
              layout.dealer,
              dealer.qualifies,
            )
          : this.#hidden(layout.dealer),
        this.#name(t("three_your_cards", { cards, hand }), hand, layout.player, true),
      );
    }
    for (const bet of BETS) labels.push(...this.#bet(bet, bets[bet], layout.spots[bet]));
    if (bonusMinor > 0n) {
      const { x, y, side } = layout.spots.ante;
      const text = t("three_bonus", { amount: money(bonusMinor) });
      labels.push(this.#at(element("span", { class: own.bonus, text }), x, y - side * 0.62));
    }
    this.#layer.replaceChildren(...labels);
  }

  #dealt({ hand, qualifies }: NonNullable<RoundState["dealer"]>): string {
    return qualifies ? this.#hand(hand) : this.#parts.t("three_out");
  }

  #hand(hand: ThreeCardHand): string {
    return this.#parts.t(`three_hand_${hand}`);
  }

  #hidden({ x, y }: HandRoom): HTMLElement {
    const name = this.#parts.t("three_dealer_hidden");
    return this.#at(
      element("span", { class: own.hidden, attributes: { role: "img" }, aria: { label: name } }),
      x,
      y,
    );
  }

  /** A hand's name on the corner of its last card. */
  #name(name: string, text: string, room: HandRoom, isStrong: boolean): HTMLElement {
    const label = element(
      "span",
      {
        class: `${styles.total} ${own.hand}`,
        attributes: { role: "img", "data-out": String(!isStrong) },
        aria: { label: name },
      },
      [text],
    );
    return this.#at(label, room.x + fanWidth(3, room) / 2 - 10, room.y - room.height / 2 + 8);
  }

  #bet(bet: BetName, state: BetState | undefined, { x, y, side }: Spot): HTMLElement[] {
    const { t, money } = this.#parts;
    const name = t(`three_${bet}`);
    const text = state ? `${name} ${money(state.amountMinor)}` : name;
    const labels = [
      this.#at(
        element("span", {
          class: own.bet,
          text,
          attributes: { "data-on": String(state !== undefined) },
          aria: { hidden: true },
        }),
        x,
        y + side * 0.5 + 34,
      ),
    ];
    if (!state?.result) return labels;
    const result = state.result === "won" ? money(state.paidMinor) : t(`hand_${state.result}`);
    const words = {
      bet: name,
      amount: money(state.amountMinor),
      result: state.result === "won" ? `${t("hand_won")} ${result}` : result,
    };
    labels.push(
      this.#at(
        element("span", {
          class: styles.result,
          text: result,
          attributes: { role: "img", "data-result": state.result },
          aria: { label: t("three_bet", words) },
        }),
        x,
        y,
      ),
    );
    return labels;
  }

  #at(label: HTMLElement, x: number, y: number): HTMLElement {
    label.style.left = `calc(var(--unit) * ${x.toFixed(1)})`;
    label.style.top = `calc(var(--unit) * ${y.toFixed(1)})`;
    return label;
  }
}
