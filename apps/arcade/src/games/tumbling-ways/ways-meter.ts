import { element } from "../../controls/element.ts";
import kit from "../../controls/kit.module.css";
import type { GameTexts } from "../../texts/texts.ts";
import stepStyles from "../slots/multiplier-step.module.css";
import styles from "./ways-meter.module.css";

/** The number of ways and the steps of the multiplier above the reels. The steps reached are lit. */
export class WaysMeter {
  readonly #ways = element("div", { class: `${kit.plate} ${styles.ways}` });
  readonly #ladder = element("div", { class: styles.ladder });
  readonly #t: GameTexts;
  #steps: { multiplier: number; lamp: HTMLElement }[] = [];
  #shown: readonly number[] = [];

  constructor(overlay: HTMLElement, t: GameTexts) {
    this.#t = t;
    overlay.append(
      element("div", { class: `${kit.middle} ${styles.meter}`, aria: { hidden: true } }, [
        this.#ways,
        this.#ladder,
      ]),
    );
  }

  showWays(ways: number): void {
    this.#ways.textContent = this.#t("ways_to_win", { ways });
  }

  /** Shows the steps of the ladder and marks the current one. A ladder without a multiplier above 1 is hidden. */
  showStep(ladder: readonly number[], multiplier: number): void {
    if (this.#shown !== ladder) this.#build(ladder);
    let now: HTMLElement | undefined;
    for (const { multiplier: step, lamp } of this.#steps) {
      lamp.dataset.state = step === multiplier ? "now" : step < multiplier ? "passed" : "ahead";
      if (step === multiplier) now = lamp;
    }
    // A changed `data-beat` selects another animation name in CSS, so the animation starts again even if the same step stays lit.
    if (now) now.dataset.beat = now.dataset.beat === "one" ? "two" : "one";
  }

  #build(ladder: readonly number[]): void {
    this.#shown = ladder;
    const isNews = ladder.some((multiplier) => multiplier > 1);
    const steps = isNews ? [...new Set(ladder)] : [];
    this.#steps = steps.map((multiplier) => ({
      multiplier,
      lamp: element("span", {
        class: `${stepStyles.step} ${styles.step}`,
        text: this.#t("times", { multiplier }),
      }),
    }));
    this.#ladder.replaceChildren(...this.#steps.map(({ lamp }) => lamp));
  }
}
