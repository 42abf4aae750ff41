import { describe, expect, it } from "vitest";
import { maskToken, unmaskToken } from "./masked-token.ts";

describe("a session's token in a page", () => {
  const token = "Zk3_9-aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789a";

  it("comes out as it went in", () => {
    expect(unmaskToken(maskToken(token))).toBe(token);
  });

  it("is another text in each of 100 pages, always 117 characters long, and no 4 characters of it are in one", () => {
    const masked = Array.from({ length: 100 }, () => maskToken(token));
    expect(new Set(masked).size).toBe(100);
    expect(new Set(masked.map((text) => text.length))).toEqual(new Set([117]));
    const pieces = Array.from({ length: token.length - 3 }, (_, start) => token.slice(start, start + 4));
    // By chance one run in 37 shows one.
    expect(masked.filter((text) => pieces.some((piece) => text.includes(piece))).length).toBeLessThanOrEqual(
      1,
    );
  });
});
