import { element } from "../../controls/element.ts";
import kit from "../../controls/kit.module.css";
import styles from "./plate.module.css";

/** The brass plate below the window, with a short text about the latest win. */
export class Plate {
  readonly #view: HTMLElement;

  constructor(overlay: HTMLElement) {
    this.#view = element("div", {
      class: `${kit.plate} ${kit.middle} ${styles.plate}`,
      aria: { hidden: true },
    });
    overlay.append(this.#view);
  }

  say(text: string): void {
    this.#view.textContent = text;
    this.#view.dataset.shown = String(text !== "");
  }
}
