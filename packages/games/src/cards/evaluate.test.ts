import { describe, expect, inject, it } from "vitest";
import { cardsOf, DECK_SIZE } from "./card.ts";
import { dealCards } from "./deal-cards.ts";
import {
  bestFive,
  categoryIndex,
  categoryOf,
  evaluateCards,
  evaluateSets,
  HAND_CATEGORIES,
  highSet,
  lowestValue,
  lowSet,
  rankOfPair,
} from "./evaluate.ts";
import { simulatedDraws } from "./testing/stacked-draws.ts";

const handValue = (texts: string) => evaluateCards(cardsOf(texts));

describe("poker hands", () => {
  it.each([
    ["AS KS QS JS TS", "royal-flush"],
    ["5D 4D 3D 2D AD", "straight-flush"],
    ["9H 9C 9D 9S 2H", "four-of-a-kind"],
    ["9H 9C 9D 2S 2H", "full-house"],
    ["AC JC 9C 5C 3C", "flush"],
    ["AC KD QH JS TC", "straight"],
    ["5C 4D 3H 2S AC", "straight"],
    ["QC KD AH 2S 3C", "high-card"],
    ["7C 7D 7H KS QC", "three-of-a-kind"],
    ["7C 7D QH KS QC", "two-pair"],
    ["7C 7D QH KS AC", "pair"],
    ["7C 5D QH KS AC", "high-card"],
    // Seven cards.
    ["AS KS QS JS TS AC AD", "royal-flush"],
    ["9H 9C 9D 2S 2H 2C 4D", "full-house"],
    ["9H 9C 4D 4S 2H 2C KD", "two-pair"],
    ["2C 3C 4C 5C 6D 7C 8H", "flush"],
    ["2C 2D 3H 4S 5C 6D 6H", "straight"],
  ])("%s is a %s", (texts, category) => {
    expect(categoryOf(handValue(texts))).toBe(category);
  });

  it.each([
    ["a flush beats a straight", "2C 4C 6C 8C TC", "AC KD QH JS TC"],
    ["a straight to the six beats one to the five", "2C 3D 4H 5S 6C", "AC 2D 3H 4S 5C"],
    ["the higher three decides a full house", "9H 9C 9D 2S 2H", "8H 8C 8D AS AH"],
    ["then the pair", "9H 9C 9D 3S 3H", "9H 9C 9D 2S 2H"],
    ["the lower pair decides after the higher", "AH AC 3D 3S 2H", "AH AC 2D 2S KH"],
    ["then the fifth card", "AH AC 3D 3S 5H", "AH AC 3D 3S 4H"],
    ["the third card decides a pair", "AH AC 9D 8S 3H", "AH AC 9D 7S 6H"],
    ["the fifth card decides a flush", "AC JC 9C 5C 3C", "AD JD 9D 5D 2D"],
    ["the fifth card decides high cards", "AC JC 9C 5C 3D", "AD JD 9D 5D 2C"],
    [
      "in seven cards, a third pair counts only as a fifth card",
      "AH AC 4D 4S 3H 3D KC",
      "AH AC 4D 4S 2H 2D QC",
    ],
  ])("%s: %s, %s", (_, higher, lower) => {
    expect(handValue(higher)).toBeGreaterThan(handValue(lower));
  });

  it("poker hands are equal when only suits differ, and when six and seven cards play the same five", () => {
    expect(handValue("AC KD QH JS 9C")).toBe(handValue("AD KH QS JC 9D"));
    expect(handValue("AC KD QH JS TC 2D 3H")).toBe(handValue("AC KD QH JS TC"));
  });

  it('poker hands show whether a hand is "a pair of fours or better", by comparison with the lowest pair of fours', () => {
    const fours = lowestValue("pair", 2);
    expect(handValue("4C 4D 2H 3S 5C")).toBeGreaterThanOrEqual(fours);
    expect(handValue("3C 3D AH KS QC")).toBeLessThan(fours);
    expect(handValue("3C 3D 2H 2S 4C")).toBeGreaterThanOrEqual(fours);
    expect(rankOfPair(handValue("JC JD 2H 3S 5C"))).toBe(9);
  });

  it("poker hands list the five cards that make the hand", () => {
    expect(bestFive(cardsOf("2C AS KS 3D QS JS TS"))).toEqual(cardsOf("AS KS QS JS TS"));
  });
});

/** The published counts of five-card hands, the lowest category first (Wikipedia, "Poker probability"). */
const FIVE_CARD_COUNTS = [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4];
/** The published counts for the best five of seven cards. */
const SEVEN_CARD_COUNTS = [
  23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 37260, 4324,
];

describe("counted over every deal", () => {
  it("2,598,960 five-card hands have the published categories", () => {
    expect(countCategories(5)).toEqual(FIVE_CARD_COUNTS);
  });

  // Takes eight seconds.
  if (inject("isFullSize")) {
    it("133,784,560 seven-card hands have the published categories", () => {
      expect(countCategories(7)).toEqual(SEVEN_CARD_COUNTS);
    });
  }

  it("50,000 random sets of seven cards have the value of their best five (seed 20261123)", () => {
    const draws = simulatedDraws(20261123);
    for (let deal = 0; deal < 50_000; deal += 1) {
      const seven = dealCards(draws, 1, 7);
      let best = 0;
      for (let one = 0; one < 7; one += 1) {
        for (let other = one + 1; other < 7; other += 1) {
          const five = evaluateCards(seven.filter((_, index) => index !== one && index !== other));
          if (five > best) best = five;
        }
      }
      expect(evaluateCards(seven)).toBe(best);
    }
  });
});

/** Counts the hands of `size` cards in each category. */
function countCategories(size: number): number[] {
  const counts = HAND_CATEGORIES.map(() => 0);
  const cards = Array.from({ length: DECK_SIZE }, (_, card) => card);
  const lows = cards.map(lowSet);
  const highs = cards.map(highSet);
  const add = (start: number, left: number, low: number, high: number) => {
    if (left === 0) {
      const category = categoryIndex(evaluateSets(low, high));
      counts[category] = (counts[category] as number) + 1;
      return;
    }
    for (let card = start; card <= DECK_SIZE - left; card += 1) {
      add(card + 1, left - 1, low | (lows[card] as number), high | (highs[card] as number));
    }
  };
  add(0, size, 0, 0);
  return counts;
}
