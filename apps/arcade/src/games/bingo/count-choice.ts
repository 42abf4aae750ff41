import { element } from "../../controls/element.ts";
import paper from "../draws/paper.module.css";

/** A row of buttons, one of which is chosen. */
export class CountChoice {
  readonly root = element("div", { class: paper.choices, attributes: { role: "group" } });
  readonly #counts: readonly number[];
  readonly #changed: () => void;
  #count: number;

  /** `count` is chosen first. `changed` is called when the player has chosen another one. */
  constructor(label: string, counts: readonly number[], count: number, changed: () => void) {
    this.#counts = counts;
    this.#count = count;
    this.#changed = changed;
    this.root.setAttribute("aria-label", label);
  }

  get count(): number {
    return this.#count;
  }

  /** Shows the choices; those above `most` cannot be chosen. */
  show(most: number): void {
    this.#count = Math.max(1, Math.min(this.#count, most));
    const focused = [...this.root.children].indexOf(document.activeElement as Element);
    this.root.replaceChildren(
      ...this.#counts.map((count) =>
        element("button", {
          class: paper.choice,
          text: String(count),
          attributes: { type: "button", disabled: count > most },
          aria: { pressed: count === this.#count },
          on: {
            click: () => {
              this.#count = count;
              this.#changed();
            },
          },
        }),
      ),
    );
    if (focused >= 0) (this.root.children[focused] as HTMLElement | undefined)?.focus();
  }
}
