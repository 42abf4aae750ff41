import { describe, expect, it, test } from "vitest";
import { safetyOf } from "./safety.ts";

const site = (country: string) => ({ country });
const player = (player_country: string) => ({ player_country });

const elsewhere = { inLicensedSweden: false };

test("shows the bar of the Swedish licence where that licence is in force", () => {
  expect(safetyOf(site("FI"), player("SE"), undefined, { inLicensedSweden: true }).swedishBar).toBe(true);
  expect(safetyOf(site("SE"), player("FI"), undefined, elsewhere).swedishBar).toBe(false);
});

test.each([
  ["SE", { askAfterSeconds: 120, answerWithinSeconds: 60 }],
  ["GB", undefined],
  ["FI", undefined],
])("checks an account in %s for inactivity in play by %o", (country, idleInPlay) => {
  expect(safetyOf(site("FI"), player(country), undefined, elsewhere).idleInPlay).toEqual(idleInPlay);
  expect(safetyOf(site(country), undefined, undefined, elsewhere).idleInPlay).toBeUndefined();
});

describe("the session's clock", () => {
  it.each([
    ["SE", { result: false }],
    ["GB", { result: true }],
    ["MT", { result: false }],
    ["FI", undefined],
  ])("the session's clock of an account in %s is %o", (country, clock) => {
    expect(safetyOf(site("FI"), player(country), undefined, elsewhere).clock).toEqual(clock);
  });

  it("the session's clock is undefined for a visitor", () => {
    expect(safetyOf(site("GB"), undefined, undefined, elsewhere)).toMatchObject({
      clock: undefined,
      britishWelcome: true,
    });
  });
});
