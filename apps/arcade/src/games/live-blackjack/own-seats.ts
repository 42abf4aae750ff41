import { element } from "../../controls/element.ts";
import type { TableGameParts } from "../../tables/table-game.ts";
import styles from "../chips/own-bet-list.module.css";
import type { ListedSeat } from "./listed-seats.ts";

/** The list of own seats and bets behind, with their stakes, and after the round with their payouts or that they came back. */
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
    const paidText = (paidMinor: ListedSeat["paidMinor"]) =>
      paidMinor === "returned" ? t("draw_returned") : paidMinor === undefined ? "" : money(paidMinor);
    const rows = bets.map(({ seat, isBehind, stakeMinor, paidMinor }) => {
      const name = t(isBehind ? "blackjack_behind_seat" : "blackjack_seat", { seat });
      return element(
        "li",
        { class: styles.row, attributes: { "data-result": paidMinor === 0n ? "lost" : undefined } },
        [
          element("span"),
          element("span", { class: styles.name, text: `${name}, ${money(stakeMinor)}` }),
          element("span", { class: styles.pays, text: paidText(paidMinor) }),
        ],
      );
    });
    this.#place.replaceChildren(
      element("h2", { class: styles.heading, text: t("live_your_bets") }),
      rows.length > 0
        ? element("ul", { class: styles.list }, rows)
        : element("p", { class: styles.none, text: t("live_no_bets") }),
    );
  }
}
