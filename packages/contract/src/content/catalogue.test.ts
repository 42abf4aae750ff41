import { expect, test } from "vitest";
import { CatalogueTitle } from "./catalogue.ts";

const title = {
  gameId: 1,
  code: "tin-whistle",
  title: "Tin Whistle",
  provider: "BW",
  categories: ["slots", "all-games"],
  subCategories: [{ categoryId: 8, sortRank: 1 }],
  model: "bell-lines",
  popularity: 500,
  isBonus: false,
  freePlay: true,
  releasedOn: "2025-03-01",
  keywords: ["tin", "whistle"],
  description: "A whistle made of tin, and three reels that follow it.",
  art: {
    scene: "meadow",
    palette: "sky",
    symbols: ["flute"],
    composition: "hero",
    lettering: { font: "lilita", treatment: "outline", shape: "arch" },
  },
  slotSymbols: ["lemon", "cherries", "grapes", "bell", "star", "crown", "coin", "flute"],
};

test("a complete title is parsed unchanged", () => {
  expect(CatalogueTitle.parse(title)).toEqual(title);
});

test.each([
  ["free play at a live table", { categories: ["live-casino"], subCategories: [], freePlay: true }],
  ["a symbol on the reels twice", { slotSymbols: [...title.slotSymbols, "lemon"] }],
  ["7 symbols", { slotSymbols: title.slotSymbols.slice(1) }],
  ["11 symbols", { slotSymbols: [...title.slotSymbols, "apple", "pear", "plum"] }],
  ["a code with capitals", { code: "Tin-Whistle" }],
  ["a model's name with capitals", { model: "Pinball" }],
  [
    "a sub-category that the specification does not list",
    { subCategories: [{ categoryId: 12, sortRank: 1 }] },
  ],
  ["a provider that the specification does not list", { provider: "ZZ" }],
  [
    "a sub-category twice",
    {
      subCategories: [
        { categoryId: 8, sortRank: 1 },
        { categoryId: 8, sortRank: 2 },
      ],
    },
  ],
  ["a field that nobody knows", { colour: "blue" }],
])("%s is refused", (_, change) => {
  expect(CatalogueTitle.safeParse({ ...title, ...change }).success).toBe(false);
});
