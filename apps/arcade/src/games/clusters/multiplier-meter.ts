import { element } from "../../controls/element.ts";
import kit from "../../controls/kit.module.css";
import type { GameTexts } from "../../texts/texts.ts";
import stepStyles from "../slots/multiplier-step.module.css";
import styles from "./multiplier-meter.module.css";

/** The steps of the multiplier above the grid; those reached are highlighted. */
export class MultiplierMeter {
  readonly #steps: { multiplier: number; lamp: HTMLElement }[];

  constructor(overlay: HTMLElement, multipliers: readonly number[], t: GameTexts) {
    this.#steps = multipliers.map((multiplier) => ({
      multiplier,
      lamp: element("span", { class: `${stepStyles.step} ${styles.step}`, text: t("times", { multiplier }) }),
    }));
    const lamps = this.#steps.map(({ lamp }) => lamp);
    overlay.append(element("div", { class: `${kit.middle} ${styles.meter}`, aria: { hidden: true } }, lamps));
    this.show(multipliers[0] ?? 1);
  }

  show(multiplier: number): void {
    for (const { multiplier: step, lamp } of this.#steps) {
      lamp.dataset.state = step === multiplier ? "now" : step < multiplier ? "passed" : "ahead";
    }
  }
}
