import { describe, expect, it } from "vitest";
import { celebrationOf, greatGradeOf, isWin } from "./celebration.ts";

describe("the celebration of a payout at a stake of 100", () => {
  it.each([
    [0n, "none", false],
    [1n, "quiet", false],
    [99n, "quiet", false],
    [100n, "quiet", false],
    [101n, "win", true],
    [1499n, "win", true],
    [1500n, "big", true],
    [5000n, "great", true],
    [20_000n, "huge", true],
  ] as const)(
    "the celebration of a payout at a stake of 100 of %s is %s",
    (payoutMinor, celebration, win) => {
      expect(celebrationOf(payoutMinor, 100n)).toBe(celebration);
      expect(isWin(celebration)).toBe(win);
    },
  );
});

it("a payout of 15 stakes has the grade big, of 50 great, of 200 huge, and below 15 none", () => {
  const grades = [0n, 100n, 1_499n, 1_500n, 5_000n, 20_000n].map((minor) => greatGradeOf(minor, 100n));
  expect(grades).toEqual([undefined, undefined, undefined, "big", "great", "huge"]);
});
