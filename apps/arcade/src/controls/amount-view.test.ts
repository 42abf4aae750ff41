import { describe, expect, it } from "vitest";
import { between } from "./amount-view.ts";

describe("an amount that counts up", () => {
  it.each([
    [0n, 1000n, 0, 0n],
    [0n, 1000n, 0.5, 500n],
    [100n, 200n, 0.333, 133n],
    [0n, 999_999_999_999_999_999n, 1, 999_999_999_999_999_999n],
    [5n, 6n, 0.99, 5n],
  ])("an amount that counts up from %s to %s shows, at %s of the time, %s", (from, to, progress, shown) => {
    expect(between(from, to, progress)).toBe(shown);
  });
});
