import { expect, test } from "vitest";
import { bonusByHand } from "./bonus-by-hand.ts";
import { type BonusRule, brokenBonusRules } from "./bonus-rules.ts";

const offer = (
  terms: { wageringMultiple?: number; expiresAfterDays?: number; spins?: number },
  until = "2026-12-31",
) => ({
  until,
  isGivenIn: () => true,
  termsIn: () => ({
    wageringMultiple: terms.wageringMultiple ?? 10,
    expiresAfterDays: terms.expiresAfterDays ?? 60,
    ...(terms.spins && { spinsExpireAfterDays: terms.spins }),
  }),
});

test.each([
  ["10 times and 60 days", offer({}), []],
  [
    "11 times",
    offer({ wageringMultiple: 11 }),
    ["GB: wagering 11 times, and 10 is the most since 2026-01-19"],
  ],
  ["11 times until 18 January 2026", offer({ wageringMultiple: 11 }, "2026-01-18"), []],
  [
    "11 times until 19 January 2026",
    offer({ wageringMultiple: 11 }, "2026-01-19"),
    [expect.stringMatching(/^GB/)],
  ],
  ["59 days", offer({ expiresAfterDays: 59 }), ["SE: 59 days, and 60 is the least since 2019-01-01"]],
  [
    "60 days of which spins have 3",
    offer({ spins: 3 }),
    ["SE: 3 days, and 60 is the least since 2019-01-01"],
  ],
] as const)("for a bonus with %s the broken rules are %j", (_, offered, broken) => {
  expect(brokenBonusRules(offered)).toEqual(broken);
});

test("a rule does not apply where the bonus is not given, and a new rule is one line", () => {
  const terms = offer({ wageringMultiple: 30, expiresAfterDays: 7 });
  expect(brokenBonusRules({ ...terms, isGivenIn: (country) => country === "FI" })).toEqual([]);
  const rules: BonusRule[] = [{ country: "FI", from: "2026-06-01", mostWagering: 20 }];
  expect(brokenBonusRules(terms, rules)).toHaveLength(1);
});

test("a bonus by hand breaks no rule in any country", () => {
  const termsIn = () => ({ ...bonusByHand, products: ["casino"] });
  expect(brokenBonusRules({ until: "9999-12-31", isGivenIn: () => true, termsIn })).toEqual([]);
});
