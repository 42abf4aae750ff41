import { describe, expect, it } from "vitest";
import { countries } from "./countries.ts";
import { gameTermsOf } from "./game-terms.ts";

describe("a market's terms for games", () => {
  it("a market's terms for games in Great Britain: no turbo, no autoplay, no bonus buy, no ante bet, 2.5 s a spin and 5 s a round of other games", () => {
    expect(gameTermsOf("GB")).toEqual({
      turbo: false,
      autoplay: false,
      bonusBuy: false,
      anteBet: false,
      minimumRoundMs: { slots: 2_500, scratch: 5_000, roulette: 5_000, cards: 5_000, quick: 5_000 },
    });
  });

  it("a market's terms for games in Sweden: no autoplay", () => {
    expect(gameTermsOf("SE")).toMatchObject({ turbo: true, autoplay: false, bonusBuy: true, anteBet: true });
  });

  it("an operator's own minimum of 3 s in Sweden slows every kind of game there, and those of unknown countries to 5 s at least", () => {
    const own = { SE: 3_000 };
    expect(Object.values(gameTermsOf("se", own).minimumRoundMs)).toEqual([3_000, 3_000, 3_000, 3_000, 3_000]);
    expect(gameTermsOf("FI", own)).toEqual(gameTermsOf("FI"));
    expect(gameTermsOf("GB", { GB: 3_000 }).minimumRoundMs).toMatchObject({ slots: 3_000, cards: 5_000 });
    expect(gameTermsOf(undefined, own).minimumRoundMs).toMatchObject({ slots: 3_000, cards: 5_000 });
  });

  it("a market's terms for games of an unknown country are those of Great Britain", () => {
    expect(gameTermsOf(undefined)).toEqual(gameTermsOf("GB"));
  });

  it("a market's terms for games in every other market: turbo, autoplay, bonus buy and ante bet, and at least 1 s a round", () => {
    const others = countries.filter(({ code }) => code !== "GB" && code !== "SE");
    expect(others).toHaveLength(43);
    for (const { code } of others) {
      const { minimumRoundMs, ...allowed } = gameTermsOf(code);
      expect(allowed).toEqual({ turbo: true, autoplay: true, bonusBuy: true, anteBet: true });
      expect(Math.min(...Object.values(minimumRoundMs))).toBe(1_000);
    }
  });
});
