import type { VideoPokerLayout, VideoPokerLine } from "@bellwether/games/mechanics/video-poker/wire.ts";
import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import type { MachineLayout } from "./lay-out-machine.ts";
import styles from "./pays-table.module.css";

/** Names of lines with more characters use a smaller font. */
const LONG_NAME = 16;

/** The highlight of a line: `made` by the cards on the board, or `won` when the round pays it. */
export type LineLight = { line: VideoPokerLine; light: "made" | "won" };

/** The pay table on the board: each line's pay in coins for one to five staked coins. */
export class PaysTable {
  readonly #table: HTMLTableElement;
  readonly #rows: ReadonlyMap<VideoPokerLine, HTMLTableRowElement>;

  constructor({ board, t }: GameParts, { lines, maximumCoins }: VideoPokerLayout) {
    const nameOf = (text: string) =>
      element("th", { text, attributes: { scope: "row", "data-long": String(text.length > LONG_NAME) } });
    const coins = Array.from({ length: maximumCoins }, (_, index) => index + 1);
    this.#rows = new Map(
      lines.map(({ line, fiveCoins, fewerCoins }) => [
        line,
        element("tr", {}, [
          nameOf(t(`poker_${line}`)),
          ...coins.map((count) =>
            element("td", { text: String(count * (count === maximumCoins ? fiveCoins : fewerCoins)) }),
          ),
        ]),
      ]),
    );
    const heads = coins.map((count) =>
      element("th", { text: t("coins", { count }), attributes: { scope: "col" } }),
    );
    this.#table = element("table", { class: styles.table, aria: { label: t("paytable") } }, [
      element("thead", { class: styles.spoken }, [
        element("tr", {}, [
          element("th", { text: t("hand_column"), attributes: { scope: "col" } }),
          ...heads,
        ]),
      ]),
      element("tbody", {}, [...this.#rows.values()]),
    ]);
    board.overlay.append(this.#table);
  }

  place({ table: { x, y, width, height, rowHeight } }: MachineLayout): void {
    const { style } = this.#table;
    style.left = `${x}px`;
    style.top = `${y}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.setProperty("--row", `${rowHeight}px`);
    style.setProperty("--size", `${Math.max(10.5, Math.min(19, rowHeight * 0.64, width * 0.04))}px`);
  }

  /** Lights the column of the staked coins. */
  showCoins(coins: number): void {
    this.#table.dataset.coins = String(coins);
  }

  light(lit: LineLight | undefined): void {
    for (const [line, row] of this.#rows) {
      if (lit?.line === line) row.dataset.light = lit.light;
      else delete row.dataset.light;
    }
  }
}
