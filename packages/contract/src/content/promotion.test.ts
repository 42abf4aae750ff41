import { expect, test } from "vitest";
import { Promotion, PromotionTextsFile } from "./promotion.ts";

const promotion = {
  name: "tin-week",
  kind: "deposit-bonus",
  rank: 5,
  brands: ["FUNLY"],
  markets: { only: ["FI"] },
  period: { from: "2026-01-01", until: "2026-01-07", weekdays: [5, 6] },
  amounts: { pool: 500 },
  code: "TIN50",
  games: { categories: ["slots"] },
  art: { scene: "meadow", palette: "sky", symbols: ["flute"], composition: "hero" },
};
const bonus = {
  wageringMultiple: 10,
  expiresAfterDays: 7,
  maximumStake: 5,
  contributionPercent: { default: 0, byCategory: { slots: 100 } },
};
const words = {
  title: "Tin week",
  teaser: "{pool} in tin coins.",
  body: ["Seven days."],
  terms: ["One each."],
};

test("a complete promotion is parsed unchanged", () => {
  expect(Promotion.parse(promotion)).toEqual(promotion);
  expect(PromotionTextsFile.parse({ "tin-week": words })).toEqual({ "tin-week": words });
});

test.each([
  ["countries both named and excepted", { markets: { only: ["FI"], except: ["SE"] } }],
  ["a period that ends before it begins", { period: { from: "2026-01-02", until: "2026-01-01" } }],
  ["an eighth day of the week", { period: { ...promotion.period, weekdays: [8] } }],
  ["games chosen in two ways", { games: { categories: ["slots"], newest: true } }],
  ["an amount of 0", { amounts: { pool: 0 } }],
  ["a brand's slug in place of its key", { brands: ["bellwether"] }],
  ["lettering in its picture", { art: { ...promotion.art, lettering: {} } }],
  ["a campaign's code and terms of its own", { bonus }],
])("%s is refused", (_, change) => {
  expect(Promotion.safeParse({ ...promotion, ...change }).success).toBe(false);
});

const rule = {
  kind: "cashback",
  from: "2026-01-02",
  timeZone: "Europe/Helsinki",
  timeZoneIn: { EE: "Europe/Tallinn" },
  counts: { categories: ["slots"] },
  budget: 1_000,
  span: "day",
  percent: 10,
  minimum: 5,
  maximum: 50,
  paidWithinHours: 12,
};
const { amounts: _, code: __, ...plain } = promotion;
const ruled = { ...plain, kind: "cashback", rule };

test("a promotion with a rule is parsed unchanged", () => {
  expect(Promotion.parse(ruled)).toEqual(ruled);
});

test.each([
  ["a promise without a rule", { rule: undefined }, "rule"],
  ["a rule beside a code", { code: "TIN50" }, "rule"],
  ["a rule without a budget", { rule: { ...rule, budget: undefined } }, "rule.budget"],
  ["a day that the calendar does not have", { rule: { ...rule, from: "2026-02-30" } }, "rule.from"],
  ["a first day after the period", { rule: { ...rule, from: "2026-01-08" } }, "rule.from"],
  ["a time zone that does not exist", { rule: { ...rule, timeZone: "Europe/Oulu" } }, "rule.timeZone"],
  ["a minimum above the maximum", { rule: { ...rule, minimum: 51 } }, "rule.minimum"],
  ["games counted in two ways", { rule: { ...rule, counts: { every: true, gameIds: [1] } } }, "rule.counts"],
  ["a reward of another kind than the promotion's", { kind: "free-spins" }, "rule.kind"],
  ["a spotlight that gives something", { kind: "spotlight" }, "rule"],
  ["a figure beside the rule's", { amounts: { most: 60 } }, "amounts"],
])("%s is refused, naming the field", (_name, change, field) => {
  const { error } = Promotion.safeParse({ ...ruled, ...change });
  expect(error?.issues.map(({ path }) => path.join("."))).toContain(field);
});

const draw = {
  ...plain,
  kind: "prize-draw",
  rule: {
    kind: "prize-draw",
    from: "2026-01-02",
    timeZone: "UTC",
    counts: { every: true },
    span: "day",
    entry: { by: "doors" },
    prizes: [{ count: 2, cash: 10 }],
    paidWithinHours: 24,
    // It has two days: the Friday and the Saturday.
    budget: 40,
  },
};

test.each([
  ["prizes of 40 euros from a budget of 40", {}, {}, []],
  ["prizes of 44 euros from a budget of 40", { prizes: [{ count: 2, cash: 11 }] }, {}, ["rule.budget"]],
  [
    "a second time zone, whose draws give as much again",
    { timeZoneIn: { FI: "Europe/Helsinki" } },
    {},
    ["rule.budget"],
  ],
  [
    "ten times two spins of 1.00",
    { prizes: [{ count: 10, spins: 2, stakeCents: 100, gameIds: [1], expireAfterDays: 7 }] },
    {},
    [],
  ],
  [
    "ten times two spins of 1.01",
    { prizes: [{ count: 10, spins: 2, stakeCents: 101, gameIds: [1], expireAfterDays: 7 }] },
    {},
    ["rule.budget"],
  ],
  ["a thing that costs 20", { prizes: [{ count: 1, parcel: "teapot", worth: 20 }] }, {}, []],
  ["bonus money without terms", { prizes: [{ count: 2, bonus: 10 }] }, {}, ["bonus"]],
  ["bonus money with terms", { prizes: [{ count: 2, bonus: 10 }] }, { bonus }, []],
  ["terms of a bonus that nothing gives", {}, { bonus }, ["bonus"]],
  [
    "cash and a thing in one draw",
    {
      prizes: [
        { count: 1, cash: 5 },
        { count: 1, parcel: "teapot", worth: 5 },
      ],
    },
    {},
    ["rule.prizes"],
  ],
])("a draw with %s is accepted, or refused with the invalid field", (_name, change, more, fields) => {
  const { error } = Promotion.safeParse({ ...draw, rule: { ...draw.rule, ...change }, ...more });
  expect((error?.issues ?? []).map(({ path }) => path.join("."))).toEqual(fields);
});

test("a promotion's text with no terms is refused", () => {
  expect(PromotionTextsFile.safeParse({ "tin-week": { ...words, terms: [] } }).success).toBe(false);
});
