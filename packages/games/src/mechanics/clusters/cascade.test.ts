import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rational } from "../../exact/rational.ts";
import { drawsFromWords } from "../../fairness/draws.ts";
import { releasedData } from "../../testing/released-data.ts";
import { stopsOfBoard } from "./boards.ts";
import { cascade } from "./cascade.ts";
import { computeFigures } from "./compute-figures.ts";
import { ClustersData } from "./data.ts";
import { describeRules } from "./describe-rules.ts";
import { clusters } from "./manifest.ts";
import { playClusters } from "./play.ts";
import { prepare } from "./prepare.ts";
import { ClustersEvent } from "./wire.ts";

const cloverCascade = releasedData(clusters, "clover-cascade");

const prepared = prepare(cloverCascade);
const anyStops = fc.array(fc.integer({ min: 0, max: 21 }), { minLength: 5, maxLength: 5 });

describe("a cascade", () => {
  it("a cascade pays the same as a cell-by-cell implementation, for any stops", () => {
    fc.assert(
      fc.property(anyStops, (stops) => {
        expect(cascade(prepared, stops)).toBe(coinsCellByCell(cloverCascade, stops));
      }),
      { numRuns: 3000 },
    );
  });

  it("a cascade drops until nothing pays; the multiplier grows 1, 2, 3, 5, 10, and each grid follows from the one before", () => {
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

/** A model of seven reels by six rows with a pool of boards, and a jar with every kind of mark. Rounds often reach the marks. */
const large = ClustersData.parse({
  ...cloverCascade,
  rows: 6,
  strips: [...cloverCascade.strips, cloverCascade.strips[1], cloverCascade.strips[3]].map((strip) =>
    strip?.join(" "),
  ),
  pool: { boards: 5000, step: 1_234_567_891 },
  jar: {
    marks: [
      { at: 5, turn: "clear" },
      { at: 12, turn: "wild" },
      { at: 20, turn: "raise" },
    ],
    symbols: Object.keys(cloverCascade.pays),
  },
});

describe("a cascade of seven reels by six rows with a jar", () => {
  const preparedLarge = prepare(large);

  it("a cascade of seven reels by six rows with a jar pays the same as a cell-by-cell implementation, from any board", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4999 }), (board) => {
        const stops = stopsOfBoard(large, board);
        expect(cascade(preparedLarge, stops)).toBe(coinsCellByCell(large, stops));
      }),
      { numRuns: 600 },
    );
  });

  it("a cascade of seven reels by six rows with a jar draws one board, and its events match the schema, add up to the payout and count the symbols in the jar", () => {
    const turns = new Set<string>();
    for (let board = 0; board < 400; board += 1) {
      const { events, payoutMinor } = playClusters(preparedLarge, scripted([board]), 20n);
      expect(events[0]).toMatchObject({ board, stops: stopsOfBoard(large, board) });
      let won = 0n;
      let inJar = 0;
      for (const event of events) {
        expect(ClustersEvent.parse(event)).toEqual(event);
        if (event.type === "cluster-won") won += BigInt(event.payoutMinor);
        if (event.type === "cascade-dropped") {
          inJar += event.removed.length;
          expect(event.jar).toBe(inJar);
        }
        if (event.type !== "jar-broke") continue;
        expect(inJar).toBeGreaterThanOrEqual(event.at);
        turns.add(event.turn);
      }
      expect(won).toBe(payoutMinor);
    }
    expect([...turns].sort()).toEqual(["clear", "raise", "wild"]);
  });

  it("a cascade of seven reels by six rows with a jar has boards that are all different, and spread evenly over each reel's stops", () => {
    const boards = Array.from({ length: 5000 }, (_, board) => stopsOfBoard(large, board));
    expect(new Set(boards.map((stops) => stops.join())).size).toBe(5000);
    for (const [reel, { length }] of large.strips.entries()) {
      const counts = new Map<number, number>();
      for (const stops of boards) counts.set(stops[reel] ?? -1, (counts.get(stops[reel] ?? -1) ?? 0) + 1);
      expect(counts.size).toBe(length);
      for (const count of counts.values()) expect(Math.abs(count / (5000 / length) - 1)).toBeLessThan(0.15);
    }
  });

  it("a cascade of seven reels by six rows with a jar computes the same return and hit rate as playing all 5,000 boards", () => {
    const starts: number[] = [];
    for (let board = 0; board < 5000; board += 1)
      starts.push(cascade(preparedLarge, stopsOfBoard(large, board)));
    const { returnToPlayer, hitRate } = computeFigures(preparedLarge);
    expect(returnToPlayer).toEqual(
      rational(
        starts.reduce((sum, coins) => sum + coins, 0),
        5000 * large.coinsPerStake,
      ),
    );
    expect(hitRate).toEqual(rational(starts.filter((coins) => coins > 0).length, 5000));
  });

  it("a cascade of seven reels by six rows with a jar states the marks and the boards in its rules", () => {
    expect(describeRules(clusters.rulesOf(large).layout(1n)).map(({ key }) => key)).toEqual([
      "rules_clusters",
      "rules_multipliers",
      "rules_jar_clear",
      "rules_jar_wild",
      "rules_jar_raise",
      "rules_boards",
    ]);
  });

  it.each([
    ["a step that makes equal boards", { pool: { boards: 5000, step: 22 } }],
    ["more boards than combinations", { pool: { boards: 5000, step: 10 ** 15 } }],
    ["a jar that does not rank every symbol", { jar: { ...large.jar, symbols: ["clover", "leaf"] } }],
    ["marks that fall", { jar: { ...large.jar, marks: large.jar?.marks.toReversed() } }],
    ["nine rows", { rows: 9 }],
  ])("%s is refused", (_, wrong) => {
    const text = { ...large, strips: large.strips.map((strip) => strip.join(" ")), ...wrong };
    expect(ClustersData.safeParse(text).success).toBe(false);
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
    // From the bottom up: leaves, two of them on the middle reel; above them bees, which touch after the leaves are removed.
    strips: [
      "leaf bee stone bone stone bone stone bone",
      "leaf bee bone stone bone stone bone stone",
      "leaf leaf bee stone bone stone bone stone",
      "leaf bee bone stone bone stone bone stone",
      "leaf bee stone bone stone bone stone bone",
    ].map((strip) => strip.split(" ")),
  };

  it("a small cascade with given strips pays six leaves 6 coins, then five bees that fell into a row 15 coins at double, and stops", () => {
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

  it("a small cascade with given strips lists the top row first: the leaves are in row 4, the third reel's second leaf in row 3", () => {
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

/** The same rules in a simple implementation on lists of symbols: reels from the bottom up, clusters by flood fill. */
function coinsCellByCell(config: ClustersData, stops: readonly number[]): number {
  const rows = config.rows ?? 5;
  const endless = config.strips.map((strip, reel) => {
    let at = stops[reel] as number;
    return () => strip[at++ % strip.length] as string;
  });
  const grid = endless.map((next) => Array.from({ length: rows }, next));
  const empty = (removed: ReadonlySet<string>) => {
    for (const [reel, column] of grid.entries()) {
      const survivors = column.filter((_, row) => !removed.has(`${reel},${row}`));
      while (survivors.length < rows) survivors.push((endless[reel] as () => string)());
      grid[reel] = survivors;
    }
  };
  const marks = [...(config.jar?.marks ?? [])];
  let coins = 0;
  let inJar = 0;
  for (let drop = 0; ; ) {
    const multiplier = config.multipliers[Math.min(drop, config.multipliers.length - 1)] as number;
    const removed = new Set<string>();
    for (const [symbol, steps] of Object.entries(config.pays)) {
      for (const cluster of clustersOf(grid, symbol, config.wild as string)) {
        const step = steps.findLast(({ from }) => from <= cluster.size);
        if (!step) continue;
        coins += step.coins * multiplier;
        for (const cell of cluster) removed.add(cell);
      }
    }
    if (removed.size > 0) {
      empty(removed);
      inJar += removed.size;
      drop += 1;
      continue;
    }
    const mark = marks[0];
    if (!mark || inJar < mark.at) return coins;
    marks.shift();
    const ranks = config.jar?.symbols ?? [];
    const lowest = ranks.find((symbol) => grid.some((column) => column.includes(symbol)));
    const shows = (reel: number, row: number) => grid[reel]?.[row] === lowest;
    if (mark.turn === "clear")
      empty(
        new Set(
          grid.flatMap((column, reel) =>
            column.flatMap((_, row) => (shows(reel, row) ? [`${reel},${row}`] : [])),
          ),
        ),
      );
    else
      for (const column of grid)
        for (const [row, shown] of column.entries())
          if (shown === lowest) column[row] = (mark.turn === "wild" ? config.wild : ranks.at(-1)) as string;
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
