import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readContent } from "./content.ts";

const repository = fileURLToPath(new URL("../../../../", import.meta.url));

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "content-"));
  const isRead = (path: string) => !path.includes("content/models") && isFolderOrJson(path);
  for (const folder of ["content", "brands", "languages"])
    cpSync(join(repository, folder), join(copy, folder), { recursive: true, filter: isRead });
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const isFolderOrJson = (path: string) => path.endsWith(".json") || statSync(path).isDirectory();

/** Sets fields of a parsed file: each path, with dots between its keys, to a value; `undefined` removes the field. */
type Change = Record<string, unknown>;

function changed(text: string, change: Change): string {
  const file = JSON.parse(text) as Record<string, unknown>;
  for (const [path, value] of Object.entries(change)) {
    const keys = path.split(".");
    const last = keys.pop()!;
    let at = file;
    for (const key of keys) {
      at[key] ??= {};
      at = at[key] as Record<string, unknown>;
    }
    at[last] = value;
  }
  return JSON.stringify(file);
}

/** What the start says when a file of the content is changed. */
function refusalOf(file: string, change: (text: string) => string): string {
  const path = join(copy, file);
  const before = readFileSync(path, "utf8");
  writeFileSync(path, change(before));
  try {
    readContent({ root: pathToFileURL(`${copy}/`) });
    return "accepted";
  } catch (error) {
    return (error as Error).message;
  } finally {
    writeFileSync(path, before);
  }
}

const promotion = (name: string) => `content/promotions/${name}.json`;
const allSlots = { default: 0, byCategory: { slots: 100 } };

describe("22: the start refuses", () => {
  it("nothing of the content as it is", () => {
    expect(refusalOf(promotion("spins"), (text) => text)).toBe("accepted");
  });

  it.each<[what: string, name: string, change: Change, field: string, reason: string]>([
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
    const message = refusalOf(promotion(name), (text) => changed(text, change));
    expect(message).toContain(`${promotion(name)}: ${field}: ${reason}`);
  });

  it("no bonus that is wagered in all games but in slots alone in Great Britain", () => {
    const change = {
      "bonus.contributionPercent.default": 100,
      "bonus.inMarkets.GB.contributionPercent": allSlots,
    };
    expect(refusalOf(promotion("giveaway-bonus"), (text) => changed(text, change))).toBe("accepted");
  });

  it.each<[what: string, name: string, change: Change, field: string, reason: string]>([
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
    const message = refusalOf(promotion(name), (text) => changed(text, change));
    expect(message).toMatch(new RegExp(`^${promotion(name)}:\\n`));
    expect(message).toContain(`${reason}`);
    expect(message).toContain(`→ at ${field}`);
  });

  it.each<[what: string, change: Change, field: string, reason: string]>([
    ["a code that is no campaign's", { code: "NOPE99" }, "code", "there is no deposit campaign NOPE99"],
    ["the code of free spins", { code: "TOWER10" }, "code", "there is no deposit campaign TOWER10"],
    ["a game that does not exist", { games: { gameIds: [99] } }, "games.gameIds", "there is no title 99"],
    [
      "an empty sub-category",
      { games: { subCategories: [999] } },
      "games.subCategories",
      "no title is in 999",
    ],
  ])("a landing page with %s: %j, field %s: %s", (_, change, field, reason) => {
    const file = "content/landings/kafe-rocks.json";
    expect(refusalOf(file, (text) => changed(text, change))).toBe(`${file}: ${field}: ${reason}`);
  });

  it.each<[what: string, change: Change, field: string, reason: string]>([
    ["a campaign that ends before it begins", { "9.until": "2026-08-31" }, "[9].until", "It ends before"],
    ["a budget under one bonus", { "9.budget": 5 }, "[9].budget", "It is less than one bonus can be"],
    [
      "a cashback's minimum above its maximum",
      { "7.minimumPayout": 999 },
      "[7].minimumPayout",
      "The minimum",
    ],
  ])("%s: campaigns.json, %j, field %s: %s", (_, change, field, reason) => {
    const message = refusalOf("content/campaigns.json", (text) => changed(text, change));
    expect(message).toMatch(/^content\/campaigns\.json:\n/);
    expect(message).toContain(reason);
    expect(message).toContain(`→ at ${field}`);
  });

  it.each<[what: string, change: Change, field: string, reason: string]>([
    [
      "an excluded country that does not exist",
      { "0.excludedCountries": ["XX"] },
      "excludedCountries",
      "there is no market XX",
    ],
    [
      "terms of a country that does not exist",
      { "0.inMarkets.XX": {} },
      "inMarkets",
      "there is no market XX",
    ],
    [
      "a name without a text",
      { "0.name": "promo.campaign_nope" },
      "name",
      "languages/en/promo.json has no text campaign_nope",
    ],
    [
      "a wagered title that does not exist",
      { "0.contributionPercent.byTitle": { nope: 1 } },
      "contributionPercent.byTitle",
      "there is no title nope",
    ],
    [
      "a country's wagered category that does not exist",
      { "0.inMarkets.GB.contributionPercent": { default: 0, byCategory: { slotz: 1 } } },
      "inMarkets.GB.contributionPercent.byCategory",
      "there is no category slotz",
    ],
  ])("%s: campaigns.json, %j, field %s: %s", (_, change, field, reason) => {
    const message = refusalOf("content/campaigns.json", (text) => changed(text, change));
    expect(message).toBe(`content/campaigns.json: WELCOME100: ${field}: ${reason}`);
  });

  it.each<[what: string, change: Change, field: string, reason: string]>([
    [
      "a figure that the rule does not have",
      { "spins.teaser": "Win {jackpot} on a Tuesday." },
      "spins.teaser",
      "the promotion has no figure {jackpot}",
    ],
    [
      "a figure of a code in words of a rule",
      { "spins.terms.0": "The code is {code}." },
      "spins.terms.0",
      "the promotion has no figure {code}",
    ],
    [
      "a figure inside a plural",
      { "spins.body.0": "{spins, plural, other {{pot} each}}" },
      "spins.body.0",
      "the promotion has no figure {pot}",
    ],
    [
      "an open brace",
      { "spins.body.0": "{spins of a slot" },
      "spins.body.0",
      'Message "{spins of a slot" at 7: "," is missing',
    ],
    [
      "fewer terms than in English",
      { "spins.terms": ["One term."] },
      "spins.terms",
      "English has 2 texts here, and this language 1",
    ],
    [
      "words of no promotion",
      { "no-such-thing": { title: "Nothing", teaser: "Nothing at all.", body: ["No."], terms: ["No."] } },
      "no-such-thing",
      "there is no such promotion",
    ],
  ])("%s: words in German, %j, field %s: %s", (_, change, field, reason) => {
    const file = "languages/de/promotions.json";
    expect(refusalOf(file, (text) => changed(text, change))).toBe(`${file}: ${field}: ${reason}`);
  });

  it("a thing without its text in one language: parcel_teapot in Finnish", () => {
    expect(refusalOf("languages/fi/promo.json", (text) => changed(text, { parcel_teapot: undefined }))).toBe(
      "content/promotions/prize-drop.json: rule.prizes.2.parcel: languages/fi/promo.json has no text parcel_teapot",
    );
  });

  it.each([
    promotion("spins"),
    "content/campaigns.json",
    "content/catalogue/netent.json",
    "content/tables/keno-quick.json",
    "content/jackpots/belfry.json",
    "languages/fi/promotions.json",
    "brands/funly/blocks.json",
  ])("a file that ends in the middle, by its name: %s", (file) => {
    expect(refusalOf(file, (text) => text.slice(0, text.length / 2))).toMatch(
      new RegExp(`^${file}: it is not JSON: `),
    );
  });

  it("a promotion whose file has another name", () => {
    expect(refusalOf(promotion("spins"), (text) => changed(text, { name: "turns" }))).toBe(
      `${promotion("spins")} has the name turns`,
    );
  });
});
