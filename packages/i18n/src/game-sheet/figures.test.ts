import en from "@bellwether/languages/en/sheet.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { sheetFigures } from "./figures.ts";
import { translateSheet } from "./translate-sheet.ts";

const sheet = {
  mechanic: "roulette",
  model: "a-table",
  modelHash: "0".repeat(64),
  family: "roulette" as const,
  stakes: ["10", "100"],
  returnToPlayer: "97.29",
  hitRate: "48.64",
  volatility: "low" as const,
  maxWinMultiple: 36,
  minimumRoundMs: 5000,
};
const labels = (names: Parameters<typeof sheetFigures>[1]) =>
  sheetFigures(
    { ...sheet, layout: { kind: "roulette" } },
    names,
    (minor) => minor,
    (key) => en[key],
    "en",
  ).map(({ label }) => label);

it("a game names the bet that its hit rate is for, and what its stakes are", () => {
  expect(labels({})).toEqual(expect.arrayContaining(["Rounds that pay", "Stakes"]));
  const named = labels({ usualHitRate: "hit_rate_roulette", stakes: "antes_range" });
  expect(named).toEqual(expect.arrayContaining(["Even-money bets that win", "Ante"]));
  expect(named).toHaveLength(labels({}).length);
  expect(named).not.toContain("Rounds that pay");
});

describe("a game in which the player’s choice decides how much is risked", () => {
  const byChoice = {
    volatility: { lowest: "low", highest: "high" },
    hitRate: { lowest: "14.59", highest: "45.44" },
  } as const;
  const shown = (names: Parameters<typeof sheetFigures>[1], language: "en" | "fi" = "en") => {
    const { volatility: _, ...rest } = sheet;
    return sheetFigures(
      { ...rest, byChoice, layout: { kind: "plinko" } },
      names,
      (minor) => minor,
      translateSheet(language),
      language,
    ).map(({ label, text }) => `${label}: ${text}`);
  };

  it("a game in which the player’s choice decides how much is risked says that volatility and hit rate are by that choice, and names what it counts", () => {
    const rows = shown({ hitRate: "hit_rate_above_stake" });
    expect(rows).toContain("Volatility: Low to high, by your choice");
    expect(rows).toContain("Rounds that win more than the stake: 14.59% to 45.44%, by your choice");
    expect(shown({}, "fi")).toContain("Volatiliteetti: Pienestä suureen valintasi mukaan");
  });

  it("a game in which the player’s choice decides how much is risked shows the hit rate of the one bet that it names", () => {
    const rows = shown({ usualHitRate: "hit_rate_roulette" });
    expect(rows).toContain("Even-money bets that win: 48.64%");
    expect(rows.join()).not.toContain("14.59");
  });
});

it("a game with one stake names it once, as the price of what it buys", () => {
  const [one, several] = [["150"], ["10", "100"]].map((stakes) =>
    sheetFigures(
      { ...sheet, stakes, layout: { kind: "lotto" } },
      { stakes: "price_of_line" },
      (minor) => minor,
      (key) => en[key],
      "en",
    ),
  );
  expect(one).toContainEqual({ label: "Price of a line", text: "150" });
  expect(several).toContainEqual({ label: "Price of a line", text: "10 – 100" });
});

const slot = {
  ...sheet,
  family: "slots" as const,
  maxWinMultiple: 22_375,
  reachableWin: { multiple: 771.3, oneIn: 1_000_000_000, play: "any" as const },
  winsAtLeast: [
    { multiple: 10, oneIn: 49.5 },
    { multiple: 25, oneIn: 289 },
    { multiple: 100, oneIn: 7160 },
  ],
};
const rows = (changed: object, language: "en" | "de" = "en") =>
  sheetFigures(
    { ...slot, layout: { kind: "lines" }, ...changed },
    {},
    (minor) => minor,
    translateSheet(language),
    language,
  ).map(({ label, text }) => `${label}: ${text}`);

describe("the largest win of a slot that comes once in 1,000,000,000 rounds", () => {
  it("the largest win of a slot that comes once in 1,000,000,000 rounds is shown with its odds next to the largest win that the rules allow, and before wins of 10 and 100 stakes", () => {
    const shown = rows({});
    expect(shown).toContain("Largest win: 771.3 times the stake, on average once in 1,000,000,000 rounds");
    expect(shown).toContain("Largest win the rules allow: 22,375 times the stake");
    expect(shown).toContain("Win of 10 times the stake or more: once in 49.5 rounds");
    expect(shown).toContain("Win of 100 times the stake or more: once in 7,160 rounds");
    expect(shown.join()).not.toContain("Win of 25");
  });

  it("the largest win of a slot that comes once in 1,000,000,000 rounds has German words and digit groups", () => {
    expect(rows({}, "de")).toContain(
      "Höchster Gewinn: das 771,3-Fache des Einsatzes, im Durchschnitt einmal in 1\u00a0000\u00a0000\u00a0000 Runden",
    );
  });

  it("the largest win of a slot that comes once in 1,000,000,000 rounds is shown alone when the rules allow no larger win", () => {
    expect(rows({ maxWinMultiple: 771.3 }).join()).not.toContain("rules allow");
  });

  it.each([
    ["a card: once in 50 cards", { family: "scratch" }, "any", "once in 50 cards"],
    [
      "a bet that has to be chosen: once in 50 rounds played for it",
      {},
      "aimed",
      "once in 50 rounds played for it",
    ],
    ["a table: once in 50 rounds with the best play", {}, "best", "once in 50 rounds with the best play"],
  ])("the largest win of a slot that comes once in 1,000,000,000 rounds of %s", (_, changed, play, odds) => {
    const shown = rows({ ...changed, reachableWin: { multiple: 36, oneIn: 50, play } });
    expect(shown).toContain(`Largest win: 36 times the stake, on average ${odds}`);
  });

  it("the largest win of a slot that comes once in 1,000,000,000 rounds is the largest win that the rules allow, for a model without odds", () => {
    expect(rows({ reachableWin: undefined, winsAtLeast: undefined })).toContain(
      "Largest win: 22,375 times the stake",
    );
  });
});

it("what a slot sells is on its sheet after the other figures, each in a row of its own with its price and its figures", () => {
  const win = { maxWinMultiple: 900, reachableWin: { multiple: 622.2, oneIn: 997_000_000 } };
  const purchase = { id: "free-spins", price: 26, multiplier: 1, spins: 11, returnToPlayer: "94.97", ...win };
  const sales = {
    purchases: [
      { ...purchase, volatility: "high" as const },
      { ...purchase, id: "higher-multiplier", multiplier: 3, volatility: "very_high" as const },
    ],
    anteBet: {
      ...{ coins: 25, stakeCoins: 20, returnToPlayer: "95.21", hitRate: "38.66", maxWinMultiple: 500 },
      ...{ volatility: "medium" as const, freeSpinsOneIn: 41.1, freeSpinsOneInWithout: 87.5 },
    },
  };
  const shown = sheetFigures(
    { ...sheet, ...sales, layout: { kind: "lines" } },
    {},
    (minor) => minor,
    translateSheet("en"),
    "en",
  );
  expect(shown.slice(-3)).toEqual([
    {
      label: "11 free spins",
      text: "Price: 26 times the stake · Return to player: 94.97% · Volatility: High · Largest win: 622.2 times the stake, on average once in 997,000,000 rounds",
      isWide: true,
    },
    { label: "11 free spins starting at ×3", text: expect.stringContaining("Very high"), isWide: true },
    {
      label: "Ante bet",
      text: "Price: 1.25 times the stake · Return to player: 95.21% · Rounds that pay: 38.66% · Volatility: Medium · Largest win: 500 times the stake",
      isWide: true,
    },
  ]);
});
