import { element } from "../../controls/element.ts";
import type { GameTexts } from "../../texts/texts.ts";
import styles from "./show-facts.module.css";

/** A past result in short; `label` says it in words. */
export type ShowResult = { text: string; label: string; tone: string };

const SHOWN = 10;

/** The last results of a show, the newest first. A note says that they foretell nothing. */
export class ShowFacts {
  readonly #place: HTMLElement;
  readonly #t: GameTexts;
  #results: readonly ShowResult[] = [];

  constructor(place: HTMLElement, t: GameTexts) {
    this.#place = place;
    this.#t = t;
    // A phone in landscape has no room beside the picture.
    place.dataset.landscape = "hidden";
  }

  show(results: readonly ShowResult[]): void {
    this.#results = results;
    this.showIn(this.#place);
  }

  showIn(place: HTMLElement): void {
    const t = this.#t;
    const list = this.#results
      .slice(0, SHOWN)
      .map(({ text, label, tone }) =>
        element("li", { class: styles.result, attributes: { "data-tone": tone } }, [
          element("span", { text, aria: { hidden: true } }),
          element("span", { class: styles.label, text: label }),
        ]),
      );
    place.replaceChildren(
      element("h2", { class: styles.heading, text: t("show_last") }),
      element("ol", { class: styles.list, aria: { label: t("show_last") } }, list),
      element("p", { class: styles.note, text: t("show_note") }),
    );
  }
}
