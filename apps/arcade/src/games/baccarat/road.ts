import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import { buildBead } from "./bead.ts";
import type { RoadPlace } from "./lay-out-table.ts";
import styles from "./road.module.css";
import type { ComparedHands } from "./round-state.ts";

/** The bead plate: one bead per round since the game was opened, filled column by column from the left. It does not predict the next round. */
export class Road {
  readonly #parts: GameParts;
  readonly #list: HTMLElement;
  #beads: HTMLElement[] = [];
  #place: RoadPlace;

  constructor(parts: GameParts, place: RoadPlace) {
    this.#parts = parts;
    this.#place = place;
    this.#list = element("ol", { class: styles.road, aria: { label: parts.t("baccarat_road") } });
    parts.board.section.append(this.#list);
  }

  add(compared: ComparedHands): void {
    this.#beads.push(buildBead(compared, this.#parts.t));
    this.#show();
  }

  /** Places the plate. `unit` is CSS pixels per design pixel. */
  put(place: RoadPlace, unit: number): void {
    this.#place = place;
    const { style } = this.#list;
    style.left = `${place.x * unit}px`;
    style.top = `${place.y * unit}px`;
    style.setProperty("--bead", `${place.bead * unit}px`);
    style.setProperty("--rows", String(place.rows));
    style.setProperty("--columns", String(place.columns));
    this.#show();
  }

  /** Shows the beads. When the plate is full, the oldest columns are left out. */
  #show(): void {
    const { rows, columns } = this.#place;
    const isOver = this.#beads.length - rows * columns;
    const gone = isOver > 0 ? Math.ceil(isOver / rows) * rows : 0;
    this.#list.replaceChildren(...this.#beads.slice(gone));
  }
}
