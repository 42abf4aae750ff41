import { readdirSync, readFileSync } from "node:fs";
import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { type CatalogueTitle, CatalogueTitles } from "@bellwether/contract/content/catalogue.ts";
import { countedTitles } from "@bellwether/contract/content/rewards/counted-titles.ts";
import { pickTexts } from "@bellwether/i18n/catalogue.ts";
import { createTranslate } from "@bellwether/i18n/translate.ts";
import { type Language, offeredLanguages } from "@bellwether/market/languages.ts";
import { describe, expect, it } from "vitest";
import { promotions, readerIn, releasedOffers } from "../testing/released-offers.ts";
import { promotionWords } from "./promotion-page.ts";

const folder = new URL("../../../../content/catalogue/", import.meta.url);
const titles = readdirSync(folder).flatMap((file) =>
  CatalogueTitles.parse(JSON.parse(readFileSync(new URL(file, folder), "utf8"))),
);
const byId = new Map(titles.map(({ gameId, title }) => [gameId, { title } as ListedGame]));
const ruled = promotions.flatMap((each) => (each.rule ? [{ ...each, rule: each.rule }] : []));

const termsOf = (name: string, language: Language = "en", lists = { byId }) =>
  promotionWords(
    releasedOffers(language).promotions.find((each) => each.name === name)!,
    readerIn("IE", { language }),
    createTranslate({ texts: pickTexts(language, [""]), language }),
    lists,
  ).terms;

describe("the page of a promotion with a rule names the games that count", () => {
  it.each([
    ["scratch-club", "Scratch cards"],
    ["pixel-party", "Slots and Virtuals"],
    ["cash-drop", "Jackpots"],
    ["golden-ticket", "Lottery"],
    ["condor-cashback", "All games"],
    ["game-shows", "Live casino (Game shows)"],
    ["velvet-hour", "Live casino (Blackjack, Baccarat and Poker)"],
    ["polar-night", "Frost Giant Fondue, Frostbite Diner, Ice Queen’s Thaw and Penguin Payday"],
  ])("%s: %s", (name, games) => {
    expect(termsOf(name)).toContain(`Games that count: ${games}.`);
  });

  it.each(offeredLanguages)(
    "the page of a promotion with a rule names the games that count in %s, once on each page; a draw of doors names none",
    (language) => {
      const t = createTranslate({ texts: pickTexts(language, [""]), language });
      const [before, after] = t("promo.term_games", { games: "#" }).split("#") as [string, string];
      expect(before.length).toBeGreaterThan(3);
      for (const { name, rule } of ruled) {
        const said = termsOf(name, language).filter(
          (term) => term.startsWith(before) && term.endsWith(after),
        );
        const isPlayed = rule.kind !== "prize-draw" || rule.entry.by !== "doors";
        expect(said.length, name).toBe(isPlayed ? 1 : 0);
        for (const id of (isPlayed && rule.counts.gameIds) || [])
          expect(said[0], name).toContain(byId.get(id)!.title);
      }
    },
  );

  it("the page of a promotion with a rule leaves out a title that the reader's country does not have", () => {
    const some = new Map([...byId].filter(([id]) => id !== 1602));
    expect(termsOf("polar-night", "en", { byId: some }).join(" ")).not.toContain(byId.get(1602)!.title);
  });
});

/** What English words call a kind of games, and the titles that they mean. */
const KINDS: [RegExp, (title: CatalogueTitle) => boolean][] = [
  [/\bslots?\b/i, ({ categories }) => categories.includes("slots")],
  [/\btable games\b|\bat the tables\b/i, ({ categories }) => categories.includes("table-games")],
  [
    /\blive tables\b/i,
    ({ categories, subCategories }) =>
      categories.includes("live-casino") &&
      subCategories.some(({ categoryId }) => [14, 17, 28].includes(categoryId)),
  ],
  [/\bvirtual(?:s| sports?)\b/i, ({ categories }) => categories.includes("virtuals")],
  [/\bscratch cards?\b/i, ({ subCategories }) => subCategories.some(({ categoryId }) => categoryId === 2)],
  [/\bjackpot games\b/i, ({ categories }) => categories.includes("jackpots")],
  [/\blottery\b/i, ({ categories }) => categories.includes("lottery")],
  [/\bgame shows\b/i, ({ subCategories }) => subCategories.some(({ categoryId }) => categoryId === 15)],
];

describe("where a promotion's own words name a kind of games, all of them count", () => {
  it.each(ruled.map((promotion) => [promotion.name, promotion] as const))("%s", (_, { texts, rule }) => {
    const { teaser, body, terms } = texts.en!;
    const words = [teaser, ...body, ...terms].join("\n");
    const counted = new Set(countedTitles(rule.counts, titles));
    const left = KINDS.filter(([word]) => word.test(words)).flatMap(([word, isMeant]) =>
      titles.filter((title) => isMeant(title) && !counted.has(title)).map(({ code }) => `${word}: ${code}`),
    );
    expect(left).toEqual([]);
  });

  it("where a promotion's own words name a kind of games, all of them count is found where six of the scratch cards count, and no others", () => {
    const six = countedTitles({ gameIds: [2103, 2104, 2105, 2117, 2118, 2119] }, titles);
    const cards = titles.filter(KINDS[4]![1]);
    expect([six.length, cards.length]).toEqual([6, 23]);
  });
});
