import { element } from "../controls/element.ts";
import type { GameTexts } from "../texts/texts.ts";
import styles from "./masthead.module.css";
import { saleTimeParts, spokenMinute } from "./time-text.ts";

/** A countdown in plates of two digits. It is read out only 10, 5 and 1 minute before its end; between these minutes the spoken text is empty. */
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
    const minute = spokenMinute(leftMs);
    if (minute === this.#said) return;
    this.#said = minute;
    this.#spoken.textContent = minute === undefined ? "" : this.#t("draw_minutes_left", { minutes: minute });
  }
}
