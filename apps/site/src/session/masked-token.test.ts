import { describe, expect, it } from "vitest";
import { maskToken, unmaskToken } from "./masked-token.ts";

describe("a session's masked token", () => {
  const token = "Zk3_9-aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789a";

  it("a session's masked token unmasks to the original token", () => {
    expect(unmaskToken(maskToken(token))).toBe(token);
  });

  it("a session's masked token differs in each of 100 pages, is always 117 characters long, and never contains 4 characters of the token", () => {
    const masked = Array.from({ length: 100 }, () => maskToken(token));
    expect(new Set(masked).size).toBe(100);
    expect(new Set(masked.map((text) => text.length))).toEqual(new Set([117]));
    const pieces = Array.from({ length: token.length - 3 }, (_, start) => token.slice(start, start + 4));
    // One test run in 37 would find one by chance.
    expect(masked.filter((text) => pieces.some((piece) => text.includes(piece))).length).toBeLessThanOrEqual(
      1,
    );
  });
});
