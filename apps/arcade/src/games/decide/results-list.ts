import { element } from "../../controls/element.ts";
import styles from "./results-list.module.css";

/** The results of the last rounds in words, the newest first, for the sheet of statistics. */
export class ResultsList {
  #lines: readonly { number: number; text: string }[] = [];

  show(lines: readonly { number: number; text: string }[]): void {
    this.#lines = lines;
  }

  showIn(place: HTMLElement): void {
    const rows = this.#lines.map(({ number, text }) =>
      element("li", {}, [element("span", { class: styles.number, text: String(number) }), text]),
    );
    place.replaceChildren(element("ul", { class: styles.results }, rows));
  }
}
