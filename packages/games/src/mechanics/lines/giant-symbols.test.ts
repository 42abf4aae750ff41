import { describe, expect, it } from "vitest";
import { add, multiply, rational, toNumber } from "../../exact/rational.ts";
import { drawsFromWords } from "../../fairness/draws.ts";
import { everyRound } from "../../testing/every-round.ts";
import { releasedData } from "../../testing/released-data.ts";
import { computeFigures } from "./compute-figures.ts";
import { computeReturn } from "./compute-return.ts";
import { LinesData } from "./data.ts";
import { describeRules } from "./describe-rules.ts";
import type { GiantSymbols } from "./feature.ts";
import { lines } from "./manifest.ts";
import { playLines } from "./play.ts";
import { payoutsOfRound } from "./win-chances.ts";

const bellLines = releasedData(lines, "bell-lines");

const everywhere: GiantSymbols = {
  kind: "giant-symbols",
  symbols: ["star", "bell", "ticket"],
  paid: [
    { reels: [], weight: 2 },
    { reels: [0, 1], weight: 1 },
    { reels: [2, 3, 4], weight: 1 },
  ],
  free: [{ reels: [1, 2, 3], weight: 1 }],
};
const withWild: GiantSymbols = {
  ...everywhere,
  symbols: ["star", "gem", "bell"],
  paid: [
    { reels: [], weight: 1 },
    { reels: [3, 4], weight: 2 },
  ],
  free: [
    { reels: [1, 2], weight: 1 },
    { reels: [2, 3, 4], weight: 2 },
  ],
};

/** A slot of two rows and two lines, small enough to play every round: a ticket on each of the first three reels. */
function tiny(feature: GiantSymbols, freeSpins: LinesData["freeSpins"]): LinesData {
  return {
    ...bellLines,
    rows: 2,
    coinsPerStake: 2,
    wild: "gem",
    scatter: "ticket",
    lines: [
      [0, 0, 0, 0, 0],
      [0, 1, 1, 0, 1],
    ],
    strips: [
      ["star", "bell", "ticket"],
      ["star", "ticket", "bell"],
      ["gem", "ticket", "star"],
      ["star", "bell"],
      ["star"],
    ],
    linePays: { star: { 3: 2, 4: 5, 5: 20 }, bell: { 3: 3, 4: 7, 5: 30 } },
    scatterPays: { 3: 4, 4: 8, 5: 16 },
    freeSpins,
    feature,
  };
}

describe.each([
  ["blocks of two and of three reels", tiny(everywhere, { spins: 1, multipliers: [2, 3] })],
  ["a giant wild", tiny(withWild, { spins: 2, multipliers: [2] })],
])("giant symbols with %s", (name, data) => {
  const payouts = everyRound((draws) => playLines(data, draws, 2n).payoutMinor);

  it(`giant symbols with ${name} have the exact return, hit rate, largest win and deviation that playing every round gives`, () => {
    const figures = computeFigures(data);
    const moment = (power: number) =>
      [...payouts].reduce(
        (sum, [coins, chance]) => add(sum, multiply(rational(coins ** power), chance)),
        rational(0),
      );
    expect(moment(0)).toEqual(rational(1));
    expect(figures.returnToPlayer).toEqual(multiply(moment(1), rational(1, 2)));
    expect(computeReturn(data)).toEqual(figures.returnToPlayer);
    expect(add(figures.hitRate, payouts.get(0) ?? rational(0))).toEqual(rational(1));
    expect(figures.maxWinMultiple).toEqual(rational(Math.max(...payouts.keys()), 2));
    const variance = toNumber(moment(2)) - toNumber(moment(1)) ** 2;
    expect(figures.standardDeviation).toBeCloseTo(Math.sqrt(variance) / 2, 9);
  });

  it(`giant symbols with ${name} have the chance of each payout that playing every round gives`, () => {
    const counted = payoutsOfRound(data);
    for (const [coins, chance] of payouts) expect(counted.get(coins) ?? 0).toBeCloseTo(toNumber(chance), 12);
    expect([...counted.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
});

describe("giant symbols", () => {
  /** Plays a round with these words: the block, then the stops of the wide reel and of the others from the left. */
  const play = (data: LinesData, words: readonly number[]) => {
    let at = 0;
    return playLines(
      data,
      drawsFromWords(() => words[at++] ?? 0),
      2n,
    ).events;
  };
  const data = tiny(everywhere, { spins: 1, multipliers: [1] });

  it("giant symbols of 3×3 land whole or cut: stop 1 of the wide reel shows the last two rows of the first, stop 2 one row of it", () => {
    // The word 3 is the block of reels 3 to 5; the stops are those of reels 1 and 2, and of the block.
    const events = play(data, [3, 0, 0, 1]);
    expect(events[0]).toEqual({ type: "reels-merged", reels: [2, 3, 4] });
    expect(events[1]).toMatchObject({
      stops: [0, 0, 1, 1, 1],
      grid: [
        ["star", "bell"],
        ["star", "ticket"],
        ["star", "star"],
        ["star", "star"],
        ["star", "star"],
      ],
    });
    expect(events[2]).toMatchObject({ line: 0, symbol: "star", positions: { length: 5 }, payoutMinor: "20" });
    expect(play(data, [3, 0, 0, 2])[1]).toMatchObject({ stops: [0, 0, 2, 2, 2] });
    expect(play(data, [3, 0, 0, 2])[1]).toHaveProperty("grid.4", ["star", "bell"]);
  });

  it("a giant scatter counts on each of its reels: 3×3 of them start the free spins, whose reels always merge", () => {
    const events = play(data, [3, 0, 2, 6]);
    expect(events.filter(({ type }) => type === "scatters-won")).toMatchObject([
      { positions: [{ reel: 2 }, { reel: 3 }, { reel: 4 }], payoutMinor: "4" },
    ]);
    expect(events.filter(({ type }) => type === "reels-merged")).toEqual([
      { type: "reels-merged", reels: [2, 3, 4] },
      { type: "reels-merged", reels: [1, 2, 3] },
    ]);
  });

  it("giant symbols do not appear where no block is drawn: five stops of five reels", () => {
    const [first] = play(data, [0, 1, 2, 0, 1, 0]);
    expect(first).toMatchObject({ type: "reels-stopped", stops: [1, 2, 0, 1, 0] });
  });

  it.each([
    ["on one reel", { paid: [{ reels: [1], weight: 1 }] }],
    ["on reels that are not side by side", { paid: [{ reels: [1, 3], weight: 1 }] }],
    ["with a free spin without a block", { free: [{ reels: [], weight: 1 }] }],
    ["in free spins alone", { paid: [{ reels: [], weight: 1 }] }],
    ["that nothing pays for", { symbols: ["star", "chest"] }],
    ["with a wild on the first reel", { symbols: ["star", "gem"] }],
    [
      "with a block named twice",
      {
        free: [
          { reels: [1, 2], weight: 1 },
          { reels: [1, 2], weight: 1 },
        ],
      },
    ],
  ])("giant symbols %s are refused", (_, change) => {
    const accepts = (feature: object) =>
      LinesData.safeParse({
        ...bellLines,
        wild: "gem",
        scatter: "ticket",
        linePays: data.linePays,
        strips: Array(5).fill("star star bell bell star star bell bell star star bell bell"),
        feature,
      });
    expect(accepts(everywhere).error).toBeUndefined();
    expect(accepts({ ...everywhere, ...change }).success).toBe(false);
  });

  it("giant symbols have rules that say how often reels merge and how large they are: 2 of 4 spins are 1 of 2", () => {
    const layout = lines.rulesOf(data).layout(1n);
    expect(describeRules(layout)).toContainEqual({
      key: "rules_giants",
      params: { times: 1, all: 2, sizes: "2×2, 3×3", free: "3×3" },
    });
    expect(describeRules(layout)).toContainEqual({ key: "rules_giants_scatter" });
  });
});
