import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import { Stepper } from "../cards/stepper.ts";
import styles from "./coin-rail.module.css";

/** The stepper for the number of coins, and the hint button. */
export class CoinRail {
  readonly #stepper: Stepper;
  readonly #hint: HTMLButtonElement;
  #value = "";
  #askHint: (() => void) | undefined;

  constructor({ buttons, t }: GameParts, maximumCoins: number, changed: () => void) {
    this.#stepper = new Stepper({
      label: t("coins_staked"),
      fewer: t("coins_fewer"),
      more: t("coins_more"),
      text: (index) => `${t("coins", { count: index + 1 })} × ${this.#value}`,
      count: maximumCoins,
      index: maximumCoins - 1,
      changed,
    });
    this.#hint = element("button", {
      class: styles.hint,
      text: t("hint"),
      attributes: { type: "button" },
      aria: { disabled: true },
      on: { click: () => this.#askHint?.() },
    });
    buttons.append(element("div", { class: styles.rail }, [this.#stepper.view, this.#hint]));
  }

  get coins(): number {
    return this.#stepper.index + 1;
  }

  put(coins: number): void {
    this.#stepper.put(coins - 1);
  }

  setOpen(open: boolean): void {
    this.#stepper.setOpen(open);
  }

  /** Writes the value of a coin. */
  showValue(value: string): void {
    this.#value = value;
    this.#stepper.show();
  }

  /** Enables the hint button until the returned function is called. */
  offerHint(ask: () => void): () => void {
    this.#askHint = ask;
    this.#hint.removeAttribute("aria-disabled");
    return () => {
      this.#askHint = undefined;
      this.#hint.setAttribute("aria-disabled", "true");
    };
  }
}
