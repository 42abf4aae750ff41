import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { findModel } from "@bellwether/games";
import { RESPINS, TRIGGERING_COINS } from "@bellwether/games/mechanics/hold-and-win/data.ts";
import { KENO_DRAWN } from "@bellwether/games/mechanics/keno/wire.ts";
import { SEATS } from "@bellwether/games/mechanics/live-blackjack/data.ts";
import { type Language, offeredLanguages } from "@bellwether/market/languages.ts";
import { describe, expect, it } from "vitest";
import { countedIn, type Thing } from "../testing/described-things.ts";
import { readContent } from "./content.ts";

const { models, descriptions, titles: all } = readContent();
/** In these, coins, scoops of ice cream and the acts of a circus are part of the scene. */
const SCENERY = ["flamingo-fandango", "banana-split-second", "topsy-turvy-carnival"];
const titles = all.filter(({ code }) => !SCENERY.includes(code));

/** The fields of layouts that descriptions count. */
type Layout = {
  reels?: number;
  rows?: number;
  lines?: unknown[];
  wheel?: unknown[];
  decks?: number;
  balls?: number | string;
  digits?: number;
  picks?: number;
  numbers?: number;
  maximumSpots?: number;
  lightning?: { counts: { count: number }[] };
  prizes?: { count?: number }[];
  dice?: number;
  runners?: unknown[];
  periods?: number;
};

/** The figure of a title's model for each thing that its description may count; undefined if the game has no such thing. */
const figures: { [T in Thing]: (layout: Layout, mechanic: string) => number | undefined } = {
  reels: ({ reels }) => reels,
  rows: ({ rows }) => rows,
  lines: ({ reels, lines }) => (reels === undefined ? undefined : lines?.length),
  ways: ({ reels, rows }, mechanic) =>
    mechanic === "ways" && reels !== undefined && rows !== undefined ? rows ** reels : undefined,
  pockets: ({ wheel }, mechanic) => (mechanic.endsWith("roulette") ? wheel?.length : undefined),
  decks: ({ decks }) => decks,
  cards: (_, mechanic) => ({ "video-poker": 5, "three-card-poker": 3 })[mechanic],
  seats: (_, mechanic) => (mechanic === "live-blackjack" ? SEATS : undefined),
  balls: ({ balls }, mechanic) => {
    if (mechanic === "keno") return KENO_DRAWN;
    return balls === undefined ? undefined : Number(balls);
  },
  numbers: ({ digits, picks, numbers, maximumSpots, lightning }) =>
    digits ??
    picks ??
    numbers ??
    maximumSpots ??
    (lightning && Math.max(...lightning.counts.map(({ count }) => count))),
  prizes: ({ prizes }) => prizes?.reduce((sum, { count = 1 }) => sum + count, 0),
  coins: (_, mechanic) => (mechanic === "hold-and-win" ? TRIGGERING_COINS : undefined),
  respins: (_, mechanic) => (mechanic === "hold-and-win" ? RESPINS : undefined),
  drawers: ({ reels, rows }, mechanic) =>
    mechanic === "hold-and-win" && reels !== undefined && rows !== undefined ? reels * rows : undefined,
  dice: ({ dice }) => dice,
  runners: ({ runners }) => runners?.length,
  periods: ({ periods }) => periods,
};

function figureOf({ model }: CatalogueTitle, thing: Thing): number | undefined {
  if (model === undefined) return undefined;
  const { rules, mechanic } = findModel(models, model);
  return figures[thing](rules.layout(1n) as Layout, mechanic);
}

const textOf = (title: CatalogueTitle, language: Language) =>
  language === "en" ? title.description : descriptions[language]?.[title.code];

/** What a language's descriptions count: "bell-tower-bonanza: 5 reels". */
const saidIn = (language: Language) =>
  titles.flatMap((title) =>
    countedIn(textOf(title, language) ?? "", language).map(
      ({ thing, count }) => `${title.code}: ${count} ${thing}`,
    ),
  );

describe.each(offeredLanguages)("a number of things in a description in %s", (language) => {
  it("a number of things in a description is the model's", () => {
    const wrong = titles.flatMap((title) =>
      countedIn(textOf(title, language) ?? "", language)
        .filter(({ thing, count }) => figureOf(title, thing) !== count)
        .map(({ said, thing }) => `${title.code}: ${said}, not ${figureOf(title, thing)}`),
    );
    expect(wrong).toEqual([]);
  });

  it("a number of things in a description is the one that English has", () => {
    const english = saidIn("en");
    expect(english.length).toBeGreaterThan(30);
    const said = saidIn(language);
    expect(english.filter((each) => !said.includes(each))).toEqual([]);
  });
});

it("a wrong number is found in every language", () => {
  const tower = titles.find(({ code }) => code === "bell-tower-bonanza")!;
  const sixReels = {
    en: "Six reels of brass",
    de: "Sechs Walzen aus Messing",
    es: "Seis carretes de bronce",
    fi: "Kuusi messinkikelaa",
    "fr-ca": "Six rouleaux de laiton",
    hu: "Hat réztárcsa",
    no: "Seks messinghjul",
    pt: "Seis rolos de bronze",
    sv: "Sex hjul av mässing",
  } satisfies Record<Language, string>;
  for (const language of offeredLanguages)
    expect(countedIn(sixReels[language], language)).toMatchObject([{ thing: "reels", count: 6 }]);
  expect(figureOf(tower, "reels")).toBe(5);
});
