import type { LaidSelection } from "@bellwether/games/bookmaking/slip-wire.ts";
import { element } from "../../controls/element.ts";
import { shortMoney } from "../../texts/money-text.ts";
import type { GameTexts } from "../../texts/texts.ts";
import type { ChipSpots } from "../chips/chip-betting.ts";
import type { ChipTable } from "../chips/chip-table.ts";
import styles from "./odds-buttons.module.css";
import { oddsText } from "./odds-text.ts";

/** The names of a selection: `short` stands on its button, and `full` stands on the slip and is read aloud. */
export type SelectionName = { short: string; full: string };

/** The odds buttons of a game with a bet slip. A button adds a chip to the selection; it shows the amount that is on it. */
export class OddsButtons implements ChipSpots {
  readonly #chips: ChipTable;
  readonly #buttons: ReadonlyMap<string, HTMLButtonElement>;

  constructor(
    selections: readonly LaidSelection[],
    nameOf: (spot: string) => SelectionName,
    chips: ChipTable,
    t: GameTexts,
    press: (spot: string) => void,
  ) {
    this.#chips = chips;
    this.#buttons = new Map(
      selections.map(({ spot, oddsHundredths }) => {
        const { short, full } = nameOf(spot);
        const odds = oddsText(oddsHundredths);
        const button = element(
          "button",
          {
            class: styles.odds,
            attributes: { type: "button", "data-spot": spot },
            aria: { label: t("slip_odds_of", { name: full, odds }), pressed: false },
            on: { click: () => press(spot) },
          },
          [
            element("span", { class: styles.name, text: short }),
            element("strong", { class: styles.figure, text: odds }),
            element("span", { class: styles.amount, aria: { hidden: true } }),
          ],
        );
        return [spot, button];
      }),
    );
  }

  /** The button of a selection. Throws a RangeError for a selection that the layout does not have. */
  button(spot: string): HTMLButtonElement {
    const button = this.#buttons.get(spot);
    if (!button) throw new RangeError(`no selection ${spot}`);
    return button;
  }

  showChips(): void {
    for (const [spot, button] of this.#buttons) {
      const amountMinor = this.#chips.amountOn(spot);
      button.setAttribute("aria-pressed", String(amountMinor > 0n));
      const amount = button.lastElementChild;
      if (amount) amount.textContent = amountMinor > 0n ? shortMoney(amountMinor) : "";
    }
  }

  setOpen(isOpen: boolean): void {
    for (const button of this.#buttons.values()) button.disabled = !isOpen;
  }

  /** Marks the selections that have won. */
  showWinners(hasWon: (spot: string) => boolean): void {
    for (const [spot, button] of this.#buttons) button.toggleAttribute("data-won", hasWon(spot));
  }

  clearResult(): void {
    this.showWinners(() => false);
  }
}
