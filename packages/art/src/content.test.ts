import { CategoryId, ProviderCode, subCategoryIds } from "@bellwether/contract/content/index.ts";
import { describe, expect, test } from "vitest";
import { readCatalogue, readCategories, readPalettes, readProviders } from "./content.ts";
import { contrast } from "./paint/colour.ts";
import { loadIcons } from "./symbol.ts";

const titles = readCatalogue();
const categories = readCategories();
const codesOf = (list: typeof titles) => list.map(({ code }) => code);

describe("the catalogue", () => {
  test("the catalogue holds at least 300 titles with unique ids, codes and names", () => {
    expect(titles.length).toBeGreaterThanOrEqual(300);
    for (const key of ["gameId", "code", "title", "popularity"] as const) {
      expect(new Set(titles.map((title) => title[key])).size, key).toBe(titles.length);
    }
  });

  test("the catalogue has at least 20 titles from each of the 12 providers", () => {
    for (const code of ProviderCode.options) {
      expect(titles.filter(({ provider }) => provider === code).length, code).toBeGreaterThanOrEqual(20);
    }
  });

  test("the catalogue fills all 7 categories and all 36 sub-categories", () => {
    for (const id of CategoryId.options) {
      expect(
        titles.some((title) => title.categories.includes(id)),
        id,
      ).toBe(true);
    }
    for (const id of subCategoryIds) {
      expect(
        titles.some((title) => title.subCategories.some(({ categoryId }) => categoryId === id)),
        `${id}`,
      ).toBe(true);
    }
  });

  test("the catalogue lists a title only in sub-categories of its own categories", () => {
    for (const title of titles) {
      const allowed = categories
        .filter(({ id }) => title.categories.includes(id))
        .flatMap(({ subCategories }) => subCategories.map(({ id }) => id));
      for (const { categoryId } of title.subCategories) expect(allowed, title.code).toContain(categoryId);
    }
  });

  test("the catalogue ranks a sub-category's titles 1, 2, 3 and so on", () => {
    for (const id of subCategoryIds) {
      const ranks = titles.flatMap(({ subCategories }) =>
        subCategories.filter(({ categoryId }) => categoryId === id),
      );
      expect(
        ranks.map(({ sortRank }) => sortRank).sort((a, b) => a - b),
        `${id}`,
      ).toEqual(ranks.map((_, at) => at + 1));
    }
  });
});

describe("neighbours", () => {
  const lists = [
    ...CategoryId.options.map((id) => [id, titles.filter(({ categories: of }) => of.includes(id))] as const),
    ...subCategoryIds.map(
      (id) =>
        [
          `sub-category ${id}`,
          titles.filter(({ subCategories }) => subCategories.some(({ categoryId }) => categoryId === id)),
        ] as const,
    ),
    ...ProviderCode.options.map(
      (code) => [code, titles.filter(({ provider }) => provider === code)] as const,
    ),
  ];

  test.each(lists)("neighbours in %s differ in scene and in palette", (_, list) => {
    const alike = list.filter((title, at) => {
      const next = list[at + 1];
      return next && (next.art.scene === title.art.scene || next.art.palette === title.art.palette);
    });
    expect(codesOf(alike)).toEqual([]);
  });
});

describe("art directions", () => {
  const icons = loadIcons();
  const palettes = readPalettes();

  test("art directions name only icons that exist in fluent-emoji, or a mascot", () => {
    const named = titles.flatMap(({ art, slotSymbols }) => [
      ...slotSymbols,
      ...art.symbols.filter((name) => !name.startsWith("mascot-")),
    ]);
    expect(named.filter((name) => !icons.names.has(name))).toEqual([]);
  });

  test("art directions name only palettes that exist, and every palette is used", () => {
    const used = new Set(titles.map(({ art }) => art.palette));
    expect([...used].sort()).toEqual(Object.keys(palettes).sort());
  });

  test("art directions use at least 20 scenes, all 11 compositions and all 8 treatments of lettering", () => {
    expect(new Set(titles.map(({ art }) => art.scene)).size).toBeGreaterThanOrEqual(20);
    expect(new Set(titles.map(({ art }) => art.composition)).size).toBe(11);
    expect(new Set(titles.map(({ art }) => art.lettering.treatment)).size).toBe(8);
  });

  test.each(Object.entries(palettes))(
    "%s has lettering with a contrast of 7 or better",
    (_, { letter, ink }) => {
      expect(contrast(letter, ink)).toBeGreaterThanOrEqual(7);
    },
  );
});

test("each provider and each category is listed once, with a unique slug", () => {
  const providers = readProviders();
  expect(providers.map(({ code }) => code).sort()).toEqual([...ProviderCode.options].sort());
  expect(new Set(providers.map(({ slug }) => slug)).size).toBe(12);
  expect(categories.map(({ id }) => id).sort()).toEqual([...CategoryId.options].sort());
  const listed = categories.flatMap(({ subCategories }) => subCategories.map(({ id }) => id));
  expect(listed.sort((a, b) => a - b)).toEqual([...subCategoryIds]);
});
