import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toNumber } from "../../exact/rational.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { anySeeds, instantRules, simulate, withoutAmounts, wonIn } from "../../testing/rounds.ts";
import { computeFigures } from "./compute-figures.ts";
import { ClassicData } from "./data.ts";
import { bestNudge, bestPair } from "./help.ts";
import { classic } from "./manifest.ts";
import { playClassic } from "./play.ts";
import { coinsOf, type Stops, winsAt } from "./reels.ts";

const small = {
  coinsPerStake: 20,
  stakes: [20, 100],
  strips: [
    "plum bell plum seven plum bell wild plum",
    "bell plum seven plum bell plum wild plum",
    "plum seven bell plum wild plum bell plum",
  ],
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
  ],
  wild: { symbol: "wild", multiplier: 2 },
  linePays: { plum: { 2: 4, 3: 10 }, bell: { 3: 60 }, seven: { 3: 400 }, wild: { 3: 2000 } },
  help: { kind: "nudge", oneIn: 3, reach: 1 },
};
const data = ClassicData.parse(small);
const withHelp = (help: ClassicData["help"]): ClassicData => ({ ...data, help });
const withLine = (line: [number, number, number], strips: string[]): ClassicData =>
  ClassicData.parse({ ...small, lines: [line], strips });

describe("a line of a fruit machine", () => {
  const one = (symbols: string) => {
    const strips = symbols.split(" ").map((symbol) => Array(8).fill(symbol).join(" "));
    return winsAt(withLine([1, 1, 1], strips), [0, 0, 0]);
  };

  it.each([
    ["bell bell bell", { symbol: "bell", count: 3, coins: 60 }],
    ["bell wild bell", { symbol: "bell", count: 3, multiplier: 2, coins: 120 }],
    ["wild wild seven", { symbol: "seven", count: 3, multiplier: 4, coins: 1600 }],
    ["wild wild wild", { symbol: "wild", count: 3, multiplier: 1, coins: 2000 }],
    ["plum plum bell", { symbol: "plum", count: 2, coins: 4 }],
    ["plum wild bell", { symbol: "plum", count: 2, multiplier: 2, coins: 8 }],
  ])("%s pays", (symbols, win) => {
    expect(one(symbols)).toEqual([expect.objectContaining(win)]);
  });

  it.each(["bell bell plum", "bell plum plum", "wild bell plum"])("%s pays nothing", (symbols) => {
    expect(one(symbols)).toEqual([]);
  });
});

describe("the help", () => {
  it("the help nudges the reel to the highest win, and never helps a spin that pays", () => {
    for (let stop = 0; stop < 8 ** 3; stop += 1) {
      const stops: Stops = [stop % 8, (stop >> 3) % 8, stop >> 6];
      const nudge = bestNudge(data, stops, 1);
      const most = Math.max(
        ...[0, 1, 2].flatMap((reel) =>
          [1, 7].map((by) =>
            coinsOf(winsAt(data, stops.with(reel, ((stops[reel] ?? 0) + by) % 8) as unknown as Stops)),
          ),
        ),
      );
      expect(nudge ? coinsOf(nudge.wins) : 0).toBe(most);
    }
  });

  it("the help holds the pair whose third symbol would pay the most", () => {
    const strips = [
      "bell bell bell bell bell bell bell bell",
      "plum plum plum plum plum plum plum plum",
      "bell bell bell bell bell bell bell bell",
    ];
    expect(bestPair(withLine([1, 1, 1], strips), [0, 0, 0])).toEqual({ line: 0, reel: 1 });
    const none = [
      "bell bell bell bell bell bell bell bell",
      "plum plum plum plum plum plum plum plum",
      "seven seven seven seven seven seven seven seven",
    ];
    expect(bestPair(withLine([1, 1, 1], none), [0, 0, 0])).toBeUndefined();
  });

  it("the help moves the nudged reel's window by its steps, and leaves held reels unchanged in a respin", () => {
    const seen = new Set<string>();
    for (const help of [
      data.help,
      { kind: "nudge", oneIn: 1, reach: 2 } as const,
      { kind: "respin", oneIn: 1 } as const,
    ])
      for (let nonce = 0; nonce < 400; nonce += 1) {
        const draws = seededDraws({ serverSeed: "ab".repeat(32), clientSeed: "help", nonce });
        const [first, second] = playClassic(withHelp(help), draws, 100n).events;
        if (first?.type !== "reels-stopped" || !second) continue;
        seen.add(second.type);
        if (second.type === "nudged") {
          const { reel, steps, grid } = second;
          // Downwards: a symbol that was in the window before is `steps` rows lower.
          for (let row = 0; row < 3; row += 1)
            if (row + steps >= 0 && row + steps < 3)
              expect(grid[reel]?.[row + steps]).toBe(first.grid[reel]?.[row]);
          for (const other of [0, 1, 2]) if (other !== reel) expect(grid[other]).toEqual(first.grid[other]);
        }
        if (second.type === "reel-respun")
          for (const other of [0, 1, 2])
            if (other !== second.reel) expect(second.grid[other]).toEqual(first.grid[other]);
      }
    expect(seen).toEqual(new Set(["nudged", "reel-respun", "line-won", "round-ended"]));
  });
});

describe("the exact figures of a fruit machine", () => {
  it("the exact figures of a fruit machine equal the mean over its 512 spins and their respins", () => {
    const figures = computeFigures(withHelp({ kind: "respin", oneIn: 1 }));
    let coins = 0;
    // By hand: each spin counts, and a spin that a respin helps counts with the mean of its eight stops.
    for (let stop = 0; stop < 512; stop += 1) {
      const stops: Stops = [stop % 8, (stop >> 3) % 8, stop >> 6];
      const at = (each: Stops) => coinsOf(winsAt(data, each));
      const pair = at(stops) === 0 ? bestPair(data, stops) : undefined;
      if (!pair) coins += at(stops);
      else
        for (let again = 0; again < 8; again += 1)
          coins += at(stops.with(pair.reel, again) as unknown as Stops) / 8;
    }
    expect(toNumber(figures.returnToPlayer)).toBeCloseTo(coins / 512 / 20, 12);
  });

  it.each([
    ["a nudge of one step", data.help],
    ["a nudge of two steps", { kind: "nudge", oneIn: 2, reach: 2 }],
    ["a respin", { kind: "respin", oneIn: 4 }],
  ] as const)("the exact figures of a fruit machine agree with 5,000 simulated rounds with %s", (_, help) => {
    const game = withHelp(help);
    const { returnErrors, hitErrors } = simulate(
      computeFigures(game),
      5_000,
      100n,
      (seeds) => playClassic(game, seededDraws(seeds), 100n).payoutMinor,
    );
    expect(returnErrors).toBeLessThan(4);
    expect(hitErrors).toBeLessThan(4);
  });
});

it("a fruit machine pays the sum of its events, the same for the same draws, and in proportion to the stake", () => {
  const rules = instantRules(classic, small);
  fc.assert(
    fc.property(anySeeds, fc.bigInt({ min: 1n, max: 1000n }), (seeds, units) => {
      const once = rules.accept(20n, {}).play(seededDraws(seeds));
      const more = rules.accept(20n * units, {}).play(seededDraws(seeds));
      expect(wonIn(once.events)).toBe(once.payoutMinor);
      expect(more.payoutMinor).toBe(once.payoutMinor * units);
      expect(withoutAmounts(more.events)).toEqual(withoutAmounts(once.events));
      for (const event of once.events) expect(classic.event.parse(event)).toEqual(event);
    }),
    { numRuns: 200 },
  );
});

it.each([
  ["an unknown symbol", { strips: [small.strips[0], small.strips[1], "fig fig fig fig fig fig fig fig"] }],
  [
    "a line twice",
    {
      lines: [
        [1, 1, 1],
        [1, 1, 1],
      ],
    },
  ],
  [
    "six lines",
    {
      lines: [
        [1, 1, 1],
        [0, 0, 0],
        [2, 2, 2],
        [0, 1, 2],
        [2, 1, 0],
        [0, 1, 0],
      ],
    },
  ],
  ["a wild without a pay", { wild: { symbol: "fig", multiplier: 1 } }],
  ["a pay for two wilds", { linePays: { ...small.linePays, wild: { 2: 5, 3: 2000 } } }],
  ["help never", { help: { kind: "nudge", oneIn: 0, reach: 1 } }],
  ["four reels", { strips: [...small.strips, small.strips[0]] }],
])("refuses a fruit machine's data with %s", (_, change) => {
  expect(ClassicData.safeParse({ ...small, ...change }).success).toBe(false);
});
