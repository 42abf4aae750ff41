import { element, icon } from "../../controls/element.ts";
import { StakeLadder } from "../../controls/stake-ladder.ts";
import type { TableGameParts } from "../../tables/table-game.ts";
import styles from "./stake-bar.module.css";

type BarParts = Pick<TableGameParts, "t" | "money" | "sheet"> & {
  /** Called when the player presses the button to take the last seats again, or takes that back. */
  pressAgain(): void;
};

/** The stake of the next seat, and whether the last seats are taken again in the next round. */
export class StakeBar {
  readonly root: HTMLElement;
  readonly #parts: BarParts;
  readonly #ladder: StakeLadder;
  readonly #amount = element("output", { class: styles.amount });
  readonly #steps: readonly HTMLButtonElement[];
  readonly #again: HTMLButtonElement;
  readonly #words = element("p", { class: styles.words });

  constructor(parts: BarParts) {
    this.#parts = parts;
    const { t, sheet } = parts;
    this.#ladder = new StakeLadder(sheet.stakes);
    const step = (name: "minus" | "plus", label: string, by: -1 | 1) =>
      element(
        "button",
        {
          class: styles.step,
          attributes: { type: "button" },
          aria: { label },
          on: {
            click: () => {
              this.#ladder.step(by);
              this.#show();
            },
          },
        },
        [icon(name)],
      );
    this.#steps = [step("minus", t("stake_down"), -1), step("plus", t("stake_up"), 1)];
    this.#again = element("button", {
      class: styles.again,
      text: t("blackjack_same_next"),
      attributes: { type: "button" },
      aria: { pressed: false },
      on: {
        click: () => parts.pressAgain(),
      },
    });
    const [less, more] = this.#steps;
    this.root = element("div", { class: styles.bar }, [
      this.#words,
      element("div", { class: styles.stake }, [less, this.#amount, more]),
      this.#again,
    ]);
    this.#show();
  }

  get stakeMinor(): bigint {
    return this.#ladder.stakeMinor;
  }

  /** Shows on the button whether the next round begins with the player in the same seats. */
  showAgain(isOn: boolean): void {
    this.#again.setAttribute("aria-pressed", String(isOn));
  }

  say(text: string): void {
    this.#words.textContent = text;
  }

  #show(): void {
    this.#amount.textContent = this.#parts.money(this.#ladder.stakeMinor);
    const [less, more] = this.#steps;
    if (less) less.disabled = this.#ladder.isLowest;
    if (more) more.disabled = this.#ladder.isHighest;
  }
}
