import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import styles from "./option-group.module.css";

/** The input of an option group: its caption, its values with their names, and the value chosen first. */
export type Options<Value> = {
  caption: string;
  values: readonly Value[];
  nameOf(value: Value): string;
  chosen: Value;
};

/** Buttons for choosing one of a few values for the next round. */
export class OptionGroup<Value extends string | number> {
  readonly group: HTMLElement;
  readonly #buttons: ReadonlyMap<Value, HTMLButtonElement>;
  #chosen: Value;
  #open = true;

  constructor({ sound }: Pick<GameParts, "sound">, options: Options<Value>, changed: () => void) {
    const { caption, values, nameOf, chosen } = options;
    this.#chosen = chosen;
    this.#buttons = new Map(
      values.map((value) => {
        const click = () => {
          if (value === this.#chosen) return;
          sound.play("chip");
          this.choose(value);
          changed();
        };
        const attributes = { type: "button" };
        return [
          value,
          element("button", { class: styles.option, text: nameOf(value), attributes, on: { click } }),
        ];
      }),
    );
    this.group = element(
      "div",
      { class: styles.group, attributes: { role: "group" }, aria: { label: caption } },
      [
        element("span", { class: styles.caption, text: caption, aria: { hidden: true } }),
        element("div", { class: styles.options }, [...this.#buttons.values()]),
      ],
    );
    this.#show();
  }

  get chosen(): Value {
    return this.#chosen;
  }

  choose(value: Value): void {
    this.#chosen = value;
    this.#show();
  }

  setOpen(open: boolean): void {
    this.#open = open;
    this.#show();
  }

  #show(): void {
    for (const [value, button] of this.#buttons) {
      button.setAttribute("aria-pressed", String(value === this.#chosen));
      button.disabled = !this.#open;
    }
  }
}

/** Wraps groups so that they are below each other on a phone, otherwise beside each other. */
export function optionRows(groups: readonly HTMLElement[]): HTMLElement {
  return element("div", { class: styles.rows }, [...groups]);
}
