import { element } from "../../controls/element.ts";
import styles from "./plate.module.css";

/** The brass plate under the window: a word on what was just won, and in a feature its counters. */
export class Plate {
  readonly #view: HTMLElement;
  readonly #text = element("span", { class: styles.text });
  readonly #counters = element("span", { class: styles.counters });

  constructor(overlay: HTMLElement) {
    this.#view = element("div", { class: styles.plate, aria: { hidden: true } }, [
      this.#counters,
      this.#text,
    ]);
    overlay.append(this.#view);
  }

  say(text: string): void {
    this.#text.textContent = text;
    this.#showWhenFilled();
  }

  /** Counters of a feature, as words and figures; none takes them away. */
  count(...counters: string[]): void {
    this.#counters.replaceChildren(...counters.map((text) => element("b", { text })));
    this.#showWhenFilled();
  }

  #showWhenFilled(): void {
    this.#view.dataset.shown = String(
      Boolean(this.#text.textContent) || this.#counters.childElementCount > 0,
    );
  }
}
