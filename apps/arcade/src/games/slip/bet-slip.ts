import type { LaidSelection } from "@bellwether/games/bookmaking/slip-wire.ts";
import { element, type IconName, icon } from "../../controls/element.ts";
import type { TableGameParts } from "../../tables/table-game.ts";
import type { ChipTable } from "../chips/chip-table.ts";
import type { BetList, SpotActs } from "../chips/live-betting.ts";
import styles from "./bet-slip.module.css";
import type { SelectionName } from "./odds-buttons.ts";
import { oddsText } from "./odds-text.ts";

type SlipParts = Pick<TableGameParts, "t" | "money"> & {
  selections: readonly LaidSelection[];
  nameOf(spot: string): SelectionName;
};

/**
 * The bet slip: each bet with its odds, its stake and its possible payout. Bets that are not placed can be changed and removed. It is shown
 * in several containers, of which the page shows the one that has room.
 */
export class BetSlip implements BetList {
  readonly #parts: SlipParts;
  readonly #places: readonly HTMLElement[];
  readonly #acts: SpotActs;
  #isOpen = false;
  #chips: ChipTable | undefined;

  constructor(places: readonly HTMLElement[], parts: SlipParts, acts: SpotActs) {
    this.#places = places;
    this.#parts = parts;
    this.#acts = acts;
  }

  setOpen(isOpen: boolean): void {
    this.#isOpen = isOpen;
    if (this.#chips) this.show(this.#chips);
  }

  show(chips: ChipTable): void {
    this.#chips = chips;
    const focused = document.activeElement?.getAttribute("data-key");
    for (const place of this.#places) {
      place.replaceChildren(...this.#content(chips));
      place.dataset.empty = String(chips.totalMinor === 0n);
    }
    // The buttons are new elements, so the focus moves to the same button as before.
    if (focused)
      for (const button of document.querySelectorAll<HTMLElement>(`[data-key="${focused}"]`))
        if (button.offsetParent) button.focus();
  }

  showPaid(paid: ReadonlyMap<string, bigint>): void {
    for (const place of this.#places)
      for (const row of place.querySelectorAll<HTMLElement>("[data-spot]")) {
        const payoutMinor = paid.get(row.dataset.spot ?? "");
        row.dataset.result = payoutMinor === undefined ? "lost" : "won";
        row.querySelector("[data-pays]")?.replaceChildren(this.#parts.money(payoutMinor ?? 0n));
      }
  }

  #content(chips: ChipTable): HTMLElement[] {
    const { t, money, selections } = this.#parts;
    const rows = selections.flatMap((selection) =>
      chips.amountOn(selection.spot) > 0n ? [this.#row(selection, chips)] : [],
    );
    const heading = element("h2", { class: styles.heading, text: t("slip_title") });
    if (rows.length === 0)
      return [
        heading,
        element("p", { class: styles.note, text: t(this.#isOpen ? "slip_empty" : "live_no_bets") }),
      ];
    return [
      heading,
      element("ul", { class: styles.list }, rows),
      element("p", { class: styles.total, text: t("slip_total", { amount: money(chips.totalMinor) }) }),
      ...(chips.laidMinor > 0n && this.#isOpen
        ? [element("p", { class: styles.note, text: t("slip_draft_note") })]
        : []),
    ];
  }

  #row({ spot, oddsHundredths }: LaidSelection, chips: ChipTable): HTMLElement {
    const { t, money, nameOf } = this.#parts;
    const amountMinor = chips.amountOn(spot);
    const isChangeable = this.#isOpen && chips.laidOn(spot) > 0n;
    const name = nameOf(spot).full;
    const payoutMinor = (amountMinor * BigInt(oddsHundredths)) / 100n;
    const step = (key: "slip_less" | "slip_more" | "slip_remove", look: IconName, act: () => void) =>
      element(
        "button",
        {
          class: styles.step,
          attributes: {
            type: "button",
            "data-key": `${key} ${spot}`,
            disabled: key === "slip_more" ? !this.#isOpen : !isChangeable,
          },
          aria: { label: t(key, { name }) },
          on: { click: act },
        },
        [icon(look)],
      );
    const { place, take, remove } = this.#acts;
    return element("li", { class: styles.row, attributes: { "data-spot": spot } }, [
      element("span", { class: styles.name, text: name }),
      step("slip_remove", "close", () => remove(spot)),
      element("span", { class: styles.pays, attributes: { "data-pays": true } }, [
        t("slip_pays", { odds: oddsText(oddsHundredths), amount: money(payoutMinor) }),
      ]),
      element("span", { class: styles.stepper }, [
        step("slip_less", "minus", () => take(spot)),
        element("strong", { class: styles.stake, text: money(amountMinor) }),
        step("slip_more", "plus", () => place(spot)),
      ]),
      chips.laidOn(spot) < amountMinor
        ? element("span", { class: styles.placed, text: t("slip_placed") })
        : undefined,
    ]);
  }
}
