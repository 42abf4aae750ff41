import { describe, expect, it } from "vitest";
import { add, multiply, rational, toNumber } from "../../exact/rational.ts";
import { drawsFromWords } from "../../fairness/draws.ts";
import { solveFeature } from "../../slots/free-spins.ts";
import { releasedData } from "../../testing/released-data.ts";
import { computeFigures, spinMoments } from "./compute-figures.ts";
import { computeReturn } from "./compute-return.ts";
import { LinesData } from "./data.ts";
import { describeRules } from "./describe-rules.ts";
import type { LinesFeature } from "./feature.ts";
import { solveBonus } from "./feature-figures.ts";
import { lines } from "./manifest.ts";
import { playLines } from "./play.ts";
import { spinDistribution } from "./spin-distribution.ts";
import { countedParts, factorisedParts } from "./spin-parts.ts";
import type { LinesEvent } from "./wire.ts";

const bellLines = releasedData(lines, "bell-lines");

const book: LinesFeature = {
  kind: "book",
  symbols: [
    { symbol: "star", weight: 1 },
    { symbol: "gem", weight: 2 },
  ],
};
const features: LinesFeature[] = [
  { kind: "expanding-wilds", in: "every-spin" },
  { kind: "expanding-wilds", in: "free-spins" },
  { kind: "sticky-wilds" },
  { kind: "walking-wilds" },
  book,
  { kind: "multiplier-wilds", wilds: { "bell-x2": 2, "bell-x3": 3 } },
];
const named = features.map((feature) => [JSON.stringify(feature), feature] as const);

/**
 * A slot of one row, small enough to play every round: at most two free spins, the second by a retrigger, and a ticket on each of the first
 * three reels.
 */
function tiny(feature: LinesFeature): LinesData {
  const second = feature.kind === "multiplier-wilds" ? "bell-x2" : "bell";
  const third = feature.kind === "multiplier-wilds" ? "bell-x3" : "gem";
  return {
    ...bellLines,
    rows: 1,
    coinsPerStake: 1,
    lines: [[0, 0, 0, 0, 0]],
    strips: [
      ["star", "ticket"],
      ["star", second, "ticket"],
      [third, "bell", "ticket"],
      ["star", "bell"],
      ["gem", "star"],
    ],
    linePays: { star: { 3: 2, 4: 5, 5: 20 }, gem: { 3: 3, 4: 7, 5: 30 } },
    scatterPays: { 3: 4, 4: 8, 5: 16 },
    freeSpins: { spins: 1, multipliers: [2, 3] },
    feature,
  };
}

describe.each(named)("lines with %s", (_, feature) => {
  const data = tiny(feature);
  const sizes = data.strips.map((strip) => strip.length);
  const spins = sizes.reduce<number[][]>(
    (lists, size) => lists.flatMap((stops) => Array.from({ length: size }, (__, stop) => [...stops, stop])),
    [[]],
  );
  const symbols = feature.kind === "book" ? [0, 1, 2] : [undefined];

  it("a slot with lines has the exact return, hit rate, largest win and deviation that playing every round gives", () => {
    let rounds = 0n;
    let hits = 0n;
    let coins = 0n;
    let squares = 0;
    let most = 0;
    // A round that draws fewer spins counts once for every combination that its missing spins could show.
    const play = (words: readonly number[], weight: bigint) => {
      const left = [...words];
      let missing = false;
      const draws = drawsFromWords(() => {
        const word = left.shift();
        if (word === undefined) missing = true;
        return word ?? 0;
      });
      const { payoutMinor } = playLines(data, draws, 1n);
      if (missing) return false;
      rounds += weight;
      coins += payoutMinor * weight;
      squares += Number(payoutMinor) ** 2 * Number(weight);
      if (payoutMinor > 0n) hits += weight;
      most = Math.max(most, Number(payoutMinor));
      return true;
    };
    const all = BigInt(spins.length);
    const drawn = BigInt(symbols.length);
    for (const first of spins) {
      if (play(first, all ** 2n * drawn)) continue;
      for (const symbol of symbols)
        for (const second of spins) {
          const words = [...first, ...(symbol === undefined ? [] : [symbol]), ...second];
          if (play(words, all)) continue;
          for (const third of spins) expect(play([...words, ...third], 1n)).toBe(true);
        }
    }
    const figures = computeFigures(data);
    expect(rounds).toBe(all ** 3n * drawn);
    expect(figures.returnToPlayer).toEqual(rational(coins, rounds));
    expect(computeReturn(data)).toEqual(rational(coins, rounds));
    expect(figures.hitRate).toEqual(rational(hits, rounds));
    expect(toNumber(figures.maxWinMultiple)).toBe(most);
    const mean = Number(coins) / Number(rounds);
    expect(figures.standardDeviation).toBeCloseTo(Math.sqrt(squares / Number(rounds) - mean ** 2), 9);
  });

  it("a slot with lines finds the same spin parts by counting stops and from symbol counts, for four sets of wild reels", () => {
    const plain = (data_: LinesData, find: typeof countedParts, held: number) => {
      const sums = new Map<string, { count: bigint; coins: bigint }>();
      const kind = { held, fills: true, book: feature.kind === "book" ? "gem" : undefined };
      for (const { next, triggers, count, coins } of find(data_, kind)) {
        const key = `${next} ${triggers}`;
        const before = sums.get(key) ?? { count: 0n, coins: 0n };
        sums.set(key, { count: before.count + count, coins: before.coins + coins });
      }
      return sums;
    };
    for (const held of [0, 0b00010, 0b10100, 0b11110])
      expect(plain(data, countedParts, held)).toEqual(plain(data, factorisedParts, held));
  });

  it("a slot with lines has three rules, one of them for the feature", () => {
    expect(describeRules(lines.rulesOf(data).layout(1n)).length).toBe(3);
  });
});

describe("the chain of free spins", () => {
  it("the chain of free spins solves bell-lines, which has no feature, exactly like the chain without reel state", () => {
    const moments = spinMoments(bellLines, spinDistribution(bellLines));
    const { mean, square, most } = solveBonus(bellLines, countedParts);
    const plain = solveFeature(bellLines, moments);
    expect(mean).toEqual(plain.mean);
    expect(square / plain.square).toBeCloseTo(1, 9);
    expect(rational(most, 1)).toEqual(
      add(
        multiply(computeFigures(bellLines).maxWinMultiple, rational(bellLines.coinsPerStake)),
        rational(-Math.max(...spinDistribution(bellLines).triggering.keys())),
      ),
    );
  });
});

describe("free spins in which reels are wild", () => {
  const TRIGGER = [1, 2, 2, 0, 0];
  const data = (feature: LinesFeature, spins: number): LinesData => ({
    ...tiny(feature),
    strips: [
      ["star", "ticket"],
      ["lemon", "bell", "ticket"],
      ["lemon", "bell", "ticket"],
      ["star", "bell"],
      ["gem", "star"],
    ],
    linePays: { ...tiny(feature).linePays, lemon: { 3: 1, 4: 2, 5: 3 } },
    freeSpins: { spins, multipliers: [1] },
  });

  it("free spins in which reels are wild stay wild to the end when they stick", () => {
    const events = play(data({ kind: "sticky-wilds" }, 3), [
      TRIGGER,
      [0, 1, 0, 0, 0],
      [0, 0, 1, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
    expect(reelsOf(events)).toEqual(["filled 1", "kept 1", "filled 2", "kept 1,2"]);
    // The last spin: star, two wild reels, star, gem.
    expect(events.filter(({ type }) => type === "line-won").at(-1)).toMatchObject({ payoutMinor: "5" });
  });

  it("free spins in which reels are wild move one reel to the right on each spin when they walk, and disappear after the last reel", () => {
    const lose = [1, 0, 0, 0, 0];
    const events = play(data({ kind: "walking-wilds" }, 5), [
      TRIGGER,
      [1, 1, 0, 0, 0],
      lose,
      lose,
      lose,
      lose,
    ]);
    expect(reelsOf(events)).toEqual(["filled 1", "kept 2", "kept 3", "kept 4"]);
  });

  it("free spins in which reels are wild fill for one spin when they expand, and in the paid spin too when the model says so", () => {
    const spins = [[1, 1, 2, 0, 0]];
    expect(reelsOf(play(data({ kind: "expanding-wilds", in: "every-spin" }, 1), spins))).toEqual([
      "filled 1",
    ]);
    expect(reelsOf(play(data({ kind: "expanding-wilds", in: "free-spins" }, 1), spins))).toEqual([]);
  });
});

describe("other features", () => {
  it("a slot with lines pays the book's symbol on every line when it is on three separate reels, after the line wins", () => {
    const data: LinesData = {
      ...tiny(book),
      lines: [
        [0, 0, 0, 0, 0],
        [1, 1, 1, 1, 1],
      ],
      rows: 2,
      strips: [
        ["gem", "lemon", "ticket"],
        ["lemon", "lemon", "ticket"],
        ["gem", "lemon", "ticket"],
        ["lemon", "lemon"],
        ["lemon", "gem"],
      ],
      freeSpins: { spins: 1, multipliers: [4] },
    };
    // The book draws the word 1: a gem. Gems on reels 1, 3 and 5.
    const events = play(data, [[2, 2, 2, 0, 0], [1], [0, 0, 0, 0, 0]]);
    expect(events.find(({ type }) => type === "book-opened")).toEqual({ type: "book-opened", symbol: "gem" });
    expect(events.find(({ type }) => type === "book-won")).toEqual({
      type: "book-won",
      symbol: "gem",
      reels: [0, 2, 4],
      lines: 2,
      multiplier: 4,
      payoutMinor: "24",
    });
  });

  it("a slot with lines multiplies a line's win by 6 for a wild of 2 and a wild of 3, and ignores a wild beyond the win", () => {
    const data = tiny({ kind: "multiplier-wilds", wilds: { "bell-x2": 2, "bell-x3": 3 } });
    const [, won] = play(data, [[0, 1, 0, 0, 0]]);
    expect(won).toMatchObject({ type: "line-won", multiplier: 6, payoutMinor: "30" });
    expect(play(data, [[0, 2, 0, 0, 0]]).map(({ type }) => type)).toEqual(["reels-stopped", "round-ended"]);
  });

  it.each([
    [
      "a book with a symbol that pays nothing",
      {
        kind: "book",
        symbols: [
          { symbol: "owl", weight: 1 },
          { symbol: "gem", weight: 1 },
        ],
      },
    ],
    ["a book with one symbol", { kind: "book", symbols: [{ symbol: "gem", weight: 1 }] }],
    ["wilds whose numbers make more than 1,000", { kind: "multiplier-wilds", wilds: { "bell-x6": 6 } }],
    ["a wild with a paying symbol's name", { kind: "multiplier-wilds", wilds: { gem: 2 } }],
    ["wilds without a number", { kind: "multiplier-wilds", wilds: {} }],
    ["a kind that does not exist", { kind: "jumping-wilds" }],
  ])("%s is refused", (_, feature) => {
    const text = { ...bellLines, strips: bellLines.strips.map((strip) => strip.join(" ")), feature };
    expect(LinesData.safeParse(text).success).toBe(false);
  });

  it("a slot with lines refuses a wild that could fill its reel over a scatter", () => {
    const strips = bellLines.strips.map((strip) => strip.join(" "));
    const near = { ...bellLines, strips: strips.with(2, `ticket bell ${"lemon ".repeat(10).trim()}`) };
    expect(LinesData.safeParse(near).success).toBe(true);
    const refused = LinesData.safeParse({ ...near, feature: { kind: "sticky-wilds" } });
    expect(refused.error?.issues[0]?.message).toBe("a wild that fills its reel would cover a scatter");
  });
});

function play(data: LinesData, spins: number[][]): LinesEvent[] {
  const words = spins.flat();
  const draws = drawsFromWords(() => {
    const word = words.shift();
    if (word === undefined) throw new Error("the round drew more spins than the test prepared");
    return word;
  });
  const { events } = playLines(data, draws, 1n);
  expect(words).toEqual([]);
  return events;
}

function reelsOf(events: readonly LinesEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.type === "wilds-expanded") return [`filled ${event.reels}`];
    return event.type === "wilds-kept" ? [`kept ${event.reels}`] : [];
  });
}
