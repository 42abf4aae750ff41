import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

type Model = {
  mechanic: string;
  data: {
    freeSpins?: unknown;
    bonusBuy?: unknown;
    purchases?: unknown;
    anteBet?: unknown;
    feature?: { kind: string };
    hold?: { specials?: unknown };
    splits?: unknown;
    openingRows?: unknown;
    wins?: "anywhere";
    placeMultipliers?: unknown;
  };
};
type Title = { code: string; model?: string; features?: readonly string[] };

const readJson = <Content>(path: string): Content => JSON.parse(readFileSync(path, "utf8"));

const models = new Map(
  readdirSync("content/models", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => [file.replace(/^.*\/|\.json$/g, ""), `content/models/${file}`]),
);
const titles = readdirSync("content/catalogue").flatMap((file) =>
  readJson<Title[]>(`content/catalogue/${file}`),
);

/** The features that mechanics have in each of their models. */
const ofMechanic: Readonly<Record<string, readonly string[]>> = {
  clusters: ["cascades"],
  "tumbling-ways": ["cascades", "ways"],
  ways: ["ways"],
  "hold-and-win": ["respins"],
  "pick-lines": ["pick_bonus"],
  "choice-lines": ["free_spins", "volatility_choice"],
};
/** The features of lines, by the model's name for them. */
const ofLines: Readonly<Record<string, string>> = {
  book: "expanding_symbols",
  "expanding-wilds": "expanding_wilds",
  "sticky-wilds": "sticky_wilds",
  "walking-wilds": "walking_wilds",
  "multiplier-wilds": "multiplier_wilds",
  "mystery-symbols": "mystery_symbols",
  "linked-reels": "linked_reels",
  "upgrading-symbols": "upgrading_symbols",
  "giant-symbols": "giant_symbols",
  "bonus-wheel": "bonus_wheel",
  "bonus-trail": "bonus_trail",
};

function featuresOf({ mechanic, data }: Model): string[] {
  return [
    ...(data.freeSpins ? ["free_spins"] : []),
    ...(data.bonusBuy || data.purchases ? ["bonus_buy"] : []),
    ...(data.anteBet ? ["ante_bet"] : []),
    ...(ofMechanic[mechanic] ?? []),
    ...(data.hold?.specials ? ["special_coins"] : []),
    ...(data.splits ? ["split_symbols"] : []),
    ...(data.openingRows ? ["opening_rows"] : []),
    ...(mechanic === "clusters" ? [data.wins === "anywhere" ? "scatter_pays" : "clusters"] : []),
    ...(data.placeMultipliers ? ["place_multipliers"] : []),
    ...(data.feature ? [ofLines[data.feature.kind] ?? `unknown ${data.feature.kind}`] : []),
  ];
}

it("each of more than 300 titles names the features of its model, and no others", () => {
  expect(titles.length).toBeGreaterThan(300);
  const wrong = titles.flatMap(({ code, model, features = [] }) => {
    const path = models.get(model ?? "");
    const expected = path ? featuresOf(readJson<Model>(path)) : [];
    return expected.toSorted().join() === features.toSorted().join() ? [] : [{ code, expected, features }];
  });
  expect(wrong).toEqual([]);
});
