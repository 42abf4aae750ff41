import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { pickTexts } from "@bellwether/i18n/catalogue.ts";
import { createTranslate } from "@bellwether/i18n/translate.ts";
import { expect, test } from "vitest";
import { barMatches, barShelves, barStatus } from "./bar-shelves.ts";
import { catalogueOf } from "./load-catalogue.ts";
import { loadSearchWords } from "./search-words.ts";

const game = (id: number) =>
  ({
    game_id: id,
    title: `Bell ${id}`,
    local_code: `bell-${id}`,
    provider: "BW",
    categories: ["slots"],
    sub_categories: [],
    features: [],
    keywords: [],
    popular: id * 10,
    images: { tile: "", tile_large: "", "254x142": "" },
  }) as unknown as ListedGame;
const ids = Array.from({ length: 20 }, (_, index) => index + 1);
const catalogue = catalogueOf(ids.map(game));

test("given text, the games bar shows 8 of 20 matching titles, by popularity", () => {
  expect(barMatches(catalogue, "bell").map(({ id }) => id)).toEqual([20, 19, 18, 17, 16, 15, 14, 13]);
  expect(barMatches(catalogue, "none such")).toEqual([]);
});

test("given a word for a category that is in no title, the games bar shows its 8 most popular games and leads to its page", async () => {
  const worded = catalogueOf(ids.map(game), await loadSearchWords("fi"));
  expect(worded.topics("kolikkopelit").map(({ path }) => path)).toEqual(["/slots"]);
  expect(barMatches(worded, "kolikkopelit").map(({ id }) => id)).toEqual([20, 19, 18, 17, 16, 15, 14, 13]);
  expect(barMatches(worded, "bel 1").map(({ id }) => id)).toEqual([19, 18, 17, 16, 15, 14, 13, 12]);
});

test("given text, the games bar shows 'loading' until the list has loaded, then 'no results' when nothing matches", () => {
  const t = createTranslate({ texts: pickTexts("en", ["core.bar_"]), language: "en" });
  const said = (...given: Parameters<typeof barStatus>) => {
    const key = barStatus(...given);
    return key && t(key);
  };
  expect(said(undefined, false, [])).toMatch(/^Loading/);
  expect(said(catalogue, false, [])).toBe("No results");
  expect(said(catalogue, false, barMatches(catalogue, "bell"))).toBeUndefined();
  expect(said(undefined, true, [])).toMatch(/did not load/);
});

test("without text the games bar shows 3 hot and 5 recent games and hides games that the reader may not see", () => {
  const { hot, recent } = barShelves(catalogue, { hot: [99, 7, 3, 5, 1], recent: [2, 98, 4, 6, 8, 10, 12] });
  expect(hot.map(({ id }) => id)).toEqual([7, 3, 5]);
  expect(recent.map(({ id }) => id)).toEqual([2, 4, 6, 8, 10]);
});
