import { expect, it } from "vitest";
import { toNumber } from "../../exact/rational.ts";
import { drawsFromWords } from "../../fairness/draws.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { simulate, wonIn } from "../../testing/rounds.ts";
import { computeFigures } from "./compute-figures.ts";
import { WaysData } from "./data.ts";
import { describeRules } from "./describe-rules.ts";
import { ways } from "./manifest.ts";
import { withRows } from "./opening-rows.ts";
import { playWays } from "./play.ts";
import { readWays } from "./spin.ts";
import { payoutsOfRound } from "./win-chances.ts";

const file = {
  rows: 3,
  coinsPerStake: 2,
  stakes: [20],
  wild: "bell",
  scatter: "ticket",
  strips: [
    "fig plum ticket rose pear pear pear pear",
    "plum bell ticket rose pear rose rose fig",
    "rose plum ticket pear rose rose fig fig",
    "bell fig ticket rose plum plum plum plum",
    "rose rose ticket rose plum plum plum plum",
  ],
  pays: { fig: [2, 5, 20], plum: [1, 3, 10], pear: [1, 2, 8], rose: [3, 9, 40] },
  scatterPays: [10, 50, 250],
  freeSpins: { spins: 1, multipliers: [2] },
  openingRows: { most: 5 },
};
const data = WaysData.parse(file);

const play = (...spins: number[][]) => {
  const words = spins.flat();
  const draws = drawsFromWords(() => words.shift() as number);
  return playWays(data, draws, 20n);
};
/** Three rows show no win from here, and four rows none either. */
const LOSES = [4, 4, 4, 4, 4];
const ROSES = [3, 3, 3, 3, 3];
const TICKETS = [0, 0, 0, 4, 4];

it("a paid spin that wins opens a fourth row, and the first spin without a win ends the round", () => {
  const { events, payoutMinor } = play(ROSES, LOSES);
  const types = events.map(({ type }) => type);
  expect(types.filter((type) => type !== "ways-won")).toEqual([
    ...["reels-stopped", "rows-opened", "reels-stopped", "round-ended"],
  ]);
  expect(events.find(({ type }) => type === "rows-opened")).toEqual({
    type: "rows-opened",
    rows: 4,
    ways: 1024,
  });
  const heights = events.flatMap((event) => (event.type === "reels-stopped" ? [event.grid[0]?.length] : []));
  expect(heights).toEqual([3, 4]);
  expect(payoutMinor).toBe(wonIn(events));
});

it("the spin with the most rows is the last one, even if it wins", () => {
  const { events } = play(ROSES, ROSES, ROSES);
  expect(events.flatMap((event) => (event.type === "rows-opened" ? [event.ways] : []))).toEqual([1024, 3125]);
  expect(events.at(-2)?.type).toBe("ways-won");
});

it("tickets on the paid spin open a row first and give their free spin at the end, with three rows; opened rows count none", () => {
  const { events } = play(TICKETS, TICKETS, LOSES, ROSES);
  const steps = events.flatMap((event) => {
    if (event.type === "reels-stopped") return [`${event.grid[0]?.length} rows`];
    return ["scatters-won", "free-spins-started"].includes(event.type) ? [event.type] : [];
  });
  expect(steps).toEqual(["3 rows", "scatters-won", "4 rows", "5 rows", "free-spins-started", "3 rows"]);
});

/** The number of stop combinations for each payout in coins, with and without the trigger. */
function playEveryStop(from: WaysData) {
  const counted = { plain: new Map<number, number>(), triggering: new Map<number, number>() };
  const visit = (stops: number[]): void => {
    const strip = from.strips[stops.length];
    if (strip) {
      for (const stop of strip.keys()) visit([...stops, stop]);
      return;
    }
    const { wins, scatters, scatterCoins } = readWays(from, stops);
    const coins = wins.reduce((sum, win) => sum + win.coins, scatterCoins);
    const into = scatters.length >= 3 ? counted.triggering : counted.plain;
    into.set(coins, (into.get(coins) ?? 0) + 1 / 8 ** 5);
  };
  visit([]);
  return counted;
}

it("the figures and the chances of wins equal those of a play of every stop combination at three, four and five rows", () => {
  const paid = playEveryStop(data);
  const [four, five] = [4, 5].map((rows) => playEveryStop(withRows(data, rows)).plain);
  const free = new Map<number, number>();
  for (const part of [paid.plain, paid.triggering])
    for (const [coins, chance] of part) free.set(2 * coins, (free.get(2 * coins) ?? 0) + chance);
  const joined = (one: Map<number, number>, after: (coins: number) => Map<number, number>) => {
    const sums = new Map<number, number>();
    for (const [coins, chance] of one)
      for (const [more, likely] of after(coins))
        sums.set(coins + more, (sums.get(coins + more) ?? 0) + chance * likely);
    return sums;
  };
  const nothing = new Map([[0, 1]]);
  const further = joined(four!, (coins) => (coins > 0 ? five! : nothing));
  const plain = joined(paid.plain, (coins) => (coins > 0 ? further : nothing));
  const triggering = joined(
    joined(paid.triggering, () => further),
    () => free,
  );
  const whole = new Map(plain);
  for (const [coins, chance] of triggering) whole.set(coins, (whole.get(coins) ?? 0) + chance);
  let [mean, square] = [0, 0];
  for (const [coins, chance] of whole) {
    mean += chance * coins;
    square += chance * coins ** 2;
  }

  const figures = computeFigures(data);
  expect(toNumber(figures.returnToPlayer)).toBeCloseTo(mean / 2, 9);
  expect(figures.standardDeviation).toBeCloseTo(Math.sqrt(square - mean ** 2) / 2, 8);
  expect(toNumber(figures.hitRate)).toBeCloseTo(1 - (whole.get(0) ?? 0), 12);
  expect(toNumber(figures.maxWinMultiple)).toBe(Math.max(...whole.keys()) / 2);
  const chances = payoutsOfRound(data);
  for (const [coins, chance] of whole) expect(chances.get(coins) ?? 0).toBeCloseTo(chance, 13);
});

it("the figures of opening rows agree with 5,000 simulated rounds", () => {
  const { returnErrors, hitErrors } = simulate(
    computeFigures(data),
    5_000,
    20n,
    (seeds) => playWays(data, seededDraws(seeds), 20n).payoutMinor,
  );
  expect(returnErrors).toBeLessThan(4);
  expect(hitErrors).toBeLessThan(4);
});

it("the sheet names the heights with their ways, 1,024 and 3,125, and says that free spins open no rows", () => {
  const layout = ways.rulesOf(data).layout(1n);
  expect(layout).toMatchObject({
    ways: 243,
    openingRows: [
      { rows: 4, ways: 1024 },
      { rows: 5, ways: 3125 },
    ],
  });
  expect(describeRules(layout).slice(1, 3)).toEqual([
    { key: "rules_ways_rows", params: { rows: 3, most: 5, ways: 3125 } },
    { key: "rules_ways_rows_free", params: { rows: 3 } },
  ]);
});

it.each([
  ["eight rows", { openingRows: { most: 8 } }],
  ["rows that open above four", { rows: 4 }],
  ["split symbols where rows open", { splits: { rose: "plum" } }],
])("data with %s are refused", (_, changed) => {
  expect(WaysData.safeParse({ ...file, ...changed }).success).toBe(false);
});
