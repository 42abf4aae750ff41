import fc from "fast-check";
import { expect, it } from "vitest";
import { chipsOf } from "./chips-of.ts";

const stakes = ["50", "100", "200", "500", "1000", "2500"];

it.each([
  [500n, [500n]],
  [700n, [500n, 200n]],
  [3_650n, [2_500n, 1_000n, 100n, 50n]],
  [75n, [50n, 25n]],
  [20n, [20n]],
  [0n, []],
])("splits %s minor units into chips of %s", (amountMinor, expected) => {
  expect(chipsOf(stakes, amountMinor)).toEqual(expected);
});

it("returns at most six chips, which add up to the amount", () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10_000_000n), (amountMinor) => {
      const chips = chipsOf(stakes, amountMinor);
      expect(chips.length).toBeLessThanOrEqual(6);
      expect(chips.reduce((sum, chip) => sum + chip, 0n)).toBe(amountMinor);
      expect(chips.every((chip) => chip > 0n)).toBe(true);
    }),
  );
});
