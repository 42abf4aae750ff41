import type { TableBet } from "@bellwether/contract/studio/table-bets.ts";
import { element } from "../../controls/element.ts";
import type { MoneyText } from "../../texts/money-text.ts";
import type { GameTexts } from "../../texts/texts.ts";
import paper from "../draws/paper.module.css";
import { type MissedResult, missedResults } from "./missed-results.ts";

type MissedParts = { t: GameTexts; money: MoneyText };

/** Lists the results of the games that were played with the player's cards while the player was away. */
export class MissedGames {
  readonly root: HTMLElement;
  readonly #parts: MissedParts;
  readonly #list = element("ul", { class: `${paper.kept} ${paper.favourites}` });

  constructor(parts: MissedParts) {
    this.#parts = parts;
    const label = parts.t("bingo_missed");
    this.#list.setAttribute("aria-label", label);
    this.root = element("section", { class: paper.slip, aria: { label } }, [
      element("h2", { class: paper.title, text: label }),
      this.#list,
    ]);
    this.root.hidden = true;
  }

  /** Shows the results of these bets, or nothing without bets. The latest game comes first. */
  show(bets: readonly TableBet[]): void {
    const { t } = this.#parts;
    this.root.hidden = bets.length === 0;
    this.#list.replaceChildren(
      ...missedResults(bets).map((result) =>
        element("li", { class: paper.line }, [
          element("span", { text: t("live_round", { number: result.number }) }),
          element("strong", { text: this.#text(result) }),
        ]),
      ),
    );
  }

  #text(result: MissedResult): string {
    const { t, money } = this.#parts;
    if ("returnedMinor" in result) return t("bingo_missed_returned", { amount: money(result.returnedMinor) });
    return result.wonMinor > 0n ? t("won", { amount: money(result.wonMinor) }) : t("no_win");
  }
}
