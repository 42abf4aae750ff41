import type { LiveHoldemLayout } from "@bellwether/games/mechanics/live-holdem/wire.ts";
import { element } from "../../controls/element.ts";
import kit from "../../controls/kit.module.css";
import type { TableGameParts } from "../../tables/table-game.ts";
import type { ChipSpots } from "../chips/chip-betting.ts";
import type { ChipTable } from "../chips/chip-table.ts";
import { PlacedChips } from "../chips/placed-chips.ts";
import styles from "./holdem-mat.module.css";

export type HoldemSpot = LiveHoldemLayout["bets"][number]["spot"];

/** The two betting spots below the table: the ante and the AA bonus. */
export class HoldemMat implements ChipSpots {
  readonly #parts: Pick<TableGameParts, "t" | "money" | "sheet">;
  readonly #chips: Pick<ChipTable, "amountOn">;
  readonly #root: HTMLElement;
  readonly #buttons: ReadonlyMap<HoldemSpot, HTMLButtonElement>;
  readonly #placed: PlacedChips;

  constructor(
    parts: TableGameParts,
    { bets }: LiveHoldemLayout,
    chips: Pick<ChipTable, "amountOn">,
    place: (spot: HoldemSpot) => void,
    take: (spot: HoldemSpot) => void,
  ) {
    this.#parts = parts;
    this.#chips = chips;
    const { t, money } = parts;
    this.#buttons = new Map(
      bets.map(({ spot, maximumBetMinor }) => [
        spot,
        element(
          "button",
          {
            class: `${kit.spot} ${styles.spot}`,
            attributes: { type: "button", "data-spot": spot },
            on: {
              click: () => place(spot),
              keydown: (event) => {
                if (event.key === "Backspace") take(spot);
              },
            },
          },
          [
            element("span", { class: styles.name, text: t(`bet_${spot}`) }),
            element("small", { text: t("holdem_up_to", { amount: money(maximumBetMinor) }) }),
          ],
        ),
      ]),
    );
    this.#placed = new PlacedChips(parts.sheet.stakes, styles.chip, (chip, spot) =>
      this.#buttons.get(spot as HoldemSpot)?.append(chip),
    );
    this.#root = element(
      "div",
      { class: styles.spots, attributes: { role: "group" }, aria: { label: t("table") } },
      [...this.#buttons.values()],
    );
    parts.places.mat.append(this.#root);
    this.showChips();
  }

  showChips(): void {
    const { t, money } = this.#parts;
    for (const [spot, button] of this.#buttons) {
      const amountMinor = this.#chips.amountOn(spot);
      const name = t(`bet_${spot}`);
      button.setAttribute("aria-label", amountMinor > 0n ? `${name}, ${money(amountMinor)}` : name);
      this.#placed.show(spot, amountMinor);
    }
  }

  clearResult(): void {
    for (const button of this.#buttons.values()) button.removeAttribute("data-result");
  }

  setOpen(isOpen: boolean): void {
    this.#root.dataset.open = String(isOpen);
  }
}
