import { describe, expect, it, test } from "vitest";
import { safetyOf } from "./safety-of.ts";

const site = (country: string, licensed = false) => ({ country, isOn: () => licensed });
const player = (player_country: string) => ({ player_country });

describe("the bar of the Swedish licence", () => {
  it.each([
    ["a Swedish account anywhere", site("FI", true), player("SE"), true],
    ["a visitor in Sweden", site("SE", true), undefined, true],
    ["a Finnish account in Sweden", site("SE", true), player("FI"), false],
    ["a Swedish account without the licence", site("SE"), player("SE"), false],
  ])("for %s", (_who, at, profile, shown) => {
    expect(safetyOf(at, profile, undefined).swedishBar).toBe(shown);
  });
});

test.each([
  ["SE", { askAfterSeconds: 120, answerWithinSeconds: 60 }],
  ["GB", undefined],
  ["FI", undefined],
])("an account in %s is asked for a sign of life in play by %o", (country, idleInPlay) => {
  expect(safetyOf(site("FI"), player(country), undefined).idleInPlay).toEqual(idleInPlay);
  expect(safetyOf(site(country), undefined, undefined).idleInPlay).toBeUndefined();
});

describe("the session's clock", () => {
  it.each([
    ["SE", { result: false }],
    ["GB", { result: true }],
    ["MT", { result: false }],
    ["FI", undefined],
  ])("of an account in %s is %o", (country, clock) => {
    expect(safetyOf(site("FI"), player(country), undefined).clock).toEqual(clock);
  });

  it("is nobody's where nobody is logged in", () => {
    expect(safetyOf(site("GB"), undefined, undefined)).toMatchObject({
      clock: undefined,
      britishWelcome: true,
    });
  });
});
