import type { BaccaratLayout, BaccaratSpot } from "@bellwether/games/mechanics/baccarat/wire.ts";
import { element } from "../../controls/element.ts";
import { shortMoney } from "../../money/money-text.ts";
import { chipColour } from "../chips/chip-colour.ts";
import type { ChipTable } from "../chips/chip-table.ts";
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
  readonly #chipViews = new Map<BaccaratSpot, { amountMinor: bigint; view: HTMLElement }>();

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
      this.#showChip(spot, amountMinor);
    }
  }

  /** Shows the result of a bet. A winning spot is lit. The payout is written on a chip that won or was returned, and a losing chip disappears. */
  showEnded(spot: BaccaratSpot, { result, paidMinor }: EndedBet): void {
    const button = this.#buttons.get(spot);
    const chip = this.#chipViews.get(spot)?.view;
    button?.setAttribute("data-result", result);
    chip?.setAttribute("data-result", result);
    if (result === "lost") return;
    chip?.append(element("b", { class: styles.paid, text: this.#parts.money(paidMinor) }));
  }

  clearResult(): void {
    for (const button of this.#buttons.values()) button.removeAttribute("data-result");
  }

  /** Replaces the chip only if its amount has changed, because a new chip is animated. */
  #showChip(spot: BaccaratSpot, amountMinor: bigint): void {
    const known = this.#chipViews.get(spot);
    if (known?.amountMinor === amountMinor && !known.view.dataset.result) return;
    known?.view.remove();
    this.#chipViews.delete(spot);
    if (amountMinor === 0n) return;
    const view = element("span", { class: styles.chip, aria: { hidden: true } }, [
      element("span", { text: shortMoney(amountMinor) }),
    ]);
    view.style.setProperty("--chip", chipColour(this.#parts.sheet.stakes, amountMinor));
    this.#chipViews.set(spot, { amountMinor, view });
    this.#buttons.get(spot)?.append(view);
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
