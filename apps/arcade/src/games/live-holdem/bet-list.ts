import { element } from "../../controls/element.ts";
import type { TableGameParts } from "../../tables/table-game.ts";
import { shortMoney } from "../../texts/money-text.ts";
import type { HoldemBet, HoldemRound } from "../casino-holdem/round-state.ts";
import { chipColour } from "../chips/chip-colour.ts";
import type { BetList } from "../chips/live-betting.ts";
import styles from "../chips/own-bet-list.module.css";

const BETS: readonly HoldemBet[] = ["ante", "call", "aa-bonus"];

/** The player's bets beside the mat: ante, call and AA bonus, and what each of them was paid. */
export class HoldemBetList implements BetList {
  readonly #place: HTMLElement;
  readonly #parts: Pick<TableGameParts, "t" | "money" | "sheet">;

  constructor(place: HTMLElement, parts: Pick<TableGameParts, "t" | "money" | "sheet">) {
    this.#place = place;
    this.#parts = parts;
    this.update({ ante: 0n, call: 0n, "aa-bonus": 0n }, {}, {});
  }

  /** The game updates the list itself, because a call is no chip on the mat. */
  show(): void {}
  showPaid(): void {}

  update(
    bets: HoldemRound["bets"],
    results: HoldemRound["results"],
    winnings: HoldemRound["winnings"],
  ): void {
    const { t, money, sheet } = this.#parts;
    const rows = BETS.filter((bet) => bets[bet] > 0n).map((bet) => {
      const result = results[bet];
      const chip = element("span", {
        class: styles.chip,
        text: shortMoney(bets[bet]),
        aria: { hidden: true },
      });
      chip.style.setProperty("--chip", chipColour(sheet.stakes, bets[bet]));
      const paidMinor = result === "lost" ? 0n : bets[bet] + (winnings[bet] ?? 0n);
      return element(
        "li",
        { class: styles.row, attributes: { "data-result": result === "lost" ? "lost" : undefined } },
        [
          chip,
          element("span", { class: styles.name, text: `${t(`bet_${bet}`)}, ${money(bets[bet])}` }),
          element("span", { class: styles.pays, text: result ? money(paidMinor) : "" }),
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
