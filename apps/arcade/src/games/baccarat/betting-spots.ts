import type { BaccaratLayout, BaccaratSpot } from "@bellwether/games/mechanics/baccarat/wire.ts";
import { element } from "../../controls/element.ts";
import type { ChipTable } from "../chips/chip-table.ts";
import { PlacedChips } from "../chips/placed-chips.ts";
import type { GameParts } from "../game.ts";
import styles from "./betting-spots.module.css";
import type { TableLayout } from "./lay-out-table.ts";
import type { EndedBet } from "./round-state.ts";

type Spot = BaccaratLayout["spots"][number];

/** The five betting spots. Each spot is a button that shows its name, its pay and its chip. */
export class BettingSpots {
  readonly #parts: GameParts;
  readonly #layout: BaccaratLayout;
  readonly #chips: ChipTable;
  readonly #group: HTMLElement;
  readonly #buttons: ReadonlyMap<BaccaratSpot, HTMLButtonElement>;
  readonly #placed: PlacedChips;

  constructor(
    parts: GameParts,
    layout: BaccaratLayout,
    chips: ChipTable,
    pressed: (spot: BaccaratSpot) => void,
  ) {
    this.#parts = parts;
    this.#layout = layout;
    this.#chips = chips;
    this.#buttons = new Map(layout.spots.map((each) => [each.spot, this.#build(each, pressed)]));
    this.#placed = new PlacedChips(parts.sheet.stakes, styles.chip, (chip, spot) =>
      this.#buttons.get(spot as BaccaratSpot)?.append(chip),
    );
    this.#group = element(
      "div",
      { class: styles.spots, attributes: { role: "group" }, aria: { label: parts.t("table") } },
      [...this.#buttons.values()],
    );
    parts.board.section.append(this.#group);
    this.showChips();
  }

  setOpen(open: boolean): void {
    this.#group.dataset.open = String(open);
  }

  /** Places the buttons. `unit` is CSS pixels per design pixel. */
  put(places: TableLayout["spots"], unit: number): void {
    for (const [spot, { style }] of this.#buttons) {
      const { x, y, width, height } = places[spot];
      style.left = `${x * unit}px`;
      style.top = `${y * unit}px`;
      style.width = `${width * unit}px`;
      style.height = `${height * unit}px`;
    }
  }

  /** Draws the chips and updates the accessible names of the spots. */
  showChips(): void {
    const { t, money } = this.#parts;
    for (const { spot, pays } of this.#layout.spots) {
      const amountMinor = this.#chips.amountOn(spot);
      const words = { spot: t(`baccarat_${spot}`), pays, amount: money(amountMinor) };
      const name = t(amountMinor > 0n ? "bet_placed" : "bet_on", words);
      this.#buttons.get(spot)?.setAttribute("aria-label", name);
      this.#placed.show(spot, amountMinor);
    }
  }

  /** Shows the result of a bet. A winning spot is lit. The payout is written on a chip that won or was returned, and a losing chip disappears. */
  showEnded(spot: BaccaratSpot, { result, paidMinor }: EndedBet): void {
    this.#buttons.get(spot)?.setAttribute("data-result", result);
    this.#placed.end(spot, result, result === "lost" ? undefined : this.#parts.money(paidMinor));
  }

  clearResult(): void {
    for (const button of this.#buttons.values()) button.removeAttribute("data-result");
  }

  #build({ spot, pays }: Spot, pressed: (spot: BaccaratSpot) => void): HTMLButtonElement {
    const { t } = this.#parts;
    return element(
      "button",
      {
        class: styles.spot,
        attributes: { type: "button", "data-spot": spot },
        on: { click: () => pressed(spot) },
      },
      [
        element("span", { class: styles.name, text: t(`baccarat_${spot}`) }),
        element("span", { class: styles.pays, text: t("pays_to_one", { pays }) }),
      ],
    );
  }
}
