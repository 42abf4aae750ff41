import { searchText } from "@bellwether/contract/typed-text.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createGameSearch, type SearchableGame } from "./game-search.ts";

const games = [
  { title: "Bell Tower Bonanza", keywords: ["bell"], popular: 90 },
  { title: "Golden Bell", keywords: ["bell"], popular: 99 },
  { title: "Kesäyön Kello", keywords: ["bell", "summer"], popular: 10 },
  { title: "European Roulette", keywords: ["wheel"], popular: 80 },
];
const titles = (text: string, search = createGameSearch(games)) => search(text).map(({ title }) => title);

describe("the game search", () => {
  it("the game search puts titles that start with the text first, then sorts by popularity", () => {
    expect(titles("bell")).toEqual(["Bell Tower Bonanza", "Golden Bell", "Kesäyön Kello"]);
  });

  it("the game search for the games bar reads titles only and sorts by popularity only", () => {
    const search = createGameSearch(games, { keywords: false });
    expect(titles("bell", search)).toEqual(["Golden Bell", "Bell Tower Bonanza"]);
  });

  it("the game search ignores case, accents and surrounding spaces", () => {
    expect(titles("  KESAYON ")).toEqual(["Kesäyön Kello"]);
  });

  it("the game search requires every word, in any order", () => {
    expect(titles("bonanza bell")).toEqual(["Bell Tower Bonanza"]);
    expect(titles("bell wheel")).toEqual([]);
  });

  it("the game search finds games despite a typing error, and by their maker", () => {
    const makers = [
      { title: "Blackjack Royal", keywords: [], popular: 50, provider: "Evolution" },
      { title: "Black Forest", keywords: [], popular: 60, provider: "NetEnt" },
    ];
    const search = createGameSearch(makers);
    expect(titles("blakjack", search)).toEqual(["Blackjack Royal"]);
    expect(titles("royl blakjack", search)).toEqual(["Blackjack Royal"]);
    expect(titles("evolution", search)).toEqual(["Blackjack Royal"]);
    expect(titles("evolutoin", search)).toEqual(["Blackjack Royal"]);
    expect(titles("netent", search)).toEqual(["Black Forest"]);
    expect(titles("zzzzzzz", search)).toEqual([]);
  });

  it("the games bar searches exact titles only [2.33]", () => {
    const search = createGameSearch(games, { keywords: false });
    expect(titles("bonanaz", search)).toEqual([]);
  });

  it("the game search finds nothing for empty text", () => {
    expect(titles("   ")).toEqual([]);
  });

  it("the game search finds the same for text typed and erased letter by letter as for the whole text at once", () => {
    const word = fc.constantFrom("bell", "be", "tower", "o", "roulette", "kesä", " ", "x");
    const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(" "));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 12 }), (typed) => {
        const search = createGameSearch(games);
        for (const each of typed) expect(titles(each, search)).toEqual(naive(games, each));
      }),
      { numRuns: 300 },
    );
  });
});

/** Reference implementation of the rule. */
function naive(among: readonly SearchableGame[], text: string): string[] {
  const words = searchText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const leads = (game: SearchableGame) => Number(searchText(game.title).startsWith(words.join(" ")));
  return among
    .filter((game) =>
      words.every((word) => searchText([game.title, ...game.keywords].join(" ")).includes(word)),
    )
    .sort((a, b) => leads(b) - leads(a) || b.popular - a.popular)
    .map(({ title }) => title);
}
