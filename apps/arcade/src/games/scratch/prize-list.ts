import type { CardLayout } from "@bellwether/contract/studio/game-layout.ts";
import { element } from "../../controls/element.ts";
import type { GameParts } from "../game.ts";
import styles from "./prize-list.module.css";

/** Where the board is wide: what the card can win and how often, beside it. On a phone it stands in the rules. */
export function showPrizes(overlay: HTMLElement, { sheet, t }: Pick<GameParts, "sheet" | "t">): void {
  const { prizes } = sheet.layout as CardLayout;
  const rows = prizes
    .slice(0, 11)
    .map(({ multiple, oneIn }) =>
      element("div", { class: styles.row }, [
        element("dt", { text: t("times", { multiplier: multiple }) }),
        element("dd", { text: t("one_in", { odds: roundedOdds(oneIn) }) }),
      ]),
    );
  overlay.append(
    element("aside", { class: styles.list }, [
      element("h2", { class: styles.heading, text: t("prizes") }),
      element("dl", {}, rows),
    ]),
  );
}

/** Odds as they are read: whole from a hundred on, tenths below. */
export function roundedOdds(oneIn: string): number {
  const odds = Number(oneIn);
  return odds < 100 ? Math.round(odds * 10) / 10 : Math.round(odds);
}
