import { describe, expect, it } from "vitest";
import { drawsFromWords } from "../fairness/draws.ts";
import { cardOf, cardsOf, cardText, DECK_SIZE, rankOf, suitOf } from "./card.ts";
import { dealCards } from "./deal-cards.ts";
import { simulatedDraws, stackedDraws } from "./testing/stacked-draws.ts";

describe("cards as text", () => {
  it("cards as text name 52 cards and parse back to the same cards", () => {
    const texts = Array.from({ length: DECK_SIZE }, (_, card) => cardText(card));
    expect(new Set(texts).size).toBe(52);
    expect(texts.map(cardOf)).toEqual(texts.map((_, card) => card));
    expect([texts[0], texts[51], cardText(8 + 13)]).toEqual(["2C", "AS", "TD"]);
    expect([rankOf(cardOf("KH")), suitOf(cardOf("KH"))]).toEqual([11, 2]);
  });

  it.each(["", "A", "1S", "10S", "AX", "as", "AS ", "SA"])("cards as text refuse %j", (text) => {
    expect(() => cardOf(text)).toThrow(RangeError);
  });
});

describe("dealing", () => {
  it("dealing draws one number for each card, below the number of cards left", () => {
    const bounds: number[] = [];
    const below = (bound: number) => {
      bounds.push(bound);
      return 0;
    };
    const dealt = dealCards({ below }, 6, 4);
    expect(bounds).toEqual([312, 311, 310, 309]);
    expect(dealt).toHaveLength(4);
  });

  it("dealing deals each card six times from six whole decks", () => {
    const dealt = dealCards(simulatedDraws(1), 6, 312);
    const counts = Map.groupBy(dealt, (card) => card);
    expect([...counts.values()].map((alike) => alike.length)).toEqual(Array(52).fill(6));
  });

  it("dealing deals the same cards for the same draws", () => {
    const deal = () => dealCards(simulatedDraws(7), 1, 10);
    expect(deal()).toEqual(deal());
    expect(new Set(deal()).size).toBe(10);
  });

  it("dealing deals the cards of a stacked deck, and throws for two aces of spades from one deck", () => {
    expect(dealCards(stackedDraws("AS AS 2C 9D", 2), 2, 4)).toEqual(cardsOf("AS AS 2C 9D"));
    expect(() => dealCards(stackedDraws("AS AS"), 1, 2)).toThrow("dealt too often");
  });

  it("dealing gives each card about as often in the third place: 26,000 deals, 500 each, within 5 deviations of 22", () => {
    const draws = simulatedDraws(20261123);
    const counts = Array<number>(52).fill(0);
    for (let deal = 0; deal < 26_000; deal += 1) {
      const third = dealCards(draws, 1, 3)[2] as number;
      counts[third] = (counts[third] as number) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(5 * 22.2);
  });

  it("dealing throws when the source of words is not uniform", () => {
    expect(() =>
      dealCards(
        drawsFromWords(() => 2 ** 32 - 1),
        1,
        1,
      ),
    ).toThrow("not uniform");
  });
});
