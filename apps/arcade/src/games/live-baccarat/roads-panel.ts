import { element } from "../../controls/element.ts";
import type { GameTexts } from "../../texts/texts.ts";
import { buildBead } from "../baccarat/bead.ts";
import type { ComparedHands } from "../baccarat/round-state.ts";
import { bigRoad } from "./big-road.ts";
import styles from "./roads-panel.module.css";

/** The number of results on a low strip, and of columns of the big road. */
const ON_STRIP = 6;
const COLUMNS = 9;

/** The last rounds as bead plate and big road, with the number of wins of each side. A note says that they do not predict the next round. */
export class RoadsPanel {
  readonly #places: readonly HTMLElement[];
  readonly #t: GameTexts;
  /** The results, the oldest first. */
  #results: readonly ComparedHands[] = [];
  #shown = "";

  constructor(places: readonly HTMLElement[], t: GameTexts) {
    this.#places = places;
    this.#t = t;
  }

  /** @param results the newest first; `key` changes with them. */
  show(results: readonly ComparedHands[], key: string): void {
    if (key === this.#shown) return;
    this.#shown = key;
    this.#results = results.toReversed();
    for (const place of this.#places) this.showIn(place);
  }

  showIn(place: HTMLElement): void {
    const t = this.#t;
    const beads = (results: readonly ComparedHands[], name: string | undefined) =>
      element(
        "ol",
        { class: name, aria: { label: t("baccarat_road") } },
        results.map((result) => buildBead(result, t)),
      );
    place.replaceChildren(
      beads(this.#results.slice(-ON_STRIP), styles.strip),
      element("div", { class: styles.panel }, [
        element("div", { class: styles.roads }, [
          element("div", {}, [
            element("h2", { class: styles.heading, text: t("live_bead_plate") }),
            beads(this.#results, styles.plate),
          ]),
          element("div", {}, [
            element("h2", { class: styles.heading, text: t("live_big_road") }),
            this.#bigRoad(),
          ]),
        ]),
        element("p", { class: styles.counts, text: this.#counts() }),
        element("p", { class: styles.note, text: t("live_deals_note") }),
      ]),
    );
  }

  /** The last columns of the big road. It is hidden from screen readers, which read the bead plate. */
  #bigRoad(): HTMLElement {
    const cells = bigRoad(this.#results.map(({ winner }) => winner));
    const last = Math.max(0, ...cells.map(({ column }) => column));
    const first = Math.max(0, last - COLUMNS + 1);
    return element(
      "div",
      { class: styles.big, aria: { hidden: true } },
      cells
        .filter(({ column }) => column >= first)
        .map(({ column, row, winner, ties }) => {
          const cell = element(
            "span",
            { class: styles.cell, attributes: { "data-winner": winner, "data-tie": String(ties > 0) } },
            [this.#t("baccarat_letter", { winner })],
          );
          cell.style.gridColumn = String(column - first + 1);
          cell.style.gridRow = String(row + 1);
          return cell;
        }),
    );
  }

  #counts(): string {
    const count = (winner: ComparedHands["winner"]) =>
      `${this.#t(`baccarat_${winner}`)} ${this.#results.filter((result) => result.winner === winner).length}`;
    return [count("player"), count("banker"), count("tie")].join(" · ");
  }
}
