import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawsFromWords } from "../../fairness/draws.ts";
import { releasedData } from "../../testing/released-data.ts";
import { cascade } from "./cascade.ts";
import type { ClustersData } from "./data.ts";
import { clusters } from "./manifest.ts";
import { playClusters } from "./play.ts";
import { prepare } from "./prepare.ts";

const cloverCascade = releasedData(clusters, "clover-cascade");

const prepared = prepare(cloverCascade);
const anyStops = fc.array(fc.integer({ min: 0, max: 21 }), { minLength: 5, maxLength: 5 });

describe("a cascade", () => {
  it("pays the same as a cell-by-cell implementation, for any stops", () => {
    fc.assert(
      fc.property(anyStops, (stops) => {
        expect(cascade(prepared, stops)).toBe(coinsCellByCell(cloverCascade, stops));
      }),
      { numRuns: 3000 },
    );
  });

  it("drops until nothing pays, with the multiplier growing 1, 2, 3, 5, 10 and each grid following from the one before", () => {
    fc.assert(
      fc.property(anyStops, (stops) => {
        const { events } = playClusters(prepared, scripted(stops), 20n);
        let multiplier = 1;
        let drops = 0;
        for (const event of events) {
          if (event.type === "cluster-won") expect(event.multiplier).toBe(multiplier);
          if (event.type === "cascade-dropped") {
            drops += 1;
            expect(event.drop).toBe(drops);
          }
          if (event.type === "multiplier-changed") {
            multiplier = event.multiplier;
            expect(multiplier).toBe([1, 2, 3, 5, 10][drops]);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe("a small cascade with given strips", () => {
  const config: ClustersData = {
    stakes: [20],
    coinsPerStake: 20,
    wild: "clover",
    pays: {
      leaf: [
        { from: 5, coins: 3 },
        { from: 6, coins: 6 },
      ],
      bee: [{ from: 5, coins: 15 }],
      stone: [],
      bone: [],
    },
    multipliers: [1, 2],
    // From the bottom up: leaves, of which the middle reel has two; above them bees, which touch when the leaves are gone.
    strips: [
      "leaf bee stone bone stone bone stone bone",
      "leaf bee bone stone bone stone bone stone",
      "leaf leaf bee stone bone stone bone stone",
      "leaf bee bone stone bone stone bone stone",
      "leaf bee stone bone stone bone stone bone",
    ].map((strip) => strip.split(" ")),
  };

  it("pays six leaves 6 coins, then the five bees that fell into a row 15 coins at double, and stops", () => {
    const { events, payoutMinor } = playClusters(prepare(config), scripted([0, 0, 0, 0, 0]), 40n);
    expect(events.map(({ type }) => type)).toEqual([
      "grid-filled",
      "cluster-won",
      "cascade-dropped",
      "multiplier-changed",
      "cluster-won",
      "cascade-dropped",
      "round-ended",
    ]);
    expect(events[1]).toMatchObject({ symbol: "leaf", multiplier: 1, payoutMinor: "12" });
    expect(events[4]).toMatchObject({ symbol: "bee", multiplier: 2, payoutMinor: "60" });
    expect(payoutMinor).toBe(72n);
  });

  it("shows the top row first: the leaves lie in row 4, the third reel's second one in row 3", () => {
    const { events } = playClusters(prepare(config), scripted([0, 0, 0, 0, 0]), 40n);
    expect(events[0]).toMatchObject({ type: "grid-filled", stops: [0, 0, 0, 0, 0] });
    expect((events[0] as { grid: string[][] }).grid[2]).toEqual(["bone", "stone", "bee", "leaf", "leaf"]);
    expect((events[1] as { positions: unknown[] }).positions).toEqual([
      { reel: 0, row: 4 },
      { reel: 1, row: 4 },
      { reel: 2, row: 4 },
      { reel: 2, row: 3 },
      { reel: 3, row: 4 },
      { reel: 4, row: 4 },
    ]);
    expect((events[2] as { grid: string[][] }).grid[2]).toEqual(["bone", "stone", "bone", "stone", "bee"]);
  });
});

function scripted(words: readonly number[]) {
  const left = [...words];
  return drawsFromWords(() => left.shift() as number);
}

/** The same rules in a simple implementation on lists of symbols: reels from the bottom up, clusters by walking from cell to cell. */
function coinsCellByCell(config: ClustersData, stops: readonly number[]): number {
  const endless = config.strips.map((strip, reel) => {
    let at = stops[reel] as number;
    return () => strip[at++ % strip.length] as string;
  });
  const grid = endless.map((next) => Array.from({ length: 5 }, next));
  let coins = 0;
  for (let drop = 0; ; drop += 1) {
    const multiplier = config.multipliers[Math.min(drop, config.multipliers.length - 1)] as number;
    const removed = new Set<string>();
    for (const [symbol, steps] of Object.entries(config.pays)) {
      for (const cluster of clustersOf(grid, symbol, config.wild)) {
        const step = steps.findLast(({ from }) => from <= cluster.size);
        if (!step) continue;
        coins += step.coins * multiplier;
        for (const cell of cluster) removed.add(cell);
      }
    }
    if (removed.size === 0) return coins;
    for (const [reel, column] of grid.entries()) {
      const survivors = column.filter((_, row) => !removed.has(`${reel},${row}`));
      while (survivors.length < 5) survivors.push((endless[reel] as () => string)());
      grid[reel] = survivors;
    }
  }
}

function clustersOf(grid: readonly string[][], symbol: string, wild: string): Set<string>[] {
  const clusters: Set<string>[] = [];
  const seen = new Set<string>();
  for (const [reel, column] of grid.entries()) {
    for (const [row, shown] of column.entries()) {
      if (shown !== symbol || seen.has(`${reel},${row}`)) continue;
      const cluster = new Set<string>();
      walk(reel, row, cluster);
      for (const cell of cluster) seen.add(cell);
      clusters.push(cluster);
    }
  }
  return clusters;

  function walk(reel: number, row: number, cluster: Set<string>): void {
    const shown = grid[reel]?.[row];
    if ((shown !== symbol && shown !== wild) || cluster.has(`${reel},${row}`)) return;
    cluster.add(`${reel},${row}`);
    walk(reel + 1, row, cluster);
    walk(reel - 1, row, cluster);
    walk(reel, row + 1, cluster);
    walk(reel, row - 1, cluster);
  }
}
