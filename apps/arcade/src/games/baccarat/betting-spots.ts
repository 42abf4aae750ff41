import type { BaccaratLayout, BaccaratSpot } from "@bellwether/games/mechanics/baccarat/wire.ts";
import { element } from "../../controls/element.ts";
import kit from "../../controls/kit.module.css";
import type { GameParts } from "../../play/game.ts";
import type { ChipTable } from "../chips/chip-table.ts";
import { neighbourOf } from "../chips/neighbour-of.ts";
import { PlacedChips } from "../chips/placed-chips.ts";
import styles from "./betting-spots.module.css";
import type { TableLayout } from "./lay-out-table.ts";
import type { EndedBet } from "./round-state.ts";

type Spot = BaccaratLayout["spots"][number];

type SpotsParts = Pick<GameParts, "t" | "money" | "sheet">;

/** The five betting spots. Each spot is a button that shows its name, its pay and its chip. */
export class BettingSpots {
  readonly #parts: SpotsParts;
  readonly #layout: BaccaratLayout;
  readonly #chips: Pick<ChipTable, "amountOn">;
  readonly #group: HTMLElement;
  readonly #buttons: ReadonlyMap<BaccaratSpot, HTMLButtonElement>;
  readonly #placed: PlacedChips;
  #places: TableLayout["spots"] | undefined;

  /**
   * @param section the element that gets the spots
   * @param took called when the player presses Backspace on a spot
   */
  constructor(
    parts: SpotsParts,
    section: HTMLElement,
    layout: BaccaratLayout,
    chips: Pick<ChipTable, "amountOn">,
    pressed: (spot: BaccaratSpot) => void,
    took: (spot: BaccaratSpot) => void = () => {},
  ) {
    this.#parts = parts;
    this.#layout = layout;
    this.#chips = chips;
    this.#buttons = new Map(layout.spots.map((each) => [each.spot, this.#build(each, pressed, took)]));
    this.#placed = new PlacedChips(parts.sheet.stakes, styles.chip, (chip, spot) =>
      this.#buttons.get(spot as BaccaratSpot)?.append(chip),
    );
    this.#group = element("div", { attributes: { role: "group" }, aria: { label: parts.t("table") } }, [
      ...this.#buttons.values(),
    ]);
    section.append(this.#group);
    this.showChips();
  }

  setOpen(open: boolean): void {
    this.#group.dataset.open = String(open);
  }

  /** Places the buttons. `unit` is CSS pixels per design pixel. */
  put(places: TableLayout["spots"], unit: number): void {
    this.#places = places;
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

  /** Shows the result of a bet before its payout is known: the spot is lit, or its chip disappears. */
  showResult(spot: BaccaratSpot, result: EndedBet["result"]): void {
    this.#buttons.get(spot)?.setAttribute("data-result", result);
    if (result === "lost") this.#placed.end(spot, result);
  }

  clearResult(): void {
    for (const button of this.#buttons.values()) button.removeAttribute("data-result");
  }

  /** The arrow keys move the focus to the next spot at that side, and Backspace removes a chip. */
  #walk(spot: BaccaratSpot, event: KeyboardEvent, took: (spot: BaccaratSpot) => void): void {
    if (event.key === "Backspace") took(spot);
    const next = neighbourOf(this.#places, spot, event.key);
    if (!next) return;
    event.preventDefault();
    this.#buttons.get(next)?.focus();
  }

  #build(
    { spot, pays }: Spot,
    pressed: (spot: BaccaratSpot) => void,
    took: (spot: BaccaratSpot) => void,
  ): HTMLButtonElement {
    const { t } = this.#parts;
    return element(
      "button",
      {
        class: `${kit.spot} ${styles.spot}`,
        attributes: { type: "button", "data-spot": spot },
        on: {
          click: () => pressed(spot),
          keydown: (event) => this.#walk(spot, event, took),
        },
      },
      [
        element("span", { class: `${kit.spotWords} ${styles.name}`, text: t(`baccarat_${spot}`) }),
        element("span", { class: `${kit.spotWords} ${styles.pays}`, text: t("pays_to_one", { pays }) }),
      ],
    );
  }
}
