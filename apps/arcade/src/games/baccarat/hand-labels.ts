import { BaccaratSide } from "@bellwether/games/mechanics/baccarat/wire.ts";
import { element } from "../../controls/element.ts";
import { cardNames } from "../cards/card-name.ts";
import type { GameParts } from "../game.ts";
import styles from "./hand-labels.module.css";
import type { TableLayout } from "./lay-out-table.ts";
import type { RoundState } from "./round-state.ts";

/** The name and the points above each hand. A dealt hand is one picture with a name that lists its cards. */
export class HandLabels {
  readonly #parts: GameParts;
  readonly #layer = element("div", { class: styles.layer });

  constructor(parts: GameParts) {
    this.#parts = parts;
    parts.board.overlay.append(this.#layer);
  }

  show({ hands, compared }: RoundState, layout: TableLayout): void {
    this.#layer.replaceChildren(
      ...BaccaratSide.options.map((side) => {
        const { cards, points } = hands[side];
        return this.#label(side, {
          ...layout.hands[side].label,
          cards,
          points,
          mood: !compared ? "open" : compared.winner === side ? "won" : "other",
        });
      }),
    );
  }

  #label(
    side: BaccaratSide,
    hand: { x: number; y: number; cards: readonly string[]; points: number; mood: string },
  ): HTMLElement {
    const { t } = this.#parts;
    const { cards, points, mood } = hand;
    const name = t(`baccarat_${side}`);
    const isDealt = cards.length > 0;
    const label = element(
      "p",
      {
        class: styles.hand,
        attributes: { "data-side": side, "data-mood": mood, ...(isDealt && { role: "img" }) },
        aria: isDealt
          ? { label: t("baccarat_hand", { side: name, cards: cardNames(cards, t), points }) }
          : {},
      },
      [
        element("span", { class: styles.name, text: name }),
        isDealt ? element("b", { class: styles.points, text: String(points) }) : undefined,
      ],
    );
    label.style.left = `calc(var(--unit) * ${hand.x.toFixed(1)})`;
    label.style.top = `calc(var(--unit) * ${hand.y.toFixed(1)})`;
    return label;
  }
}
