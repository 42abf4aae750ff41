import { element } from "../../controls/element.ts";
import type { TableGameParts } from "../../tables/table-game.ts";
import { shortMoney } from "../../texts/money-text.ts";
import { chipColour } from "./chip-colour.ts";
import type { ChipTable } from "./chip-table.ts";
import styles from "./own-bet-list.module.css";

/**
 * A spot with its name, and the payout of a winning bet in minor units, its stake included. With `isUpTo` a winning bet may be paid less.
 */
export type ListedSpot = {
  spot: string;
  name: string;
  payoutOf(amountMinor: bigint): bigint;
  isUpTo?: boolean;
};

/** The list of the player's bets in the round, with their possible payouts, and after the draw with their payouts. */
export class OwnBetList {
  readonly #parts: Pick<TableGameParts, "t" | "money" | "sheet">;
  readonly #spots: readonly ListedSpot[];
  readonly #place: HTMLElement;

  constructor(
    place: HTMLElement,
    parts: Pick<TableGameParts, "t" | "money" | "sheet">,
    spots: readonly ListedSpot[],
  ) {
    this.#parts = parts;
    this.#spots = spots;
    this.#place = place;
  }

  show(chips: Pick<ChipTable, "amountOn">): void {
    const { t, money, sheet } = this.#parts;
    const rows = this.#spots.flatMap(({ spot, name, payoutOf, isUpTo }) => {
      const amountMinor = chips.amountOn(spot);
      if (amountMinor === 0n) return [];
      const chip = element("span", {
        class: styles.chip,
        text: shortMoney(amountMinor),
        aria: { hidden: true },
      });
      chip.style.setProperty("--chip", chipColour(sheet.stakes, amountMinor));
      const pays = t(isUpTo ? "live_pays_up_to" : "live_pays", { amount: money(payoutOf(amountMinor)) });
      return element("li", { class: styles.row, attributes: { "data-spot": spot } }, [
        chip,
        element("span", { class: styles.name, text: `${name}, ${money(amountMinor)}` }),
        element("span", { class: styles.pays, text: pays }),
      ]);
    });
    this.#place.replaceChildren(
      element("h2", { class: styles.heading, text: t("live_your_bets") }),
      rows.length > 0
        ? element("ul", { class: styles.list }, rows)
        : element("p", { class: styles.none, text: t("live_no_bets") }),
    );
  }

  showPaid(paid: ReadonlyMap<string, bigint>): void {
    for (const row of this.#place.querySelectorAll<HTMLElement>("[data-spot]")) {
      const payoutMinor = paid.get(row.dataset.spot ?? "");
      row.dataset.result = payoutMinor === undefined ? "lost" : "won";
      const last = row.lastElementChild;
      if (last) last.textContent = this.#parts.money(payoutMinor ?? 0n);
    }
  }
}
