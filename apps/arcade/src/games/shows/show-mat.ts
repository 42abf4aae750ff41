import { element } from "../../controls/element.ts";
import kit from "../../controls/kit.module.css";
import type { TableGameParts } from "../../tables/table-game.ts";
import type { ChipTable } from "../chips/chip-table.ts";
import { neighbourOf } from "../chips/neighbour-of.ts";
import { PlacedChips } from "../chips/placed-chips.ts";
import styles from "./show-mat.module.css";

/** A spot of a show's mat. `face` and `pays` are written on it, and `name` says both to screen readers. */
export type MatSpot = { spot: string; face: string; pays: string; name: string };

type MatParts = Pick<TableGameParts, "t" | "money" | "sheet"> & { place: HTMLElement };

/** The spots of a show as a grid of buttons. The arrow keys move between them, and Backspace takes a chip. */
export class ShowMat {
  readonly #parts: MatParts;
  readonly #chips: Pick<ChipTable, "amountOn">;
  readonly #group: HTMLElement;
  readonly #spots: ReadonlyMap<string, MatSpot>;
  readonly #buttons: ReadonlyMap<string, HTMLButtonElement>;
  readonly #placed: PlacedChips;
  /** The names of struck spots, which say what they pay now. */
  readonly #struck = new Map<string, string>();

  /** `look` is the class with the arrangement of the spots. */
  constructor(
    parts: MatParts,
    { look, spots }: { look: string; spots: readonly MatSpot[] },
    chips: Pick<ChipTable, "amountOn">,
    act: { place(spot: string): void; take(spot: string): void },
  ) {
    this.#parts = parts;
    this.#chips = chips;
    this.#spots = new Map(spots.map((each) => [each.spot, each]));
    this.#buttons = new Map(
      spots.map((each, index) => [each.spot, this.#build(each, index === 0 ? 0 : -1, act)]),
    );
    this.#placed = new PlacedChips(parts.sheet.stakes, styles.chip, (chip, spot) =>
      this.#buttons.get(spot)?.append(chip),
    );
    this.#group = element(
      "div",
      {
        class: `${styles.mat} ${look}`,
        attributes: { role: "group" },
        aria: { label: parts.t("table") },
      },
      [...this.#buttons.values()],
    );
    parts.place.classList.add(styles.cloth ?? "");
    parts.place.replaceChildren(this.#group);
    this.showChips();
  }

  showChips(): void {
    const { t, money } = this.#parts;
    for (const [spot, button] of this.#buttons) {
      const amountMinor = this.#chips.amountOn(spot);
      const name = this.#struck.get(spot) ?? this.#spots.get(spot)?.name ?? spot;
      const label = amountMinor > 0n ? t("show_placed", { spot: name, amount: money(amountMinor) }) : name;
      if (button.getAttribute("aria-label") !== label) button.setAttribute("aria-label", label);
      this.#placed.show(spot, amountMinor);
    }
  }

  setOpen(isOpen: boolean): void {
    this.#group.dataset.open = String(isOpen);
  }

  /** Marks a spot that pays more in this round. `tag` is written on it. */
  strike(spot: string, tag: string, name: string): void {
    const button = this.#buttons.get(spot);
    if (!button) return;
    button.dataset.struck = tag;
    this.#struck.set(spot, name);
    this.showChips();
  }

  /** Shows what each spot returns, in hundredths of a stake, and a note where the round has left one. */
  showReturns(returnOf: (spot: string) => number, noteOf: (spot: string) => string | undefined): void {
    for (const [spot, button] of this.#buttons) {
      const hundredths = returnOf(spot);
      const result = hundredths > 100 ? "won" : hundredths > 0 ? "pushed" : "lost";
      button.dataset.result = result;
      const note = noteOf(spot);
      if (note !== undefined) button.dataset.note = note;
      if (this.#chips.amountOn(spot) > 0n) this.#placed.end(spot, result);
    }
  }

  showPaid(paid: ReadonlyMap<string, bigint>): void {
    for (const [spot, payoutMinor] of paid) {
      const result = payoutMinor > this.#chips.amountOn(spot) ? "won" : "pushed";
      this.#placed.end(spot, result, this.#parts.money(payoutMinor));
    }
  }

  clearResult(): void {
    this.#struck.clear();
    for (const { dataset } of this.#buttons.values()) {
      delete dataset.result;
      delete dataset.note;
      delete dataset.struck;
    }
  }

  #build(
    { spot, face, pays }: MatSpot,
    tabIndex: number,
    act: { place(spot: string): void; take(spot: string): void },
  ): HTMLButtonElement {
    return element(
      "button",
      {
        class: `${kit.spot} ${styles.spot}`,
        attributes: { type: "button", "data-spot": spot, tabindex: tabIndex },
        on: {
          click: () => act.place(spot),
          focus: () => this.#keepFocus(spot),
          keydown: (event) => {
            if (event.key === "Backspace") act.take(spot);
            const next = neighbourOf(this.#places(), spot, event.key);
            if (next === undefined) return;
            event.preventDefault();
            this.#buttons.get(next)?.focus();
          },
        },
      },
      [
        element("span", { class: `${kit.spotWords} ${styles.face}`, text: face }),
        ...(pays ? [element("span", { class: `${kit.spotWords} ${styles.pays}`, text: pays })] : []),
      ],
    );
  }

  /** Only the spot with the focus is in the order of the Tab key. */
  #keepFocus(spot: string): void {
    for (const [name, button] of this.#buttons) button.tabIndex = name === spot ? 0 : -1;
  }

  #places(): Record<string, DOMRect> {
    return Object.fromEntries(
      [...this.#buttons].map(([spot, button]) => [spot, button.getBoundingClientRect()]),
    );
  }
}
