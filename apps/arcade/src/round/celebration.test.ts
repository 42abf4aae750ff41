import { describe, expect, it } from "vitest";
import { celebrationOf, isWin } from "./celebration.ts";

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
  ] as const)("of %s is %s", (payoutMinor, celebration, win) => {
    expect(celebrationOf(payoutMinor, 100n)).toBe(celebration);
    expect(isWin(celebration)).toBe(win);
  });
});
