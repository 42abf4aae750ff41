import { describe, expect, it } from "vitest";
import { figuresOf, volatilityOf } from "./figures.ts";
import { rational } from "./rational.ts";

describe("the figures of a distribution", () => {
  it("the figures of a distribution are 40 % return, one hit in 2.5 and 2.5 stakes at most, for 0, 2 and 10 coins in 6, 3 and 1 of ten draws at 4 coins per stake", () => {
    const figures = figuresOf(
      new Map([
        [0, 6n],
        [2, 3n],
        [10, 1n],
      ]),
      4,
    );
    expect(figures.returnToPlayer).toEqual(rational(2, 5));
    expect(figures.hitRate).toEqual(rational(2, 5));
    expect(figures.maxWinMultiple).toEqual(rational(5, 2));
    // Mean 1.6 coins, mean square 11.2: variance 8.64 coins², 0.54 stakes².
    expect(figures.standardDeviation).toBeCloseTo(Math.sqrt(0.54), 12);
  });

  it.each([
    [2.999, "low"],
    [3, "medium"],
    [7.999, "medium"],
    [8, "high"],
  ])("the figures of a distribution name a standard deviation of %d %s", (deviation, word) => {
    expect(volatilityOf(deviation)).toBe(word);
  });
});
