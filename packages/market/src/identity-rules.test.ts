import { describe, expect, it } from "vitest";
import {
  countries,
  identityFirstCountries,
  identityRulesOf,
  isFirstProofDue,
  isPayoutProofDue,
  largeWinMinor,
  launderingThresholdsOf,
  waitsForNewProof,
} from "./index.ts";

const known = (country: string) => ({ country, isIdentityChecked: true, isIdentityLapsed: false });
const unknown = (country: string) => ({ country, isIdentityChecked: false, isIdentityLapsed: false });

describe("what a market wants proven of its players", () => {
  it("Great Britain alone wants to know who somebody is before a deposit or stake, and has no free play", () => {
    expect(identityFirstCountries).toEqual(["GB"]);
    expect(isFirstProofDue(unknown("GB"))).toBe(true);
    expect(isFirstProofDue(known("GB"))).toBe(false);
    for (const country of ["SE", "MT", "FI", "CA", ""]) expect(isFirstProofDue(unknown(country))).toBe(false);
    const withoutFreePlay = countries.filter(({ code }) => !identityRulesOf(code).freePlay);
    expect(withoutFreePlay.map(({ code }) => code)).toEqual(["GB"]);
  });

  it("Sweden alone wants a national number at sign-up", () => {
    const withNumber = countries.filter(({ code }) => identityRulesOf(code).numberAtSignUp);
    expect(withNumber.map(({ code }) => code)).toEqual(["SE"]);
  });

  it.each([
    ["MT", "EUR", 1_999_99n, false],
    ["MT", "EUR", 2_000_00n, true],
    ["SE", "SEK", 19_999_99n, false],
    ["SE", "SEK", 20_000_00n, true],
    ["FI", "EUR", 2_000_00n, true],
    ["GB", "GBP", 50_000_00n, false],
  ] as const)(
    "of payouts in %s that reach %s %s minor units a proof is wanted: %s",
    (country, currency, minor, isDue) => {
      expect(isPayoutProofDue({ ...unknown(country), currency }, minor)).toBe(isDue);
      expect(isPayoutProofDue({ ...known(country), currency }, minor)).toBe(false);
    },
  );

  it.each([
    ["MT", "payouts", true],
    ["SE", "payouts", true],
    ["GB", "play", false],
  ] as const)(
    "once a proof has expired, in %s %s wait for another one; a payout of 0.01 does: %s",
    (country, waits, doesPayout) => {
      const lapsed = { ...unknown(country), isIdentityLapsed: true, currency: "EUR" } as const;
      expect(waitsForNewProof(country)).toBe(waits);
      expect(isPayoutProofDue(lapsed, 1n)).toBe(doesPayout);
      expect(isFirstProofDue(lapsed)).toBe(waits === "play");
    },
  );

  it("papers are asked for 30 days after 2,000 euros of deposits in 180 days, in every market, and the rule against laundering has the same figures", () => {
    for (const { code } of countries)
      expect(identityRulesOf(code).deposits).toEqual({
        ...{ sum: 2_000, days: 180, graceDays: 30, shows: ["identity", "funds"] },
      });
    expect(launderingThresholdsOf({ country: "MT", currency: "EUR" }).deposits).toEqual({
      ...{ sumMinor: 2_000_00n, days: 180 },
    });
  });

  it("a prize of 10,000 euros is a large win, 100,000 kronor in Sweden", () => {
    expect(largeWinMinor({ country: "IE", currency: "EUR" })).toBe(10_000_00n);
    expect(largeWinMinor({ country: "SE", currency: "SEK" })).toBe(100_000_00n);
  });
});
