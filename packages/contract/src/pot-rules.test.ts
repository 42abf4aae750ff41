import { describe, expect, inject, it } from "vitest";
import { leastOutOf, MAX_POT_TIMES, mostAmount } from "./pot-rules.ts";

const seed = inject("seed");

/** Whole numbers of 1 … `bound` that follow from the seed. */
function numbersFrom(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return 1 + (state % bound);
  };
}

describe(`the chances that a pot's amount needs (SEED=${seed})`, () => {
  it("2,000.00 at 0.16 cents need 250,000, 16.00 at 1.25 cents 256, and 0.01 at 0.20 cents 1", () => {
    expect([leastOutOf(200_000n, 160), leastOutOf(1_600n, 1_250), leastOutOf(1n, 200)]).toEqual([
      250_000, 256, 1,
    ]);
    expect(leastOutOf(0n, 160)).toBe(1);
  });

  it(`the chances that a pot's amount needs are the fewest for which a share is at most 5 times the contribution, for 5,000 amounts and contributions`, () => {
    const next = numbersFrom(seed);
    for (let turn = 0; turn < 5_000; turn += 1) {
      const [amount, contribution] = [BigInt(next(50_000_000)), next(100_000)];
      const chances = BigInt(leastOutOf(amount, contribution));
      const most = BigInt(MAX_POT_TIMES * contribution);
      // In thousandths: amount ÷ chances ≤ 5 × contribution.
      expect(amount * 1_000n <= most * chances).toBe(true);
      if (chances > 1n) expect(amount * 1_000n > most * (chances - 1n)).toBe(true);
      const least = mostAmount(Number(chances), contribution);
      expect(least >= amount && (least + 1n) * 1_000n > most * chances).toBe(true);
    }
  });
});
