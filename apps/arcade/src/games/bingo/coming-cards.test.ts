import { describe, expect, it } from "vitest";
import type { RoundAhead } from "../../tables/table-game.ts";
import { betsForGames, cardsHeld, cardsToBuy } from "./coming-cards.ts";

const offer = { maximumTickets: 12, priceMinor: "20" };
const coming = (number: number, ...serials: number[][]): RoundAhead => ({
  number,
  closesAt: "2026-11-26T12:00:00.000Z",
  bets: serials.map((cards) => ({
    ...{ number, stakeMinor: BigInt(20 * cards.length), input: { serials: cards } },
    state: "placed",
  })),
});

describe("cards for coming games of bingo", () => {
  it("cards for coming games of bingo are counted over all bets of a game: 3 and 2 are 5", () => {
    expect(cardsHeld(coming(7, [1, 2, 3], [4, 5]))).toBe(5);
    expect(cardsHeld(coming(7))).toBe(0);
  });

  it("cards for coming games of bingo are limited by the chosen game with the most cards: of 12, 9 are left beside a game with 3, and none beside a full one", () => {
    expect(cardsToBuy(offer, [coming(7), coming(8, [1, 2, 3])])).toBe(9);
    expect(
      cardsToBuy(offer, [
        coming(7, [1]),
        coming(
          8,
          Array.from({ length: 12 }, (_, serial) => serial),
        ),
      ]),
    ).toBe(0);
  });

  it("cards for coming games of bingo are a bet for each game, with other cards in each: 2 cards at 0.20 for 3 games are 3 bets of 0.40", () => {
    let last = 0;
    const bets = betsForGames(offer, [coming(7), coming(8), coming(9)], 2, (count) =>
      Array.from({ length: count }, () => ++last),
    );
    expect(bets).toEqual([
      { number: 7, stakeMinor: 40n, input: { serials: [1, 2] } },
      { number: 8, stakeMinor: 40n, input: { serials: [3, 4] } },
      { number: 9, stakeMinor: 40n, input: { serials: [5, 6] } },
    ]);
    expect(betsForGames(offer, [], 2, () => [])).toEqual([]);
  });
});
