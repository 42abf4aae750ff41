import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { element } from "../controls/element.ts";
import type { GameTexts } from "../texts/texts.ts";
import styles from "./masthead.module.css";
import { saleTimeParts } from "./time-text.ts";

/** The minutes before the close at which the countdown is read out. */
const SPOKEN_MINUTES = [10, 5, 1];

/** A countdown in plates of two digits. It is read out only 10, 5 and 1 minute before its end. */
export class SaleCountdown {
  readonly root: HTMLElement;
  readonly #t: GameTexts;
  readonly #plates = element("span", { class: styles.plates, aria: { hidden: true } });
  readonly #spoken = element("span", { class: styles.spoken, attributes: { role: "status" } });
  #said: number | undefined;

  constructor(t: GameTexts) {
    this.#t = t;
    this.root = element("p", { class: styles.countdown }, [
      element("span", { text: t("draw_closes_in") }),
      this.#plates,
      this.#spoken,
    ]);
  }

  show(leftMs: number): void {
    const parts = saleTimeParts(leftMs);
    if (this.#plates.childElementCount !== parts.length)
      this.#plates.replaceChildren(...parts.map(() => element("b", { class: styles.plate })));
    for (const [place, text] of parts.entries()) {
      const plate = this.#plates.children[place];
      if (plate && plate.textContent !== text) plate.textContent = text;
    }
    const minute = SPOKEN_MINUTES.find((minutes) => Math.ceil(leftMs / MINUTE_MS) === minutes);
    if (minute === undefined || minute === this.#said) return;
    this.#said = minute;
    this.#spoken.textContent = this.#t("draw_minutes_left", { minutes: minute });
  }
}
