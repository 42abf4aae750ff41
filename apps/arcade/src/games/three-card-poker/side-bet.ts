import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import type { BetSpot } from "./lay-out-table.ts";
import styles from "./table-labels.module.css";

/** The button on the side bet's circle. It turns the next round's side bet on or off. The side bet is as high as the ante. */
export class SideBet {
  readonly #parts: GameParts;
  readonly #button: HTMLButtonElement;

  constructor(parts: GameParts, pressed: () => void) {
    this.#parts = parts;
    this.#button = element(
      "button",
      {
        class: styles.side,
        attributes: { type: "button" },
        aria: { pressed: false },
        on: {
          click: () => {
            this.put(!this.isOn);
            parts.sound.play("chip");
            pressed();
          },
        },
      },
      [element("span", { text: "+", aria: { hidden: true } })],
    );
    // The button is outside the overlay, because the overlay lets presses through to the canvas.
    parts.board.section.append(this.#button);
  }

  get isOn(): boolean {
    return this.#button.getAttribute("aria-pressed") === "true";
  }

  put(isOn: boolean): void {
    this.#button.setAttribute("aria-pressed", String(isOn));
  }

  setOpen(isOpen: boolean): void {
    this.#button.disabled = !isOpen;
  }

  /** Sets the button's accessible name, which contains the bet's amount. */
  name(amountMinor: bigint): void {
    const { t, money } = this.#parts;
    this.#button.setAttribute("aria-label", t("three_pair_plus_of", { amount: money(amountMinor) }));
  }

  /** Places the button. `unit` is CSS pixels per design pixel. */
  place({ x, y, side }: BetSpot, unit: number): void {
    const { style } = this.#button;
    style.left = `${x * unit}px`;
    style.top = `${y * unit}px`;
    style.width = `${side * unit}px`;
    style.height = `${side * unit}px`;
    style.setProperty("--unit", `${unit}px`);
  }
}
