import { element } from "../../controls/element.ts";
import type { GameTexts } from "../../texts/texts.ts";
import styles from "./crash.module.css";
import { multiplierText } from "./multiplier-text.ts";

/** The crash points of the last runs, the newest first. */
export class LastRuns {
  readonly #place: HTMLElement;
  readonly #t: GameTexts;
  #points: readonly number[] = [];

  constructor(place: HTMLElement, t: GameTexts) {
    this.#place = place;
    this.#t = t;
  }

  show(points: readonly number[]): void {
    if (points.join() === this.#points.join() && points.length > 0) return;
    this.#points = points;
    this.#place.replaceChildren(this.#list());
  }

  /** The list with a note that it foretells nothing. */
  showIn(place: HTMLElement): void {
    const list = this.#list();
    list.dataset.all = "true";
    place.replaceChildren(list, element("p", { text: this.#t("crash_last_note") }));
  }

  #list(): HTMLElement {
    const entries = this.#points.map((point) =>
      element("li", {
        class: styles.past,
        text: `${multiplierText(point)}×`,
        attributes: { "data-size": point < 200 ? "low" : point < 1_000 ? "middle" : "high" },
      }),
    );
    return element("ol", { class: styles.last, aria: { label: this.#t("crash_last") } }, entries);
  }
}
