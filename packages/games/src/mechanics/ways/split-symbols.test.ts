import { expect, it } from "vitest";
import { rational, toNumber } from "../../exact/rational.ts";
import { bestSpin } from "./best-spin.ts";
import { waysMoments } from "./compute-figures.ts";
import { WaysData } from "./data.ts";
import { describeRules } from "./describe-rules.ts";
import { ways } from "./manifest.ts";
import { countReels } from "./reel-counts.ts";
import { readWays } from "./spin.ts";

const file = {
  rows: 3,
  coinsPerStake: 2,
  stakes: [20],
  wild: "bell",
  scatter: "ticket",
  strips: [
    "fig-two fig plum ticket rose pear pear pear",
    "fig-two fig-two fig-two ticket plum pear rose rose",
    "fig bell rose ticket pear rose-two rose plum",
    "rose-two bell plum ticket rose rose plum plum",
    "rose rose-two pear ticket rose plum plum plum",
  ],
  pays: { fig: [2, 5, 20], plum: [1, 3, 10], pear: [1, 2, 8], rose: [3, 9, 40] },
  scatterPays: [10, 50, 250],
  freeSpins: { spins: 2, multipliers: [2, 3] },
  splits: { "fig-two": "fig", "rose-two": "rose" },
};
const data = WaysData.parse(file);

it("a split fig counts as two: three places with three figs, three split ones and a fig with a wild join in 3 × 6 × 2 ways", () => {
  const [win] = readWays(data, [0, 0, 0, 4, 4]).wins;
  expect(win).toMatchObject({ symbol: "fig", reels: 3, ways: 36, coins: 72 });
  // A place is named once, however many symbols it shows.
  expect(win?.positions).toHaveLength(2 + 3 + 2);
});

it("the moments and the best spin of split symbols equal those of a play of all 32,768 stop combinations", () => {
  const sums = { coins: 0, squares: 0, nothing: 0, triggers: 0, best: 0 };
  const visit = (stops: number[]): void => {
    const strip = data.strips[stops.length];
    if (strip) {
      for (const stop of strip.keys()) visit([...stops, stop]);
      return;
    }
    const { wins, scatters, scatterCoins } = readWays(data, stops);
    const coins = wins.reduce((sum, win) => sum + win.coins, scatterCoins);
    sums.coins += coins;
    if (coins === 0) sums.nothing += 1;
    if (scatters.length >= 3) sums.triggers += 1;
    else {
      sums.squares += coins ** 2;
      sums.best = Math.max(sums.best, coins);
    }
  };
  visit([]);
  const reels = countReels(data);
  const moments = waysMoments(data, reels);
  const all = 8 ** 5;
  expect([moments.mean, moments.nothing, moments.trigger]).toEqual([
    ...[rational(sums.coins, all), rational(sums.nothing, all), rational(sums.triggers, all)],
  ]);
  expect(moments.plain.square).toBeCloseTo(toNumber(rational(sums.squares, all)), 8);
  expect(bestSpin(data, reels, false)).toBe(sums.best);
});

it("the sheet says that a win of split symbols joins up to 7,776 ways, and which symbol each of them shows", () => {
  const layout = ways.rulesOf(data).layout(1n);
  expect(layout).toMatchObject({
    ways: 243,
    mostWays: 7776,
    splits: [
      { symbol: "fig-two", shows: "fig" },
      { symbol: "rose-two", shows: "rose" },
    ],
  });
  expect(describeRules(layout)[1]).toEqual({ key: "rules_ways_split", params: { ways: 7776 } });
});

it.each([
  ["a split symbol on no strip", { splits: { ...file.splits, "plum-two": "plum" } }],
  ["a split symbol of a wild", { splits: { ...file.splits, "rose-two": "bell" } }],
  ["no split symbol at all", { splits: {} }],
  ["split symbols on four rows", { rows: 4 }],
])("data with %s are refused", (_, changed) => {
  expect(WaysData.safeParse({ ...file, ...changed }).success).toBe(false);
});
