import { describe, expect, it } from "vitest";
import { rational } from "../../exact/rational.ts";
import { drawsFromWords } from "../../fairness/draws.ts";
import { eachStart } from "./boards.ts";
import { cascade } from "./cascade.ts";
import { CoinCounter } from "./coin-counter.ts";
import { computeFigures } from "./compute-figures.ts";
import { ClustersData } from "./data.ts";
import { describeRules } from "./describe-rules.ts";
import { clusters } from "./manifest.ts";
import { PlaceMarks } from "./place-marks.ts";
import { playClusters } from "./play.ts";
import { prepare } from "./prepare.ts";
import { ClustersEvent } from "./wire.ts";

/** 32,768 starts, with cascades in which places win again and again. */
const small = {
  coinsPerStake: 20,
  stakes: [20],
  wild: "wolf",
  pays: {
    plum: [
      { from: 5, coins: 1 },
      { from: 7, coins: 3 },
    ],
    pear: [{ from: 5, coins: 2 }],
    fig: [{ from: 5, coins: 5 }],
    lime: [{ from: 5, coins: 7 }],
  },
  multipliers: [1],
  strips: [
    "plum lime pear fig fig lime pear pear",
    "pear pear pear wolf plum pear pear plum",
    "lime lime fig plum lime lime lime lime",
    "fig pear plum pear pear pear plum plum",
    "plum fig fig fig plum pear fig lime",
  ],
  placeMultipliers: { cap: 4 },
};

const data = ClustersData.parse(small);
const prepared = prepare(data);

/** The same rules cell by cell, with the wins of each place counted in a map. */
function coinsOf(stops: readonly number[]): { coins: number; wins: number } {
  const taken = [...stops];
  const take = (reel: number) => {
    const strip = data.strips[reel]!;
    const symbol = strip[taken[reel]! % strip.length]!;
    taken[reel]! += 1;
    return symbol;
  };
  let grid = stops.map((_, reel) => Array.from({ length: 5 }, () => take(reel)));
  const wins = new Map<string, number>();
  for (let coins = 0; ; ) {
    const paid = Object.entries(data.pays).flatMap(([symbol, steps]) =>
      clustersOf(grid, symbol).flatMap((places) => {
        const step = steps.findLast(({ from }) => from <= places.size);
        return step ? [{ places, coins: step.coins }] : [];
      }),
    );
    if (paid.length === 0) return { coins, wins: Math.max(0, ...wins.values()) };
    const gone = new Set(paid.flatMap(({ places }) => [...places]));
    for (const place of gone) wins.set(place, (wins.get(place) ?? 0) + 1);
    for (const { places, coins: each } of paid) {
      let times = 0;
      for (const place of places)
        if (wins.get(place)! > 1) times += Math.min(data.placeMultipliers!.cap, 2 ** (wins.get(place)! - 1));
      coins += each * (times || 1);
    }
    grid = grid.map((column, reel) => {
      const kept = column.filter((_, row) => !gone.has(`${reel},${row}`));
      return [...kept, ...Array.from({ length: 5 - kept.length }, () => take(reel))];
    });
  }
}

function clustersOf(grid: readonly string[][], symbol: string): Set<string>[] {
  const found: Set<string>[] = [];
  const walk = (reel: number, row: number, cluster: Set<string>) => {
    const shown = grid[reel]?.[row];
    if ((shown !== symbol && shown !== "wolf") || cluster.has(`${reel},${row}`)) return;
    cluster.add(`${reel},${row}`);
    for (const [x, y] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      walk(reel + x, row + y, cluster);
  };
  for (const [reel, column] of grid.entries())
    for (const [row, shown] of column.entries()) {
      if (shown !== symbol || found.some((cluster) => cluster.has(`${reel},${row}`))) continue;
      const cluster = new Set<string>();
      walk(reel, row, cluster);
      found.push(cluster);
    }
  return found;
}

describe("a grid whose places have multipliers up to 4", () => {
  it("pays from all 32,768 starts what a cell-by-cell implementation pays, and some places win four times", () => {
    const counter = new CoinCounter(prepared);
    let all = 0;
    let hits = 0;
    let most = 0;
    const others: number[][] = [];
    eachStart(data, (stops) => {
      const { coins, wins } = coinsOf(stops);
      if (cascade(prepared, stops) !== coins || counter.coinsOf(stops) !== coins) others.push([...stops]);
      all += coins;
      if (coins > 0) hits += 1;
      most = Math.max(most, wins);
    });
    expect(others).toEqual([]);
    expect(most).toBeGreaterThanOrEqual(4);
    const { returnToPlayer, hitRate } = computeFigures(prepared);
    expect(returnToPlayer).toEqual(rational(all, 32_768 * 20));
    expect(hitRate).toEqual(rational(hits, 32_768));
  });

  it("its events grow places before the wins that they multiply, and each win names the sum of its places", () => {
    let multiplied = 0;
    eachStart(data, (stops) => {
      if (stops[0] !== 3) return;
      const left = [...stops];
      const { events, payoutMinor } = playClusters(
        prepared,
        drawsFromWords(() => left.shift()!),
        40n,
      );
      const times = new Map<string, number>();
      let told = 0n;
      for (const event of events) {
        expect(ClustersEvent.parse(event)).toEqual(event);
        if (event.type === "places-grown")
          for (const { reel, row, multiplier } of event.places) {
            expect(multiplier).toBe(Math.min(4, (times.get(`${reel},${row}`) ?? 0) * 2));
            times.set(`${reel},${row}`, multiplier);
          }
        if (event.type === "cluster-won") {
          const above = event.positions.map(({ reel, row }) => times.get(`${reel},${row}`) ?? 0);
          const sum = above.filter((each) => each > 1).reduce((one, other) => one + other, 0);
          expect(event.multiplier).toBe(sum || 1);
          if (sum > 0) multiplied += 1;
          told += BigInt(event.payoutMinor);
        }
        if (event.type === "cascade-dropped")
          for (const { reel, row } of event.removed)
            if (!times.has(`${reel},${row}`)) times.set(`${reel},${row}`, 1);
      }
      expect(told).toBe(payoutMinor);
    });
    expect(multiplied).toBeGreaterThan(100);
  });

  it("states the cap in its rules, and autoplay can stop at the first place that multiplies", () => {
    const rules = clusters.rulesOf(data);
    expect(describeRules(rules.layout(1n))).toEqual([
      { key: "rules_clusters", params: { minimum: 5 } },
      { key: "rules_places", params: { cap: 4 } },
    ]);
    expect(rules.feature).toEqual({ name: "places", startsWith: "places-grown" });
  });

  it.each([
    ["a cap that is no power of two", { placeMultipliers: { cap: 100 } }, "a power of two"],
    [
      "a jar beside multipliers of places",
      { jar: { marks: [{ at: 5, turn: "clear" }], symbols: Object.keys(small.pays) } },
      "not beside multipliers of places",
    ],
  ])("%s is refused", (_, wrong, reason) => {
    expect(ClustersData.safeParse({ ...small, ...wrong }).error?.message).toContain(reason);
  });
});

it("a place is marked by its first win, has 2 from the second, and stops growing at the cap of 8", () => {
  const marks = new PlaceMarks(3, 8);
  const won = Uint8Array.from([1, 0, 1]);
  const steps = Array.from({ length: 6 }, () => [marks.grow(won), ...marks.times]);
  expect(steps).toEqual([
    [false, 1, 0, 1],
    [true, 2, 0, 2],
    [true, 4, 0, 4],
    [true, 8, 0, 8],
    [false, 8, 0, 8],
    [false, 8, 0, 8],
  ]);
  expect(marks.of(Uint8Array.from([0, 1, 2]), 2)).toBe(8);
  expect(marks.of(Uint8Array.from([0, 2]), 2)).toBe(16);
  expect(marks.of(Uint8Array.from([1]), 1)).toBe(1);
});
