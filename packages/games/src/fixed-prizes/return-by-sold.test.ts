import { describe, expect, it } from "vitest";
import { expectedPayout, type LinePayout } from "./return-by-sold.ts";

/** The mean of the capped sum over every outcome of every line: 3 outcomes to the power of the lines. */
function byEveryOutcome(payouts: readonly LinePayout[], lines: number, cap: number): number {
  const none = 1 - payouts.reduce((sum, { chance }) => sum + chance, 0);
  const outcomes = [...payouts, { prices: 0, chance: none }];
  const visit = (left: number, sum: number, chance: number): number =>
    left === 0
      ? chance * Math.min(sum, cap)
      : outcomes.reduce((mean, each) => mean + visit(left - 1, sum + each.prices, chance * each.chance), 0);
  return visit(lines, 0, 1);
}

describe("the expected payout of a draw with a cap", () => {
  const payouts = [
    { prices: 40, chance: 0.01 },
    { prices: 6, chance: 0.1 },
    { prices: 2, chance: 0.3 },
  ];

  it.each([
    [1, 20],
    [4, 20],
    [9, 20],
    [9, 44],
    [9, 1_000],
  ])(
    "the expected payout of a draw with a cap of %d lines under a cap of %d prices is that of every outcome",
    (lines, cap) => {
      expect(expectedPayout(payouts, lines, cap)).toBeCloseTo(byEveryOutcome(payouts, lines, cap), 10);
    },
  );

  it("the expected payout of a draw with a cap of 3,000,000 lines without wins in most of them is the plain mean if the cap is far away", () => {
    const rare = [{ prices: 1_000, chance: 0.0009 }];
    expect(expectedPayout(rare, 3_000_000, 4_000_000) / 3_000_000).toBeCloseTo(0.9, 9);
  });

  it("the expected payout of a draw with a cap is the cap where almost every draw is above it", () => {
    expect(expectedPayout([{ prices: 10, chance: 0.09 }], 1_000_000, 500_000)).toBeCloseTo(500_000, 3);
  });
});
