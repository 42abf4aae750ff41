import type { BingoLayout } from "@bellwether/games/mechanics/bingo/wire.ts";
import { element } from "../../controls/element.ts";
import type { Draft, RoundAhead } from "../../tables/table-game.ts";
import { timeOfDayText } from "../../tables/time-of-day-text.ts";
import type { MoneyText } from "../../texts/money-text.ts";
import type { GameTexts } from "../../texts/texts.ts";
import paper from "../draws/paper.module.css";
import { betsForGames, cardsHeld, cardsToBuy } from "./coming-cards.ts";
import { CountChoice } from "./count-choice.ts";
import { CARD_COUNTS, newSerials } from "./ticket-shop.ts";

/** Numbers of coming games for which cards are on sale at once. */
const GAME_COUNTS = [1, 3, 5, 10];

type ComingParts = {
  layout: BingoLayout;
  t: GameTexts;
  money: MoneyText;
  /** Buys cards for these games. */
  buy(bets: (Draft & { number: number })[]): Promise<void>;
};

/** Sells cards for games that have not begun, and lists those that the player holds. */
export class ComingGames {
  readonly root: HTMLElement;
  readonly #parts: ComingParts;
  readonly #cards: CountChoice;
  readonly #games: CountChoice;
  readonly #buy = element("button", { class: paper.play, attributes: { type: "button" } });
  readonly #held = element("ul", { class: paper.kept });
  #rounds: readonly RoundAhead[] = [];
  #isBuying = false;

  constructor(parts: ComingParts) {
    this.#parts = parts;
    const { t, layout } = parts;
    const again = () => this.show(this.#rounds);
    const counts = CARD_COUNTS.filter((count) => count <= layout.maximumTickets);
    this.#cards = new CountChoice(t("bingo_ahead_cards"), counts, 3, again);
    this.#games = new CountChoice(t("bingo_ahead_games"), GAME_COUNTS, 1, again);
    this.#buy.addEventListener("click", () => void this.#take());
    this.#held.setAttribute("aria-label", t("bingo_ahead"));
    this.root = element("section", { class: paper.slip, aria: { label: t("bingo_ahead") } }, [
      element("h2", { class: paper.title, text: t("bingo_ahead") }),
      this.#held,
      element("p", { class: paper.status, text: t("bingo_ahead_games") }),
      this.#games.root,
      element("p", { class: paper.status, text: t("bingo_ahead_cards") }),
      this.#cards.root,
      this.#buy,
      element("p", { class: paper.note, text: t("bingo_ahead_note") }),
    ]);
    this.show([]);
  }

  /** `rounds` are the coming games, the next first. */
  show(rounds: readonly RoundAhead[]): void {
    const { layout, t, money } = this.#parts;
    this.#rounds = rounds;
    this.root.hidden = rounds.length === 0;
    this.#games.show(rounds.length);
    const chosen = this.#chosen;
    const left = cardsToBuy(layout, chosen);
    this.#cards.show(left);
    const { count } = this.#cards;
    this.#buy.textContent = t("bingo_ahead_buy", {
      count,
      games: chosen.length,
      amount: money(BigInt(layout.priceMinor) * BigInt(count * chosen.length)),
    });
    this.#buy.disabled = this.#isBuying || chosen.length === 0 || left < 1;
    this.#held.replaceChildren(
      ...rounds
        .filter((round) => round.bets.length > 0)
        .map((round) =>
          element("li", { class: paper.line }, [
            element("span", { text: this.#name(round) }),
            element("strong", { text: t("bingo_ahead_held", { count: cardsHeld(round) }) }),
          ]),
        ),
    );
  }

  get #chosen(): readonly RoundAhead[] {
    return this.#rounds.slice(0, this.#games.count);
  }

  #name({ number, closesAt }: RoundAhead): string {
    const { t } = this.#parts;
    return t("bingo_ahead_round", {
      round: t("live_round", { number }),
      time: timeOfDayText(new Date(closesAt)),
    });
  }

  /** Buys other cards for each of the chosen games. The button waits until all of them are answered. */
  async #take(): Promise<void> {
    const { layout, buy } = this.#parts;
    this.#isBuying = true;
    this.show(this.#rounds);
    await buy(betsForGames(layout, this.#chosen, this.#cards.count, newSerials));
    this.#isBuying = false;
    this.show(this.#rounds);
  }
}
