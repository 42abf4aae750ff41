import { element } from "../../controls/element.ts";
import type { TableGameParts } from "../../tables/table-game.ts";
import styles from "../chips/own-bet-list.module.css";

/** An own bet as the list shows it. `paidMinor` is its payout once it is settled. */
export type ListedSeat = { name: string; stakeMinor: bigint; paidMinor: bigint | undefined };

/** The list of own seats and bets behind, with their stakes, and after the round with their payouts. */
export class OwnSeats {
  readonly #place: HTMLElement;
  readonly #parts: Pick<TableGameParts, "t" | "money">;

  constructor(place: HTMLElement, parts: Pick<TableGameParts, "t" | "money">) {
    this.#place = place;
    this.#parts = parts;
    this.show([]);
  }

  show(bets: readonly ListedSeat[]): void {
    const { t, money } = this.#parts;
    const rows = bets.map(({ name, stakeMinor, paidMinor }) =>
      element(
        "li",
        { class: styles.row, attributes: { "data-result": paidMinor === 0n ? "lost" : undefined } },
        [
          element("span"),
          element("span", { class: styles.name, text: `${name}, ${money(stakeMinor)}` }),
          element("span", { class: styles.pays, text: paidMinor === undefined ? "" : money(paidMinor) }),
        ],
      ),
    );
    this.#place.replaceChildren(
      element("h2", { class: styles.heading, text: t("live_your_bets") }),
      rows.length > 0
        ? element("ul", { class: styles.list }, rows)
        : element("p", { class: styles.none, text: t("live_no_bets") }),
    );
  }
}
