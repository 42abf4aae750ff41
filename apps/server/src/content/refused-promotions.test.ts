import { describe, expect, it } from "vitest";
import { type ContentChange, changedContent, useContentCopy } from "../testing/content-copy.ts";

const refusalOf = useContentCopy();
const promotion = (name: string) => `content/promotions/${name}.json`;
const allSlots = { default: 0, byCategory: { slots: 100 } };

describe("the start refuses", () => {
  it("nothing of the content as it is", () => {
    expect(refusalOf(promotion("spins"), (text) => text)).toBe("accepted");
  });

  it.each<[what: string, name: string, change: ContentChange, field: string, reason: string]>([
    [
      "a code that is no campaign's",
      "welcome-offer",
      { code: "NOPE99" },
      "code",
      "there is no campaign NOPE99",
    ],
    [
      "the code of free spins",
      "welcome-offer",
      { code: "TOWER10" },
      "code",
      "TOWER10 is a campaign of the kind free_spins, and the promotion a deposit-bonus",
    ],
    [
      "the code of a cashback",
      "bell-bonus",
      { code: "MONDAY10" },
      "code",
      "MONDAY10 is a campaign of the kind cashback",
    ],
    [
      "another promotion's code",
      "bell-bonus",
      { code: "LUCKY40" },
      "code",
      "LUCKY40 is the code of lucky too",
    ],
    [
      "a code that ends before the period",
      "paprika-week",
      { "period.until": "2026-12-07" },
      "period.until",
      "PAPRIKA50 ends on 2026-12-06",
    ],
    [
      "a code that begins after the period",
      "paprika-week",
      { "period.from": "2026-11-15" },
      "period.from",
      "PAPRIKA50 begins on 2026-11-16",
    ],
    [
      "a code of every deposit in Sweden",
      "lucky",
      { "markets.except": ["GB"] },
      "markets",
      "SE allows a bonus at first play only, and LUCKY40 is for every deposit",
    ],
    [
      "a draw in Sweden",
      "golden-ticket",
      { "markets.except": ["GB"] },
      "markets",
      "SE allows a reward at first",
    ],
    [
      "a board in Sweden",
      "velvet-hour",
      { "markets.except": ["GB"] },
      "markets",
      "SE allows a reward at first",
    ],
    [
      "a cashback in Sweden",
      "high-card",
      { markets: {} },
      "markets",
      "SE allows a reward at first play only",
    ],
    [
      "a brand that does not exist",
      "fox-trot",
      { brands: ["BELLWEATHER"] },
      "brands",
      "there is no brand BELLWEATHER",
    ],
    [
      "a country that does not exist",
      "sauna-saturday",
      { "markets.only": ["FI", "XX"] },
      "markets.only",
      "there is no market XX",
    ],
    [
      "an excepted country that does not exist",
      "spins",
      { "markets.except": ["SE", "XX"] },
      "markets.except",
      "there is no market XX",
    ],
    [
      "a time zone of a country that does not exist",
      "condor-cashback",
      { "rule.timeZoneIn.XX": "UTC" },
      "rule.timeZoneIn",
      "there is no market XX",
    ],
    [
      "terms of a country that does not exist",
      "giveaway-bonus",
      { "bonus.inMarkets.XX": { wageringMultiple: 5 } },
      "bonus.inMarkets",
      "there is no market XX",
    ],
    [
      "a bonus wagered in a category that does not exist",
      "giveaway-bonus",
      { "bonus.contributionPercent.byCategory.slotz": 5 },
      "bonus.contributionPercent.byCategory",
      "there is no category slotz",
    ],
    [
      "a shown game that does not exist",
      "fox-trot",
      { "games.gameIds": [1001, 99] },
      "games.gameIds",
      "there is no title 99",
    ],
    [
      "a shown sub-category without titles",
      "scratch-club",
      { "games.subCategories": [2, 999] },
      "games.subCategories",
      "no title is in 999",
    ],
    [
      "a counted sub-category without titles",
      "scratch-club",
      { "rule.counts.subCategories": [2, 999] },
      "rule.counts.subCategories",
      "no title is in 999",
    ],
    [
      "a thing without a text",
      "prize-drop",
      { "rule.prizes.0.parcel": "car" },
      "rule.prizes.0.parcel",
      "languages/en/promo.json has no text parcel_car",
    ],
    [
      "a last prize without a text",
      "advent-calendar",
      { "rule.last.prizes": [{ count: 1, parcel: "moon-rock", worth: 5_000 }] },
      "rule.last.prizes.0.parcel",
      "languages/en/promo.json has no text parcel_moon_rock",
    ],
    [
      "a bonus for slots that is wagered in all games, in Great Britain",
      "giveaway-bonus",
      { "bonus.contributionPercent.default": 100 },
      "bonus.inMarkets",
      "it breaks a rule of GB: it mixes casino and lottery and virtuals",
    ],
    [
      "spins of a slot for play in the lottery, in Great Britain",
      "spins",
      { "rule.counts": { categories: ["lottery"] } },
      "rule",
      "it breaks a rule of GB: it mixes casino and lottery",
    ],
  ])("%s: %s, %j, field %s: %s", (_, name, change, field, reason) => {
    const message = refusalOf(promotion(name), (text) => changedContent(text, change));
    expect(message).toContain(`${promotion(name)}: ${field}: ${reason}`);
  });

  it("no bonus that is wagered in all games but in slots alone in Great Britain", () => {
    const change = {
      "bonus.contributionPercent.default": 100,
      "bonus.inMarkets.GB.contributionPercent": allSlots,
    };
    expect(refusalOf(promotion("giveaway-bonus"), (text) => changedContent(text, change))).toBe("accepted");
  });

  it.each<[what: string, name: string, change: ContentChange, field: string, reason: string]>([
    [
      "spins that expire before the promotion",
      "carnaval",
      { "rule.expire.date": "2026-01-01" },
      "rule.expire",
      "Spins of 2027-02-01 expire before 2027-02-01, the last day on which they are earned",
    ],
    [
      "spins of the last day that expire the day before",
      "carnaval",
      { "rule.expire.date": "2027-02-09" },
      "rule.expire",
      "Spins of 2027-02-10 expire before 2027-02-10",
    ],
    [
      "spins of Thursday and Friday that expire on Thursday",
      "southern-cross",
      { "rule.expire.weekday": 4 },
      "rule.expire",
      "Spins of 2026-11-26 expire before 2026-11-27",
    ],
    [
      "spins of a week that expire on its first day",
      "southern-cross",
      { "rule.expire": { afterDays: 0 } },
      "rule.expire",
      "Spins of 2026-11-26 expire before 2026-11-27",
    ],
    [
      "spins for a new game that expire on a weekday",
      "level-up",
      { "rule.expire": { weekday: 7 } },
      "rule.expire",
      "Spins for a new game expire `afterDays`",
    ],
    [
      "spins for a new game that are of the week",
      "level-up",
      { "rule.gamesByWeek": [2002] },
      "rule.gamesByWeek",
      "Spins for a new game are for that game",
    ],
    [
      "spins that grow to the first day's",
      "carnaval",
      { "rule.grows.to": 10 },
      "rule.grows.to",
      "It is no more than the spins of the first day",
    ],
    [
      "a weekday that the period does not have",
      "lagom-week",
      { period: { from: "2026-11-02", until: "2026-11-05", weekdays: [5] } },
      "period.weekdays",
      "The period has no such day of the week",
    ],
    [
      "a rule from after the last open day on",
      "sauna-saturday",
      { "period.until": "2026-11-27" },
      "rule.from",
      "The promotion is open on no day from this one on",
    ],
    [
      "40 doors of 24",
      "advent-calendar",
      { "rule.last.doors": 40 },
      "rule.last.doors",
      "There are no more doors than 24",
    ],
    [
      "an entry for 40 doors of 18",
      "giveaway-freespins",
      { "rule.entry.needs": 40 },
      "rule.entry.needs",
      "A draw has no more doors than 18",
    ],
    [
      "a daily draw for two doors",
      "advent-calendar",
      { "rule.entry.needs": 2 },
      "rule.entry.needs",
      "A draw has no more doors than 1",
    ],
    [
      "a last draw of stakes",
      "golden-ticket",
      { "rule.last": { doors: 1, at: "18:00", prizes: [{ count: 1, cash: 5 }] } },
      "rule.last",
      "Only a draw whose entries are doors has a last one",
    ],
    [
      "a second draw on the day of the last one",
      "advent-calendar",
      { "rule.closesAt": ["12:00", "17:00"], "rule.budget": 50_000 },
      "rule.last",
      "The last day has two draws at most",
    ],
    [
      "the same close twice",
      "hockey-night",
      { "rule.closesAt": ["19:20", "19:20", "20:40"] },
      "rule.closesAt",
      "Each time is later than the one before",
    ],
    [
      "a board of a week on Mondays",
      "comet-chase",
      { "period.weekdays": [1] },
      "period.weekdays",
      "A board of a week is open on all of its days",
    ],
    [
      "a budget of 1 for 5 spins of 0.20 and more",
      "polar-night",
      { "rule.budget": 1 },
      "rule.budget",
      "It is less than one reward can be, which is 2",
    ],
    [
      "a budget of 39 for a cashback of up to 40",
      "fjord-friday",
      { "rule.budget": 39 },
      "rule.budget",
      "It is less than one reward can be, which is 40",
    ],
    [
      "a spotlight with amounts",
      "fox-trot",
      { amounts: { pool: 500 } },
      "amounts",
      "A spotlight gives nothing",
    ],
  ])("%s: %s, %j, field %s: %s", (_, name, change, field, reason) => {
    const message = refusalOf(promotion(name), (text) => changedContent(text, change));
    expect(message).toMatch(new RegExp(`^${promotion(name)}:\\n`));
    expect(message).toContain(`${reason}`);
    expect(message).toContain(`→ at ${field}`);
  });

  it.each([
    ["promotions", "spins", "terms.0", "It is staked 20 times."],
    ["promotions", "spins", "body.0", "Megforgatás 20×, 7 nap."],
    ["landings", "norway-lander", "points.0.text", "It is staked 20 times."],
  ])("a wagering written as a figure, in %s: %s.%s: %s", (file, name, field, text) => {
    const words = `languages/en/${file}.json`;
    const change = { [`${name}.${field}`]: text };
    expect(refusalOf(words, (before) => changedContent(before, change))).toBe(
      `${words}: ${name}.${field.replace(".text", "")}: wagering is a figure of the text: name {wagering}`,
    );
  });

  it("a promotion whose file has another name", () => {
    expect(refusalOf(promotion("spins"), (text) => changedContent(text, { name: "turns" }))).toBe(
      `${promotion("spins")} has the name turns`,
    );
  });
});
