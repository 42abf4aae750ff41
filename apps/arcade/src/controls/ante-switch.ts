import type { AnteBet } from "@bellwether/contract/studio/game-sheet.ts";
import type { MoneyText } from "../texts/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";
import { raisedMinor } from "./ante-price.ts";
import styles from "./ante-switch.module.css";
import { element } from "./element.ts";

/** The switch of the ante bet, with what a spin then costs and how often it brings free spins. It is off until the player turns it on. */
export class AnteSwitch {
  readonly #anteBet: AnteBet;
  readonly #t: GameTexts;
  readonly #money: MoneyText;
  readonly #costs = element("span", { class: styles.costs });
  readonly #button: HTMLButtonElement;

  constructor(
    parent: HTMLElement,
    anteBet: AnteBet,
    t: GameTexts,
    money: MoneyText,
    turn: (isOn: boolean) => void,
  ) {
    this.#anteBet = anteBet;
    this.#t = t;
    this.#money = money;
    this.#button = element(
      "button",
      {
        class: styles.switch,
        attributes: { type: "button", role: "switch" },
        aria: { checked: false },
      },
      [
        element("span", { class: styles.track, aria: { hidden: true } }),
        element("span", { class: styles.words }, [
          element("span", { class: styles.name, text: t("ante_bet") }),
          this.#costs,
        ]),
      ],
    );
    this.#button.addEventListener("click", () => turn(this.#button.getAttribute("aria-checked") !== "true"));
    parent.append(this.#button);
  }

  show(isOn: boolean, mayTurn: boolean): void {
    this.#button.setAttribute("aria-checked", String(isOn));
    this.#button.disabled = !mayTurn;
  }

  showStake(stakeMinor: bigint): void {
    this.#costs.textContent = anteCosts(this.#anteBet, stakeMinor, this.#t, this.#money);
  }
}

/** What a spin costs with the ante bet, and how often free spins come. */
export function anteCosts(anteBet: AnteBet, stakeMinor: bigint, t: GameTexts, money: MoneyText): string {
  return t("ante_costs", {
    amount: money(raisedMinor(stakeMinor, anteBet)),
    with: anteBet.freeSpinsOneIn,
    without: anteBet.freeSpinsOneInWithout,
  });
}
