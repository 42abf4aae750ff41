import { element } from "../controls/element.ts";
import kit from "../controls/kit.module.css";
import type { GreatGrade } from "../round/celebration.ts";
import styles from "./sign.module.css";
import type { Taps } from "./tally.ts";

/** The content of a sign over the darkened stage. */
export type SignParts = {
  title: string;
  line?: string;
  /** The amount, which may count up. */
  amount?: string;
  /** How to continue. */
  hint: string;
  /** Shown between line and amount. */
  picture?: Element;
  /** Title and amount are close together, because no symbols are lifted between them. */
  together?: boolean;
  /** Without colour, for a return that is no win. */
  quiet?: boolean;
};

/** A sign across the whole board that closes when tapped. It is hidden from screen readers, which announce the result line instead. */
export class Sign {
  readonly #board: HTMLElement;
  readonly #root: HTMLElement;
  readonly #title: HTMLElement;
  readonly #line: HTMLElement;
  readonly #amount: HTMLElement;
  readonly #stand: HTMLElement;

  constructor(board: HTMLElement, taps: Taps, parts: SignParts) {
    const { title, line, amount, hint, picture, together, quiet } = parts;
    this.#board = board;
    this.#title = element("strong", { class: styles.title, text: title });
    this.#line = element("span", { class: styles.line, text: line ?? "" });
    this.#amount = element("span", { class: `${kit.plate} ${styles.amount}`, text: amount ?? "" });
    this.#stand = element("div", { class: styles.stand }, [this.#amount]);
    const [head, foot] = [styles.head, styles.foot].map((name) => element("div", { class: name }));
    head?.append(this.#title, this.#line);
    foot?.append(
      ...(picture ? [picture] : []),
      this.#stand,
      element("span", { class: styles.hint, text: hint }),
    );
    this.#root = element(
      "div",
      {
        class: styles.sign,
        aria: { hidden: true },
        attributes: { "data-quiet": quiet, "data-together": together },
        on: { click: () => taps.tap() },
      },
      [head, foot],
    );
    board.append(this.#root);
    // A style raises the stage above the other HTML on the board while the sign is shown.
    board.dataset.sign = "true";
  }

  write({ title, line, amount }: Partial<Pick<SignParts, "title" | "line" | "amount">>): void {
    if (title !== undefined && title !== this.#title.textContent) {
      this.#title.textContent = title;
      // Restarts the animation for a new title.
      for (const animation of this.#title.getAnimations()) {
        animation.cancel();
        animation.play();
      }
    }
    if (line !== undefined) this.#line.textContent = line;
    if (amount !== undefined) this.#amount.textContent = amount;
  }

  /** Sets the sign's grade. Style sheets draw higher grades larger. From "great" on, the mascot stands on the amount. */
  raise(grade: GreatGrade, mascot: string): void {
    this.#root.dataset.grade = grade;
    if (grade === "big" || this.#stand.querySelector("img")) return;
    const figure = element("img", { class: styles.mascot, attributes: { src: mascot, alt: "" } });
    figure.addEventListener("error", () => figure.remove());
    this.#stand.prepend(figure);
  }

  async leave(): Promise<void> {
    this.#root.dataset.leaving = "true";
    await Promise.all(this.#root.getAnimations().map(({ finished }) => finished.catch(() => {})));
    this.#root.remove();
    delete this.#board.dataset.sign;
  }
}
