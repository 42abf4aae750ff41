import { describe, expect, it } from "vitest";
import { rational, toPercent } from "../exact/rational.ts";
import { priceOf, returnAt } from "./price.ts";

describe("odds", () => {
  it.each([
    [1, 2, 950, 190],
    [1, 3, 950, 284],
    [12, 100, 950, 790],
    [5, 100, 950, 1900],
    [1, 90, 950, 8550],
    [1, 270, 925, 24900],
  ])(
    "odds for a chance of %i in %i and a return of %i thousandths are %i hundredths",
    (wins, all, target, odds) => {
      expect(priceOf(rational(wins, all), target)).toBe(odds);
    },
  );

  it("odds of 1.90 for one chance in two return 95.00 %, and of 2.84 for one in three 94.66 %", () => {
    expect(toPercent(returnAt(190, rational(1, 2)), 2)).toBe("95.00");
    expect(toPercent(returnAt(284, rational(1, 3)), 2)).toBe("94.66");
  });
});
