import { element } from "../../controls/element.ts";
import kit from "../../controls/kit.module.css";
import type { GameTexts } from "../../texts/texts.ts";
import styles from "./boost-meter.module.css";

/** The plate above the grid with the sum of the numbers on it. It glows while they are counted. */
export class BoostMeter {
  readonly #view: HTMLElement;
  readonly #sum: HTMLElement;
  readonly #t: GameTexts;

  constructor(overlay: HTMLElement, t: GameTexts) {
    this.#t = t;
    this.#sum = element("b", { class: styles.sum });
    this.#view = element(
      "div",
      { class: `${kit.plate} ${kit.middle} ${styles.meter}`, aria: { hidden: true } },
      [element("span", { text: t("boosts") }), this.#sum],
    );
    overlay.append(this.#view);
    this.show(0);
  }

  show(sum: number, isCounting = false): void {
    this.#sum.textContent = sum === 0 ? "–" : this.#t("times", { multiplier: sum });
    this.#view.dataset.state = isCounting ? "counts" : sum === 0 ? "none" : "there";
  }
}
