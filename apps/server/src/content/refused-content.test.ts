import { describe, expect, it } from "vitest";
import { type ContentChange, changedContent, useContentCopy } from "../testing/content-copy.ts";

const refusalOf = useContentCopy();
const promotion = (name: string) => `content/promotions/${name}.json`;

describe("the start refuses in other files", () => {
  it.each<[what: string, change: ContentChange, field: string, reason: string]>([
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
    expect(refusalOf(file, (text) => changedContent(text, change))).toBe(`${file}: ${field}: ${reason}`);
  });

  it.each<[what: string, change: ContentChange, field: string, reason: string]>([
    ["a campaign that ends before it begins", { "9.until": "2026-08-31" }, "[9].until", "It ends before"],
    ["a budget under one bonus", { "9.budget": 5 }, "[9].budget", "It is less than one bonus can be"],
    [
      "a cashback's minimum above its maximum",
      { "7.minimumPayout": 999 },
      "[7].minimumPayout",
      "The minimum",
    ],
  ])("%s: campaigns.json, %j, field %s: %s", (_, change, field, reason) => {
    const message = refusalOf("content/campaigns.json", (text) => changedContent(text, change));
    expect(message).toMatch(/^content\/campaigns\.json:\n/);
    expect(message).toContain(reason);
    expect(message).toContain(`→ at ${field}`);
  });

  it.each<[what: string, change: ContentChange, field: string, reason: string]>([
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
    const message = refusalOf("content/campaigns.json", (text) => changedContent(text, change));
    expect(message).toBe(`content/campaigns.json: WELCOME100: ${field}: ${reason}`);
  });

  it.each<[what: string, change: ContentChange, field: string, reason: string]>([
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
    expect(refusalOf(file, (text) => changedContent(text, change))).toBe(`${file}: ${field}: ${reason}`);
  });

  it("a thing without its text in one language: parcel_teapot in Finnish", () => {
    expect(
      refusalOf("languages/fi/promo.json", (text) => changedContent(text, { parcel_teapot: undefined })),
    ).toBe(
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
});
