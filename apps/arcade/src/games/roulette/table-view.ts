import { isEvenChance } from "@bellwether/games/mechanics/roulette/even-chance.ts";
import type { RouletteLayout } from "@bellwether/games/mechanics/roulette/wire.ts";
import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import { isUpright, type Rect, type Size } from "../../stage/lay-out-board.ts";
import { putRect } from "../../stage/put-rect.ts";
import type { ChipTable } from "../chips/chip-table.ts";
import { PlacedChips } from "../chips/placed-chips.ts";
import { rectOf } from "./lay-out-table.ts";
import { labelOf, nameOf } from "./spot-names.ts";
import { type Direction, middleOf, placeOf, type SpotPlace, spotNeighbourOf } from "./spot-places.ts";
import styles from "./table-view.module.css";

type Spot = RouletteLayout["spots"][number];

type TableParts = Pick<GameParts, "t" | "money" | "sheet">;
/**
 * The section that contains a table, and the table's rectangle in it. With `inCorners`, chips do not cover the labels of their cells.
 * `cornerFound` gets the free corner of the table, next to zero and the outside bets, in CSS pixels of the section.
 */
type TablePlace = {
  section: HTMLElement;
  rectOn(section: Size): Rect;
  inCorners?: boolean;
  cornerFound?(corner: Rect): void;
};

/** A number on which a straight-up bet pays a multiplier of its stake. */
export type StruckNumber = { pocket: number; multiplier: number };

const FREE_CORNER: SpotPlace = { u: 0, v: -2, length: 1, breadth: 2 };

/** The middle of a chip in a corner, from the edges of its cell. */
const CORNER = 9;

/** The betting table: a button for every spot, usable by touch, arrow keys and screen readers, with the chips on them. */
export class TableView {
  readonly #parts: TableParts;
  readonly #place: TablePlace;
  readonly #layout: RouletteLayout;
  readonly #chips: Pick<ChipTable, "amountOn">;
  readonly root: HTMLElement;
  readonly #chipLayer = element("div", { class: styles.chips, aria: { hidden: true } });
  readonly #removeChip: (spot: string) => void;
  readonly #places: ReadonlyMap<string, SpotPlace>;
  readonly #buttons = new Map<string, HTMLButtonElement>();
  readonly #placed: PlacedChips;
  #upright = true;
  #current = "straight-17";

  /** @param removeChip called when the player presses Backspace on a spot. */
  constructor(
    parts: TableParts,
    place: TablePlace,
    layout: RouletteLayout,
    chips: Pick<ChipTable, "amountOn">,
    pressed: (spot: string) => void,
    removeChip: (spot: string) => void = () => {},
  ) {
    this.#parts = parts;
    this.#place = place;
    this.#layout = layout;
    this.#chips = chips;
    this.#placed = new PlacedChips(parts.sheet.stakes, styles.chip, (chip, spot) => {
      this.#putChip(chip, spot);
      this.#chipLayer.append(chip);
    });
    this.#removeChip = removeChip;
    this.#places = new Map(layout.spots.map((spot) => [spot.spot, placeOf(spot)]));
    // Lines after cells, so that they are on top.
    const ordered = layout.spots.toSorted((one, other) => this.#sizeOf(other) - this.#sizeOf(one));
    for (const spot of ordered) this.#buttons.set(spot.spot, this.#build(spot, pressed));
    this.root = element(
      "div",
      { class: styles.table, attributes: { role: "group" }, aria: { label: parts.t("table") } },
      [
        ...this.#buttons.values(),
        this.#chipLayer,
        layout.laPartage && element("p", { class: styles.rule, text: parts.t("la_partage") }),
      ],
    );
    place.section.append(this.root);
    new ResizeObserver(() => this.#layOut()).observe(place.section);
    this.#layOut();
    this.showChips();
  }

  setOpen(open: boolean): void {
    this.root.dataset.open = String(open);
  }

  /** Draws the chips and updates their labels for screen readers. */
  showChips(): void {
    const { t, money } = this.#parts;
    for (const spot of this.#layout.spots) {
      const amountMinor = this.#chips.amountOn(spot.spot);
      const words = { spot: nameOf(spot, t), pays: spot.pays, amount: money(amountMinor) };
      this.#buttons
        .get(spot.spot)
        ?.setAttribute("aria-label", t(amountMinor > 0n ? "bet_placed" : "bet_on", words));
      this.#placed.show(spot.spot, amountMinor);
    }
  }

  /** Shows the result: marks the winning number and the outside spots that win, and removes the losing chips. */
  showResult(pocket: number): void {
    for (const spot of this.#layout.spots) {
      const isHit = spot.pockets.includes(pocket);
      if (isHit && (spot.kind === "straight" || isOutside(spot.kind)))
        this.#buttons.get(spot.spot)?.setAttribute("data-hit", "true");
      if (isHit || this.#isShared(spot, pocket)) continue;
      this.#placed.end(spot.spot, "lost");
    }
  }

  /** Whether half of the bet is returned: on zero, a French table returns half of an even chance bet. */
  #isShared({ kind }: Spot, pocket: number): boolean {
    return pocket === 0 && this.#layout.laPartage !== undefined && isEvenChance(kind);
  }

  /** Shows a bet's payout above its chip. The chip glows if the payout is higher than the bet. */
  showPaid(spot: string, payoutMinor: bigint): void {
    const isWon = payoutMinor > this.#chips.amountOn(spot);
    this.#placed.end(spot, isWon ? "won" : "pushed", this.#parts.money(payoutMinor));
  }

  /** Marks a number that is struck, with its multiplier. */
  showStruck({ pocket, multiplier }: StruckNumber): void {
    const button = this.#buttons.get(`straight-${pocket}`);
    button?.setAttribute("data-struck", `${multiplier}×`);
  }

  clearResult(): void {
    for (const button of this.#buttons.values()) {
      button.removeAttribute("data-hit");
      button.removeAttribute("data-struck");
    }
  }

  #build(spot: Spot, pressed: (spot: string) => void): HTMLButtonElement {
    const colour = spot.kind === "straight" ? this.#colourOf(spot.pockets[0] as number) : undefined;
    const button = element(
      "button",
      {
        class: styles.spot,
        attributes: {
          type: "button",
          tabindex: spot.spot === this.#current ? 0 : -1,
          "data-kind": spot.kind,
          "data-spot": spot.spot,
          "data-colour": colour,
        },
        on: {
          click: () => pressed(spot.spot),
          pointerenter: () => this.#light(spot, true),
          pointerleave: () => this.#light(spot, false),
          focus: () => this.#light(spot, true),
          blur: () => this.#light(spot, false),
          keydown: (event) => this.#walk(spot.spot, event),
        },
      },
      [element("span", { text: labelOf(spot, this.#parts.t) })],
    );
    return button;
  }

  /** Arrow keys move the focus over the table, and Backspace removes a chip. Only one spot is a tab stop. */
  #walk(spot: string, event: KeyboardEvent): void {
    if (event.key === "Backspace") this.#removeChip(spot);
    const keys: Record<string, Direction> = this.#upright
      ? { ArrowDown: "along", ArrowUp: "back", ArrowRight: "up", ArrowLeft: "down" }
      : { ArrowRight: "along", ArrowLeft: "back", ArrowUp: "up", ArrowDown: "down" };
    const direction = keys[event.key];
    const next = direction && spotNeighbourOf(this.#places, spot, direction);
    if (!next) return;
    event.preventDefault();
    this.#buttons.get(this.#current)?.setAttribute("tabindex", "-1");
    this.#current = next;
    this.#buttons.get(next)?.setAttribute("tabindex", "0");
    this.#buttons.get(next)?.focus();
  }

  /** Shows which numbers a spot covers. */
  #light(spot: Spot, lit: boolean): void {
    for (const pocket of spot.pockets)
      this.#buttons.get(`straight-${pocket}`)?.toggleAttribute("data-lit", lit);
  }

  #putChip({ style }: HTMLElement, spot: string): void {
    const place = this.#places.get(spot) as SpotPlace;
    const { u, v } = middleOf(place);
    const inCorner = this.#place.inCorners && place.length > 0;
    const rect = rectOf(inCorner ? place : { u, v, length: 0, breadth: 0 }, this.#size(), this.#upright);
    style.left = `${inCorner ? rect.x + rect.width - CORNER : rect.x + rect.width / 2}px`;
    style.top = `${inCorner ? rect.y + rect.height - CORNER : rect.y + rect.height / 2}px`;
  }

  #layOut(): void {
    const { width, height } = this.#place.section.getBoundingClientRect();
    if (width < 1) return;
    this.#upright = isUpright({ width, height });
    const rect = this.#place.rectOn({ width, height });
    putRect(this.root, rect);
    this.root.dataset.upright = String(this.#upright);
    const cell = this.#upright
      ? Math.min(rect.width / 5, rect.height / 14)
      : Math.min(rect.width / 14, rect.height / 5);
    this.root.style.setProperty("--cell", `${cell}px`);
    for (const [spot, button] of this.#buttons) {
      putRect(button, rectOf(this.#places.get(spot) as SpotPlace, rect, this.#upright));
    }
    for (const [spot, chip] of this.#placed.views()) this.#putChip(chip, spot);
    const corner = rectOf(FREE_CORNER, rect, this.#upright);
    this.#place.cornerFound?.({ ...corner, x: rect.x + corner.x, y: rect.y + corner.y });
  }

  #size(): Size {
    const { width, height } = this.#place.section.getBoundingClientRect();
    return this.#place.rectOn({ width, height });
  }

  #sizeOf({ spot }: Spot): number {
    return (this.#places.get(spot) as SpotPlace).length;
  }

  #colourOf(pocket: number): string {
    if (pocket === 0) return "green";
    return this.#layout.redPockets.includes(pocket) ? "red" : "black";
  }
}

/** Whether the bet is a dozen, a column or an even chance. These have a printed cell outside the numbers. */
const isOutside = (kind: Spot["kind"]) => kind === "dozen" || kind === "column" || isEvenChance(kind);
