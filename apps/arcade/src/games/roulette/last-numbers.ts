import { element } from "../../controls/element.ts";
import type { GameTexts } from "../../texts/texts.ts";
import styles from "./last-numbers.module.css";

type Color = "red" | "black" | "green";

const KEPT = 10;

/** The last numbers since the game was opened, newest first, at most ten. They do not predict the next number. */
export class LastNumbers {
  readonly #list: HTMLElement;
  readonly #t: GameTexts;

  constructor(board: HTMLElement, t: GameTexts) {
    this.#t = t;
    this.#list = element("ol", { class: styles.list, aria: { label: t("last_numbers") } });
    board.append(this.#list);
  }

  add(pocket: number, color: Color): void {
    const label = this.#t("ball_landed", { pocket: String(pocket), color });
    const number = element(
      "li",
      { class: styles.number, attributes: { "data-colour": color }, aria: { label } },
      [String(pocket)],
    );
    this.#list.prepend(number);
    while (this.#list.childElementCount > KEPT) this.#list.lastElementChild?.remove();
  }
}
