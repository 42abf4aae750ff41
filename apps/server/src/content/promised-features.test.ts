import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { findModel } from "@bellwether/games";
import { type Language, offeredLanguages } from "@bellwether/market/languages.ts";
import { describe, expect, it } from "vitest";
import { FEATURE_WORDS, type Feature, featuresIn } from "../testing/promised-features.ts";
import { readContent } from "./content.ts";

const { models, descriptions, titles, jackpots } = readContent();

/** The fields of layouts that say which features a game has. */
type Layout = {
  symbols?: { role: string }[];
  freeSpins?: unknown;
  feature?: { kind: string };
  help?: { kind: string };
  hold?: unknown;
  multipliers?: unknown[];
  lightning?: unknown;
  bonusBuy?: unknown;
  game?: string;
};
type Play = { layout: Layout; mechanic: string; title: CatalogueTitle };

const hasRole = ({ symbols }: Layout, role: string) =>
  symbols?.some((symbol) => symbol.role === role) === true;

/** Whether a game has the feature that a text names. */
const has: { [F in Feature]: (play: Play) => boolean } = {
  wild: ({ layout }) => hasRole(layout, "wild") || layout.game === "deuces-wild",
  "free spins": ({ layout }) => layout.freeSpins !== undefined,
  respins: ({ layout }) => layout.hold !== undefined || layout.help?.kind === "respin",
  nudge: ({ layout }) => layout.help?.kind === "nudge",
  jackpot: ({ title }) => jackpots.some(({ gameCodes }) => gameCodes.includes(title.code)),
  // Odds multiply a stake; Hungarian has one word for both.
  multiplier: ({ layout, mechanic }) =>
    ["crash", "race", "fixture"].includes(mechanic) ||
    layout.multipliers !== undefined ||
    layout.lightning !== undefined ||
    layout.feature?.kind === "multiplier-wilds",
  cascade: ({ mechanic }) => ["clusters", "tumbling-ways"].includes(mechanic),
  "coins that stay": ({ layout }) => layout.hold !== undefined,
  "bonus buy": ({ layout }) => layout.bonusBuy !== undefined,
  scatter: ({ layout }) => hasRole(layout, "scatter"),
  // No game lets a player stake a win again.
  gamble: () => false,
  "jacks or better": ({ layout }) => layout.game === "jacks-or-better",
  "twos as wilds": ({ layout }) => layout.game === "deuces-wild",
};

/** The features that a title's name and description name; names are English in every language. */
const promisedBy = (title: CatalogueTitle, language: Language) =>
  new Set([
    ...featuresIn(title.title, "en"),
    ...featuresIn(
      language === "en" ? title.description : (descriptions[language]?.[title.code] ?? ""),
      language,
    ),
  ]);

const missing = (title: CatalogueTitle, language: Language): string[] => {
  if (title.model === undefined) return [];
  const { rules, mechanic } = findModel(models, title.model);
  const play = { layout: rules.layout(1n) as Layout, mechanic, title };
  return [...promisedBy(title, language)]
    .filter((feature) => !has[feature](play))
    .map((feature) => `${title.code}: ${feature}`);
};

describe.each(offeredLanguages)("the names and descriptions in %s", (language) => {
  it("the names and descriptions name no feature that the title's game does not have", () => {
    expect(titles.flatMap((title) => missing(title, language))).toEqual([]);
  });

  it("the names and descriptions name the features that English names", () => {
    const lost = titles.flatMap((title) => {
      const said = promisedBy(title, language);
      return [...promisedBy(title, "en")]
        .filter((feature) => !said.has(feature))
        .map((feature) => `${title.code}: ${feature}`);
    });
    expect(lost).toEqual([]);
  });

  it("the names and descriptions promise no return in per cent", () => {
    const texts = titles.map(({ code, description }) =>
      language === "en" ? description : (descriptions[language]?.[code] ?? ""),
    );
    expect(texts.filter((text) => /\d\s?%/.test(text))).toEqual([]);
  });
});

it("a name that promises a wild is found when its model has none", () => {
  const western = titles.find(({ code }) => code === "wild-wool-west")!;
  expect(missing(western, "fi")).toEqual([]);
  expect(missing({ ...western, model: "wild-wool-west" }, "fi")).toEqual(["wild-wool-west: wild"]);
});

it("every kind of promise but a gamble is recognised in every language", () => {
  const sentence: Record<Language, string> = {
    en: "Three respins, one nudge, a multiplier and wild twos",
    de: "Drei neue Drehungen, ein Schubs, ein Multiplikator und Zweien als Joker",
    es: "Tres giros nuevos, un empujón, un multiplicador y doses que son comodines",
    fi: "Kolme uusintaa, yksi nytkäytys, kerroin ja kakkosta jokereina",
    "fr-ca": "Trois relances, une poussée, un multiplicateur et deux frimés",
    hu: "Három újrapörgetés, egy lökés, szorzó és vad kettes",
    no: "Tre nye spinn, et dytt, en multiplikator og toere som jokere",
    pt: "Três novos giros, um empurrão, um multiplicador e dois curingas",
    sv: "Tre nya snurr, en knuff, en multiplikator och tvåor som jokrar",
  };
  for (const language of offeredLanguages)
    expect(featuresIn(sentence[language], language), language).toEqual([
      ...["wild", "respins", "nudge", "multiplier", "twos as wilds"],
    ]);
  for (const words of Object.values(FEATURE_WORDS))
    expect(Object.keys(words).toSorted()).toEqual([...offeredLanguages].toSorted());
});
