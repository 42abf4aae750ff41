import { existsSync } from "node:fs";
import { createPictureIndex } from "@bellwether/art/pictures.ts";
import { findModel } from "@bellwether/games";
import { toNumber } from "@bellwether/games/exact/rational.ts";
import { brands, defaultLanguage, offeredLanguages } from "@bellwether/market";
import { describe, expect, it } from "vitest";
import { readContent, refuseUntold } from "./content.ts";

const content = readContent();
const index = createPictureIndex();
const ids = new Set(content.titles.map(({ gameId }) => gameId));
const codes = new Set(content.titles.map(({ code }) => code));
const visible = (slug: string) =>
  content.titles.filter(({ categories }) => slug === "bellwether" || !categories.includes("lottery"));

describe("what a title plays", () => {
  const played = new Set(
    content.titles.flatMap(({ model }) => (model ? [findModel(content.models, model).mechanic] : [])),
  );

  it.each([...played])("%s has a player and a paytable in the client", (mechanic) => {
    for (const file of ["mount-game.ts", "pays.ts"])
      expect(existsSync(`apps/arcade/src/games/${mechanic}/${file}`), file).toBe(true);
  });
});

describe("the scratch titles", () => {
  const SCRATCH_CARDS = 2;
  const titles = content.titles.filter(
    ({ model, subCategories }) =>
      model !== undefined && subCategories.some(({ categoryId }) => categoryId === SCRATCH_CARDS),
  );
  const cards = titles.map(({ code, model }) => ({ code, ...findModel(content.models, model ?? "") }));
  const layoutOf = (code: string) => cards.find((card) => card.code === code)?.rules.layout(1n);

  it("the scratch titles are at least 23, each with a model of its own, over at least ten kinds of play", () => {
    expect(titles.length).toBeGreaterThanOrEqual(23);
    expect(new Set(cards.map(({ hash }) => hash)).size).toBe(titles.length);
    expect(new Set(cards.map(({ mechanic }) => mechanic)).size).toBeGreaterThanOrEqual(10);
    expect(cards.filter(({ family }) => family !== "scratch")).toEqual([]);
  });

  it("the scratch titles differ from each other in their prizes, and in the largest prize or the hit rate", () => {
    const prizes = cards.map(({ rules }) =>
      JSON.stringify((rules.layout(1n) as { prizes?: unknown }).prizes),
    );
    expect(new Set(prizes).size).toBe(titles.length);
    const chances = cards.map(({ figures }) =>
      [figures.maxWinMultiple, figures.hitRate].map(toNumber).join(),
    );
    expect(new Set(chances).size).toBe(titles.length);
  });

  it("the scratch titles return between 90 and 97.5 %, and have a price of at most 1.00 for every player", () => {
    for (const { code, figures, rules } of cards) {
      expect(toNumber(figures.returnToPlayer), code).toBeGreaterThanOrEqual(0.9);
      expect(toNumber(figures.returnToPlayer), code).toBeLessThanOrEqual(0.975);
      expect(rules.stakes[0], code).toBeLessThanOrEqual(100n);
    }
  });

  it("the scratch titles have the rows, cells, meters and mechanics that their descriptions name", () => {
    // "Five fixtures", "three hammers, three buckets or three of whatever that is", "three sparklers", "one in there".
    expect(layoutOf("the-office-coupon")).toMatchObject({ rows: 5 });
    for (const code of ["grandads-shed", "bonfire-night"]) {
      const { meters } = layoutOf(code) as unknown as { meters: { needs: number }[] };
      expect(meters.map(({ needs }) => needs)).toEqual(meters.map(() => 3));
    }
    for (const code of ["match-three-muffins", "nine-lost-buttons"])
      expect(layoutOf(code)).toMatchObject({ cells: 9 });
    const three = ["windowsill-herbs", "seaside-scratch", "postcard-from-the-pier", "scratch-the-saddle"];
    const ofMatch = cards.filter(({ mechanic }) => mechanic === "scratch-match").map(({ code }) => code);
    expect(ofMatch.toSorted()).toEqual(["match-three-muffins", "nine-lost-buttons", ...three].toSorted());
    expect(cards.find(({ code }) => code === "sardine-tin-treasure")?.mechanic).toBe("scratch-treasure");
    expect(cards.find(({ code }) => code === "picnic-weather")?.mechanic).toBe("scratch-lines");
  });

  it.each([
    ["grandads-shed", { hammers: "hammer", buckets: "bucket", bicycle: "bicycle" }],
    ["bonfire-night", { sparklers: "sparkler", potatoes: "potato" }],
    ["postcard-from-the-pier", { "ice creams": "soft-ice-cream" }],
    ["scratch-the-saddle", { rosettes: "rosette" }],
    ["nine-lost-buttons", { thread: "thread", needles: "sewing-needle", "safety pins": "safety-pin" }],
    ["windowsill-herbs", { Garlic: "garlic", tomatoes: "tomato", snail: "snail" }],
    ["seaside-scratch", { kite: "kite", shells: "spiral-shell" }],
    ["picnic-weather", { suns: "sun", clouds: "cloud" }],
    ["sardine-tin-treasure", { sardine: "fish" }],
  ])(
    "%s has a picture of each thing that its description says to find",
    (code, things: Record<string, string>) => {
      const { description, slotSymbols } = titles.find((each) => each.code === code)!;
      for (const [word, picture] of Object.entries(things)) {
        expect(description).toContain(word);
        expect(slotSymbols).toContain(picture);
      }
    },
  );

  it.each([
    ["picnic-weather", "cloud"],
    ["sardine-tin-treasure", "fish"],
  ])("the lowest picture of %s is the %s, which fills the fields that do not pay", (code, picture) => {
    expect(titles.find((each) => each.code === code)!.slotSymbols[0]).toBe(picture);
  });
});

describe.each(Object.values(brands).map(({ slug }) => slug))("the content of %s", (slug) => {
  const blocks = content.blocks[slug]!;

  it("the content has at least 4 home blocks, 2 for deposits and 2 for signup, for everyone outside Sweden", () => {
    const open = blocks.filter(({ only }) => !only.affiliates && !only.countries);
    const count = (place: string) => open.filter((block) => block.place === place).length;
    expect(count("home")).toBeGreaterThanOrEqual(4);
    expect([count("deposit"), count("signup")]).toEqual([2, 2]);
  });

  it("the content has unique block names, only games that exist and are shown, and only campaigns that exist", () => {
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
    const shown = new Set(visible(slug).map(({ gameId }) => gameId));
    expect(blocks.flatMap(({ gameIds }) => gameIds.filter((id) => !ids.has(id) || !shown.has(id)))).toEqual(
      [],
    );
    const campaigns = content.campaigns.map(({ code }) => code);
    expect(blocks.filter(({ depositCode }) => depositCode && !campaigns.includes(depositCode))).toEqual([]);
  });

  it("the content uses only existing pictures, and of brands only its own", () => {
    const isShown = (artwork: string) => {
      const name = artwork.replace(/^\/art\//, "");
      const ofBrand = /^brands\/([a-z]+)\//.exec(name)?.[1] ?? slug;
      return ofBrand === slug && index.unitOf(name) !== undefined;
    };
    expect(blocks.map(({ artwork }) => artwork).filter((artwork) => !isShown(artwork))).toEqual([]);
  });

  it("the content picks 12 titles that it shows, without repeats", () => {
    const shown = new Set(visible(slug).map(({ code }) => code));
    const picks = content.staffPicks[slug]!;
    expect(picks.filter((code) => !shown.has(code))).toEqual([]);
    expect([picks.length, new Set(picks).size]).toEqual([12, 12]);
  });
});

it("describes each title in each language, and none of the others repeats the English text", () => {
  expect(content.titles.length).toBeGreaterThanOrEqual(319);
  const others = offeredLanguages.filter((language) => language !== defaultLanguage);
  expect(Object.keys(content.descriptions).sort()).toEqual([...others].sort());
  for (const language of others) {
    const words = content.descriptions[language]!;
    expect(new Set(Object.keys(words))).toEqual(codes);
    expect(content.titles.filter(({ code, description }) => words[code] === description)).toEqual([]);
  }
});

it.each([
  ["LC", "Evolution"],
  ["NE", "Netent"],
  ["PG", "Play n Go"],
  ["BS", "Betsoft"],
  ["RT", "Red Tiger"],
  ["SDG", "SDG"],
  ["YG", "Yggdrasil"],
  ["PP", "Pragmatic"],
  ["MG", "Microgaming"],
  ["RE", "Relax"],
  ["NX", "Nyx"],
  ["BW", "Bellwether"],
])("maps the provider code %s to %s, one of 12", (code, name) => {
  expect(content.providers.find((provider) => provider.code === code)?.name).toBe(name);
  expect(content.providers).toHaveLength(12);
});

describe("the words of promotions", () => {
  const words = Object.fromEntries(offeredLanguages.map((language) => [language, { lucky: {}, spins: {} }]));

  it.each(offeredLanguages)(
    "the words of promotions are refused at start with file and field when one's are missing in %s",
    (language) => {
      const promotions = [{ name: "lucky" }, { name: "spins" }];
      expect(() => refuseUntold("promotions.json", promotions, words)).not.toThrow();
      const refusal = `languages/${language}/promotions.json: spins: its words are missing`;
      expect(() =>
        refuseUntold("promotions.json", promotions, { ...words, [language]: { lucky: {} } }),
      ).toThrow(refusal);
      const { [language]: _, ...others } = words;
      expect(() => refuseUntold("promotions.json", [{ name: "spins" }], others)).toThrow(refusal);
    },
  );
});
