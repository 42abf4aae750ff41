import { element, icon } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import styles from "./mine-picker.module.css";

/** Chooses the number of mines of the next round, with buttons for fewer and more. */
export class MinePicker {
  readonly group: HTMLElement;
  readonly #parts: GameParts;
  readonly #most: number;
  readonly #value = element("output", { class: styles.value });
  readonly #fewer: HTMLButtonElement;
  readonly #more: HTMLButtonElement;
  #mines: number;
  #open = true;

  constructor(parts: GameParts, mines: number, most: number, changed: () => void) {
    const { t, sound } = parts;
    this.#parts = parts;
    this.#mines = mines;
    this.#most = most;
    const step = (label: string, name: "minus" | "plus", by: number) =>
      element(
        "button",
        {
          class: styles.step,
          attributes: { type: "button", title: label },
          aria: { label },
          on: {
            click: () => {
              sound.play("chip");
              this.choose(this.#mines + by);
              changed();
            },
          },
        },
        [icon(name)],
      );
    this.#fewer = step(t("mines_fewer"), "minus", -1);
    this.#more = step(t("mines_more"), "plus", 1);
    this.group = element(
      "div",
      { class: styles.picker, attributes: { role: "group" }, aria: { label: t("mines") } },
      [this.#fewer, this.#value, this.#more],
    );
    this.#show();
  }

  get mines(): number {
    return this.#mines;
  }

  choose(mines: number): void {
    this.#mines = Math.min(this.#most, Math.max(1, mines));
    this.#show();
  }

  setOpen(open: boolean): void {
    this.#open = open;
    this.#show();
  }

  #show(): void {
    this.#value.textContent = this.#parts.t("mines_count", { count: this.#mines });
    this.#fewer.disabled = !this.#open || this.#mines === 1;
    this.#more.disabled = !this.#open || this.#mines === this.#most;
  }
}
