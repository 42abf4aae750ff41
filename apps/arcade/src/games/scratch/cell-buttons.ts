import { element, setAttributes } from "../../controls/element.ts";
import type { CardField } from "./card-field.ts";
import styles from "./cell-buttons.module.css";
import { CARD } from "./paint-card.ts";

/** A button over each field, for keyboards and screen readers. */
export class CellButtons {
  readonly #buttons: HTMLButtonElement[];

  constructor(overlay: HTMLElement, rects: readonly CardField[], press: (cell: number) => void) {
    this.#buttons = rects.map((rect, cell) => {
      const button = element("button", {
        class: styles.cell,
        // A printed field has no foil to scratch, so only screen readers reach it.
        attributes: { type: "button", tabindex: rect.printed ? -1 : undefined },
        on: { click: () => press(cell) },
      });
      button.style.left = `${(rect.x / CARD.width) * 100}%`;
      button.style.top = `${(rect.y / CARD.height) * 100}%`;
      button.style.width = `${(rect.width / CARD.width) * 100}%`;
      button.style.height = `${(rect.height / CARD.height) * 100}%`;
      return button;
    });
    overlay.append(...this.#buttons);
  }

  /** @param open the field is already open, so there is nothing to press. */
  label(cell: number, text: string, open: boolean): void {
    const button = this.#buttons[cell];
    if (!button) return;
    button.setAttribute("aria-label", text);
    setAttributes(button, "aria-", { disabled: open ? true : undefined });
  }

  /** Disables the buttons while there is no card. */
  show(shown: boolean): void {
    for (const button of this.#buttons) button.hidden = !shown;
  }
}
