import { readdirSync } from "node:fs";
import { Promotion, PromotionTextsFile } from "@bellwether/contract/content/promotion.ts";
import { findModel, takesFreeRounds } from "@bellwether/games";
import { brands, offeredLanguages } from "@bellwether/market";
import { describe, expect, it } from "vitest";
import { jsonFile } from "../testing/json-file.ts";
import { readContent } from "./content.ts";

const root = new URL("../../../../", import.meta.url);
const { blocks, models, titles } = readContent();
const byId = new Map(titles.map((title) => [title.gameId, title]));
const promotions = readdirSync(new URL("content/promotions/", root)).map((file) =>
  Promotion.parse(jsonFile(`content/promotions/${file}`)),
);
const english = PromotionTextsFile.parse(jsonFile("languages/en/promotions.json"));
const opensSoon = (id: number) => byId.get(id)?.model === undefined;

const gamesOf = ({ games }: Promotion) =>
  titles.filter(
    ({ gameId, categories, subCategories }) =>
      games.newest ||
      games.gameIds?.includes(gameId) ||
      games.categories?.some((category) => categories.includes(category)) ||
      subCategories.some(({ categoryId }) => games.subCategories?.includes(categoryId)),
  );

/** "six roulette tables", "Four levels": a number and up to two words before the things that a promotion names. */
const COUNTED = /\b(two|three|four|five|six|seven|eight)(?: [a-z]+){0,2} (?:games|tables|wheels|levels)\b/gi;
const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight"];

/** Words for jackpots, pots and drops in the nine languages. */
const POT =
  /jackpot|\bpotter|\bpotti|\bpottej|\bcagnotte|gros lot|\bbotes?\b|acumulad|nyereményalap|\bmust (?:ring|fall|drop)\b/i;

describe("a promotion keeps what it promises", () => {
  it("a promotion names open titles only, or only titles that open soon", () => {
    const mixed = promotions.flatMap(({ name, games: { gameIds = [] } }) =>
      gameIds.every(opensSoon) ? [] : gameIds.filter(opensSoon).map((id) => `${name}: ${id}`),
    );
    expect(mixed).toEqual([]);
  });

  it("a promotion has as many titles as its English text says", () => {
    const wrong = promotions.flatMap(({ name, games: { gameIds } }) => {
      if (!gameIds) return [];
      const { teaser, body, terms } = english[name]!;
      return [teaser, ...body, ...terms]
        .flatMap((text) => [...text.matchAll(COUNTED)])
        .filter(([, number = ""]) => NUMBERS.indexOf(number.toLowerCase()) !== gameIds.length)
        .map(([said]) => `${name}: ${said}, not ${gameIds.length}`);
    });
    expect(wrong).toEqual([]);
  });

  it("a promotion gives free spins only of titles that take them", () => {
    const wrong = promotions
      .filter(({ kind }) => kind === "free-spins")
      .flatMap((promotion) =>
        gamesOf(promotion)
          .filter(({ model }) => model !== undefined && !takesFreeRounds(findModel(models, model)))
          .map(({ code }) => `${promotion.name}: ${code}`),
      );
    expect(wrong).toEqual([]);
  });

  it("a promotion has an open title if it has a code, because a promotion with a code always runs", () => {
    const closed = promotions.filter(
      (promotion) => promotion.code && gamesOf(promotion).every(({ gameId }) => opensSoon(gameId)),
    );
    expect(closed.map(({ name }) => name)).toEqual([]);
  });
});

describe("no text mentions a pot or a drop until a game pays one", () => {
  const dropsToCome = promotions.filter(({ kind }) => kind === "cash-drop").map(({ name }) => name);
  /** The texts of all brands, of the landing pages and of all promotions except cash drops, each with its place. */
  const textsIn = (language: string): [where: string, text: string][] => [
    ...Object.values(brands).flatMap(({ slug }) =>
      Object.entries(jsonFile(`brands/${slug}/texts/${language}.json`) as Record<string, string>),
    ),
    ...["landings", "promotions"].flatMap((file) =>
      Object.entries(jsonFile(`languages/${language}/${file}.json`) as Record<string, unknown>)
        .filter(([name]) => !dropsToCome.includes(name))
        .map(([name, words]): [string, string] => [name, JSON.stringify(words)]),
    ),
  ];

  it.each(offeredLanguages)("no text mentions a pot or a drop until a game pays one in %s", (language) => {
    const said = textsIn(language).filter(([, text]) => POT.test(text));
    expect(said).toEqual([]);
  });
});

describe("a home block keeps what it promises", () => {
  it.each(Object.values(brands).map(({ slug }) => slug))(
    "%s names open titles only, or only titles that open soon",
    (slug) => {
      const mixed = blocks[slug]!.flatMap(({ id, gameIds }) =>
        gameIds.every(opensSoon) ? [] : gameIds.filter(opensSoon).map((game) => `${id}: ${game}`),
      );
      expect(mixed).toEqual([]);
    },
  );
});
