import type { BaccaratLayout } from "@bellwether/games/mechanics/baccarat/wire.ts";
import { element } from "../../controls/element.ts";
import type { TableGameParts } from "../../tables/table-game.ts";
import { BettingSpots } from "../baccarat/betting-spots.ts";
import { spotsInRow, spotsInTwoRows } from "../baccarat/lay-out-table.ts";
import type { ChipTable } from "../chips/chip-table.ts";
import styles from "./live-mat.module.css";

/** A mat at least this wide, in CSS pixels, has all spots in one row. */
const ROW_FROM = 560;
const MAX_ROW_HEIGHT = 170;
const MAX_ROWS_HEIGHT = 236;
const GAP = 8;
/** The height that the roads below the spots need, in CSS pixels. */
const ROADS = 196;

/** The betting spots below the stage. A tall mat has room for the roads below the spots. */
export class LiveMat {
  readonly spots: BettingSpots;
  /** Container for the roads; hidden on a mat without room for them. */
  readonly foot = element("div", { class: styles.foot, attributes: { "data-full": "true" } });
  readonly #mat: HTMLElement;

  constructor(
    parts: TableGameParts,
    layout: BaccaratLayout,
    chips: Pick<ChipTable, "amountOn">,
    place: (spot: string) => void,
    take: (spot: string) => void,
  ) {
    this.#mat = parts.places.mat;
    this.#mat.classList.add(styles.mat ?? "");
    this.spots = new BettingSpots(parts, this.#mat, layout, chips, place, take);
    this.#mat.append(this.foot);
    new ResizeObserver(() => this.#layOut()).observe(this.#mat);
    this.#layOut();
  }

  showChips(): void {
    this.spots.showChips();
  }

  clearResult(): void {
    this.spots.clearResult();
  }

  setOpen(isOpen: boolean): void {
    this.spots.setOpen(isOpen);
  }

  /** One row, or two rows where the mat is narrow: a phone, upright or in landscape. */
  #layOut(): void {
    const { clientWidth: width, clientHeight: height } = this.#mat;
    if (width < 1 || height < 1) return;
    const isRow = width >= ROW_FROM;
    const hasRoads = !isRow && height >= MAX_ROWS_HEIGHT * 0.6 + ROADS;
    const most = isRow ? MAX_ROW_HEIGHT : MAX_ROWS_HEIGHT;
    const high = Math.min(most, height - (hasRoads ? ROADS : 0));
    const y = isRow ? (height - high) / 2 : 0;
    const rect = { x: 0, y, width, height: high };
    this.spots.put(isRow ? spotsInRow(rect) : spotsInTwoRows(rect, GAP), 1);
    this.foot.hidden = !hasRoads;
    this.foot.style.top = `${high + GAP}px`;
  }
}
