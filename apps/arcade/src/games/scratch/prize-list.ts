import { toTenths } from "@bellwether/contract/to-tenths.ts";
import { CardLayout } from "@bellwether/games/scratch-cards/card-layout.ts";
import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import styles from "./prize-list.module.css";

/** With more rows the list takes two columns, and a wider board. */
const ROWS_IN_ONE_COLUMN = 11;

/** Shows every prize and its odds next to the card where the board is wide enough. Elsewhere they are in the rules. */
export function showPrizes(overlay: HTMLElement, { sheet, t }: Pick<GameParts, "sheet" | "t">): void {
  const { prizes } = CardLayout.parse(sheet.layout);
  const rows = prizes.map(({ multiple, oneIn }) =>
    element("div", { class: styles.row }, [
      element("dt", { text: t("times", { multiplier: multiple }) }),
      element("dd", { text: t("one_in", { odds: roundedOdds(oneIn) }) }),
    ]),
  );
  const isLong = prizes.length > ROWS_IN_ONE_COLUMN;
  overlay.append(
    element("aside", { class: styles.list, attributes: { "data-long": isLong } }, [
      element("h2", { class: styles.heading, text: t("prizes") }),
      element("dl", {}, rows),
    ]),
  );
}

/** Formats odds: whole numbers from a hundred on, one decimal below. */
export function roundedOdds(oneIn: string): number {
  const odds = Number(oneIn);
  return odds < 100 ? toTenths(odds) : Math.round(odds);
}
