import { element } from "../../controls/element.ts";
import kit from "../../controls/kit.module.css";
import type { MoneyText } from "../../texts/money-text.ts";
import type { GameTexts } from "../../texts/texts.ts";
import styles from "./feature-bar.module.css";
import type { FeatureState } from "./round-state.ts";

/** The look of the free spins: whether they show a multiplier, and the picture of the book's symbol. */
export type FeatureLook = {
  multiplies: boolean;
  picture: string | undefined;
};

/** The bar above the reels during free spins: the spin's number, the multiplier, and the total win so far. */
export class FeatureBar {
  readonly #root: HTMLElement;
  readonly #t: GameTexts;
  readonly #money: MoneyText;
  readonly #figures: { spin: HTMLElement; multiplier: HTMLElement; total: HTMLElement };

  constructor(board: HTMLElement, t: GameTexts, money: MoneyText, { multiplies, picture }: FeatureLook) {
    this.#t = t;
    this.#money = money;
    const figure = (name: string) => {
      const amount = element("strong", { class: styles.amount });
      const view = element("span", { class: styles.figure }, [
        element("span", { class: styles.name, text: name }),
        amount,
      ]);
      return { amount, view };
    };
    const spin = figure(t("free_spins"));
    const multiplier = figure(t("multiplier"));
    const total = figure(t("feature_total"));
    this.#figures = { spin: spin.amount, multiplier: multiplier.amount, total: total.amount };
    this.#root = element(
      "div",
      { class: `${kit.plate} ${kit.middle} ${styles.bar}`, aria: { hidden: true } },
      [
        picture && element("img", { class: styles.picture, attributes: { src: picture, alt: "" } }),
        spin.view,
        multiplies ? multiplier.view : undefined,
        total.view,
      ],
    );
    board.append(this.#root);
  }

  show({ spin, total, multiplier, wonMinor }: FeatureState): void {
    this.#figures.spin.textContent = `${spin} / ${total}`;
    this.#figures.multiplier.textContent = this.#t("times", { multiplier });
    this.#figures.total.textContent = this.#money(wonMinor);
  }

  remove(): void {
    this.#root.remove();
  }
}
