import { BingoInput, type BingoKind, type BingoPrize } from "@bellwether/games/mechanics/bingo/wire.ts";
import { element } from "../../controls/element.ts";
import type { OwnBet } from "../../tables/own-bets.ts";
import type { GameTexts } from "../../texts/texts.ts";
import styles from "./bingo.module.css";
import { type CardState, cardState } from "./card-state.ts";

/** The player's cards, the one with the fewest numbers to go first. Numbers are daubed by themselves. */
export class CardList {
  readonly root = element("ul", { class: styles.cards });
  readonly #t: GameTexts;
  readonly #kind: BingoKind;
  #serials: readonly { serial: number; isSending: boolean }[] = [];
  #won = new Map<number, BingoPrize>();

  constructor(kind: BingoKind, t: GameTexts) {
    this.#kind = kind;
    this.#t = t;
    this.root.setAttribute("aria-label", t("bingo_cards"));
    this.show([], undefined);
  }

  get count(): number {
    return this.#serials.length;
  }

  hold(bets: readonly Pick<OwnBet, "input" | "state">[]): void {
    this.#serials = bets.flatMap(({ input, state }) =>
      BingoInput.parse(input).serials.map((serial) => ({ serial, isSending: state === "sending" })),
    );
  }

  begin(): void {
    this.#serials = [];
    this.#won = new Map();
  }

  /** Marks a card that has won a prize. */
  win(serial: number, prize: BingoPrize): void {
    this.#won.set(serial, prize);
  }

  owns(serial: number): boolean {
    return this.#serials.some((each) => each.serial === serial);
  }

  /** Whether a number is on one of the cards. */
  has(number: number): boolean {
    return this.#serials.some(({ serial }) =>
      cardState(this.#kind, serial, new Set(), undefined).card.cells.includes(number),
    );
  }

  show(called: readonly number[], prize: BingoPrize | undefined): void {
    if (this.#serials.length === 0) {
      this.root.replaceChildren(element("li", { class: styles.empty, text: this.#t("bingo_none") }));
      return;
    }
    const out = new Set(called);
    const states = this.#serials.map(({ serial }) => cardState(this.#kind, serial, out, prize));
    const inOrder = called.length === 0 ? states : states.toSorted((one, other) => one.toGo - other.toGo);
    this.root.replaceChildren(...inOrder.map((state) => this.#card(state, called.at(-1), prize)));
  }

  #card(
    { serial, card, isCalled, toGo }: CardState,
    latest: number | undefined,
    prize: BingoPrize | undefined,
  ) {
    const t = this.#t;
    const won = this.#won.get(serial);
    const words =
      won !== undefined
        ? `${t(`bingo_prize_${won}`)} ✓`
        : prize === undefined || latest === undefined
          ? ""
          : t("bingo_to_go", { count: toGo, prize: t(`bingo_prize_${prize}`) });
    const cells = card.cells.map((number, cell) =>
      element("span", {
        class: number === null ? (card.columns === 5 ? styles.free : styles.blank) : styles.cell,
        text: number === null ? (card.columns === 5 ? "★" : "") : String(number),
        attributes: {
          "data-called": isCalled(cell) ? true : undefined,
          "data-new": number !== null && number === latest ? true : undefined,
        },
        ...(number !== null && isCalled(cell) && { aria: { label: t("bingo_cell_called", { number }) } }),
      }),
    );
    const grid = element("div", { class: styles.grid }, cells);
    grid.style.setProperty("--columns", String(card.columns));
    return element(
      "li",
      {
        class: styles.card,
        attributes: {
          "data-near":
            won === undefined && latest !== undefined && prize !== undefined && toGo === 1 ? true : undefined,
          "data-won": won !== undefined ? true : undefined,
        },
      },
      [
        element("p", { class: styles.head }, [
          element("span", { text: t("bingo_card", { serial: serialText(serial) }) }),
          element("strong", { text: words }),
        ]),
        grid,
      ],
    );
  }
}

/** A serial with spaces, so that it can be compared by eye. */
export const serialText = (serial: number): string =>
  String(serial)
    .padStart(10, "0")
    .replace(/(\d{4})(\d{3})(\d{3})/, "$1 $2 $3");
