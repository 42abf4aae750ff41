import { pickTexts } from "@bellwether/i18n/catalogue.ts";
import type { SearchWords } from "@bellwether/languages/search-words.ts";
import { offeredLanguages } from "@bellwether/market/languages.ts";
import { describe, expect, it } from "vitest";
import { listedTitles } from "../testing/listed-titles.ts";
import { catalogueOf } from "./load-catalogue.ts";
import { plainWords } from "./plain-words.ts";
import { searchTopics } from "./search-topics.ts";
import { loadSearchWords, topicIndexOf } from "./search-words.ts";

const [english] = await loadSearchWords("en");

/** The key under which the site names a category, sub-category or feature. */
const namedBy = (key: string, texts: Readonly<Record<string, string>>) =>
  [`core.category_${key}`, `core.sub_category_${key}`, `core.feature_${key}`].find((each) => each in texts);

describe.each(offeredLanguages)("the search's words in %s", (language) => {
  const words = async (): Promise<SearchWords> => (await loadSearchWords(language))[0]!;

  it("the search's words of a language name the same 68 things as the English ones, none twice", async () => {
    const own = await words();
    expect(Object.keys(own)).toHaveLength(68);
    expect(Object.keys(own).sort()).toEqual(Object.keys(english!).sort());
    for (const phrases of Object.values(own)) {
      expect(phrases.length).toBeGreaterThan(0);
      expect(new Set(phrases.map(plainWords)).size).toBe(phrases.length);
    }
  });

  it("the search names more than 40 categories and features as their pages do", async () => {
    const texts = pickTexts(language, ["core.category_", "core.sub_category_", "core.feature_"]);
    const named = Object.entries(await words()).flatMap(([key, [name]]) => {
      const text = namedBy(key, texts);
      return text ? [[key, name, texts[text]]] : [];
    });
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(([, name, text]) => name !== text)).toEqual([]);
  });
});

it("each of the search's words names a category, sub-category, feature or kind of game, and each of these has games", async () => {
  const topics = searchTopics([english!]);
  const titles = listedTitles();
  expect(topics.filter(({ holds }) => !titles.some(holds)).map(({ name }) => name)).toEqual([]);
  const names = topics.map(({ name }) => name);
  expect(Object.values(english!).filter(([name]) => !names.includes(name!))).toEqual([]);
});

it("the words of a language are prepared once, and without any the search knows the 12 makers alone", async () => {
  const words = await loadSearchWords("fi");
  expect(topicIndexOf(words)).toBe(topicIndexOf(words));
  expect(topicIndexOf([]).topics.map(({ kind }) => kind)).toEqual(Array.from({ length: 12 }, () => "maker"));
  const { search, topics } = catalogueOf(listedTitles());
  expect([search("kolikkopelit"), topics("kolikkopelit")]).toEqual([[], []]);
  expect(topics("playngo")[0]?.path).toBe("/provider-games/play-n-go");
});

it.each([
  "jeux de table",
  "live roulette",
  "playngo",
  "free spins",
  "bonusbuy",
  "gameswithbonusmoney",
  "nettent",
])("%s typed letter by letter finds the same as the whole text at once", async (text) => {
  const words = await loadSearchWords("fr-ca");
  const typed = catalogueOf(listedTitles(), words);
  for (let length = 1; length <= text.length; length += 1) {
    const part = text.slice(0, length);
    const ids = ({ search }: typeof typed) => search(part).map(({ id }) => id);
    expect([part, ids(typed)]).toEqual([part, ids(catalogueOf(listedTitles(), words))]);
  }
});
