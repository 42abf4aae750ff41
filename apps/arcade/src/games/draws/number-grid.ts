import { element } from "../../controls/element.ts";
import styles from "./number-grid.module.css";

/** How a number looks: marked by the player, drawn, both, or neither. `isNew` is the ball that was drawn last. */
export type NumberMark = { isOwn: boolean; isDrawn: boolean; isNew?: boolean };

type GridParts = {
  /** Numbers from 1 to this. */
  last: number;
  label: string;
  /** A slip of paper has seven columns, and a marked number on it is a filled circle. */
  look?: "paper";
  /** The words of a number for screen readers. */
  nameOf(number: number, mark: NumberMark): string;
  /** Present if the player can mark numbers. */
  toggle?(number: number): void;
};

const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/** All numbers of a draw as a grid of buttons, or of plain cells if nothing can be marked. Arrow keys move from one to the next. */
export class NumberGrid {
  readonly root: HTMLElement;
  readonly #cells: readonly HTMLElement[];
  readonly #parts: GridParts;
  #current = 1;

  constructor(parts: GridParts) {
    this.#parts = parts;
    const { last, toggle } = parts;
    this.#cells = Array.from({ length: last }, (_, index) =>
      toggle
        ? this.#button(index + 1, toggle)
        : element("span", { class: styles.cell, text: String(index + 1) }),
    );
    this.root = element(
      "div",
      {
        class: styles.grid,
        attributes: { role: toggle ? "group" : "img", "data-look": parts.look },
        aria: { label: parts.label },
        on: { keydown: (event) => this.#move(event) },
      },
      [...this.#cells],
    );
    if (toggle) this.#focusable(1);
  }

  /** Shows the marks. `isOpen` allows the player to change them. */
  show(markOf: (number: number) => NumberMark, isOpen: boolean): void {
    for (const [index, cell] of this.#cells.entries()) {
      const mark = markOf(index + 1);
      cell.dataset.mark =
        mark.isOwn && mark.isDrawn ? "both" : mark.isDrawn ? "drawn" : mark.isOwn ? "own" : "none";
      cell.toggleAttribute("data-new", mark.isNew === true);
      if (!this.#parts.toggle) continue;
      cell.setAttribute("aria-pressed", String(mark.isOwn));
      cell.setAttribute("aria-label", this.#parts.nameOf(index + 1, mark));
      cell.setAttribute("aria-disabled", String(!isOpen));
    }
  }

  /** The name of the whole grid: for a grid without buttons, it says what is drawn. */
  name(label: string): void {
    this.root.setAttribute("aria-label", label);
  }

  #button(number: number, toggle: (number: number) => void): HTMLElement {
    return element("button", {
      class: styles.cell,
      text: String(number),
      attributes: { type: "button", tabindex: -1 },
      on: {
        click: (event) => {
          this.#focusable(number);
          const { currentTarget } = event;
          if (currentTarget instanceof HTMLElement && currentTarget.ariaDisabled !== "true") toggle(number);
        },
      },
    });
  }

  #focusable(number: number): void {
    this.#cells[this.#current - 1]?.setAttribute("tabindex", "-1");
    this.#current = number;
    this.#cells[number - 1]?.setAttribute("tabindex", "0");
  }

  #move(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step || !this.#parts.toggle) return;
    const columns = getComputedStyle(this.root).gridTemplateColumns.split(" ").length;
    const next = this.#current + step(columns);
    if (next < 1 || next > this.#parts.last) return;
    event.preventDefault();
    this.#focusable(next);
    this.#cells[next - 1]?.focus();
  }
}
