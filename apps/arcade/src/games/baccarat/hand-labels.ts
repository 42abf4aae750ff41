import { BaccaratSide } from "@bellwether/games/mechanics/baccarat/wire.ts";
import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import { putAt } from "../../stage/put-at.ts";
import { cardNames } from "../cards/card-name.ts";
import styles from "./hand-labels.module.css";
import type { TableLayout } from "./lay-out-table.ts";
import type { BaccaratRound } from "./round-state.ts";

/** The labels with the name and the points above each hand. For screen readers, a dealt hand is one image named after its cards. */
export function handLabels(
  { t }: Pick<GameParts, "t">,
  { hands, compared }: BaccaratRound,
  layout: Pick<TableLayout, "hands">,
): HTMLElement[] {
  return BaccaratSide.options.map((side) => {
    const { cards, points } = hands[side];
    const name = t(`baccarat_${side}`);
    const isDealt = cards.length > 0;
    const mood = !compared ? "open" : compared.winner === side ? "won" : "other";
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
    const { x, y } = layout.hands[side].label;
    return putAt(label, x, y);
  });
}
