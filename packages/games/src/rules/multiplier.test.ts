import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rational } from "../exact/rational.ts";
import { multiplierFor, payoutAt, rangeOfReturns, returnOf, stakeUnitFor } from "./multiplier.ts";

describe("a multiplier in hundredths", () => {
  it("a multiplier in hundredths is 2.00 for a chance of 4,850 in 10,000 and a wanted return of 97 percent, and returns exactly that", () => {
    const chance = { wins: 4850n, all: 10_000n };
    expect(multiplierFor(97, chance)).toBe(200);
    expect(returnOf(200, chance)).toEqual(rational(97, 100));
  });

  it("a multiplier in hundredths is rounded down: 15 of 36 pays 2.32, not 2.328, and returns 96.66 percent", () => {
    expect(multiplierFor(97, { wins: 15n, all: 36n })).toBe(232);
    expect(returnOf(232, { wins: 15n, all: 36n })).toEqual(rational(29, 30));
  });

  it("a multiplier in hundredths never returns more than promised, and the next hundredth would", () => {
    const chance = fc.tuple(fc.bigInt(1n, 100_000n), fc.bigInt(1n, 100_000n));
    fc.assert(
      fc.property(fc.integer({ min: 90, max: 97 }), chance, (percent, [one, other]) => {
        const [wins, all] = one < other ? [one, other] : [other, one];
        const multiplier = BigInt(multiplierFor(percent, { wins, all }));
        expect(multiplier * wins <= BigInt(percent) * all).toBe(true);
        expect((multiplier + 1n) * wins > BigInt(percent) * all).toBe(true);
      }),
    );
  });

  it("a multiplier in hundredths pays 2.32 of 300 as 696, and refuses 2.32 of 10, which is 23.2", () => {
    expect(payoutAt(300n, 232)).toBe(696n);
    expect(() => payoutAt(10n, 232)).toThrow(RangeError);
  });
});

it.each([
  [[250, 100], 2n],
  [[970, 120], 10n],
  [[560, 96, 48], 25n],
  [[101], 100n],
  [[300, 0], 1n],
])("the stake unit for multipliers of %j hundredths is %d", (multipliers, unit) => {
  expect(stakeUnitFor(multipliers)).toBe(unit);
});

it("the range of 29/30, 97/100 and 77/80 is 96.25 to 97.00 percent", () => {
  const returns = [rational(29, 30), rational(97, 100), rational(77, 80)];
  expect(rangeOfReturns(returns)).toEqual({ lowestReturn: "96.25", highestReturn: "97.00" });
  expect(() => rangeOfReturns([])).toThrow(RangeError);
});
