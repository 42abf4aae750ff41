import { describe, expect, it } from "vitest";
import { drawsFromWords } from "../../fairness/draws.ts";
import { WaysData } from "./data.ts";
import { ways } from "./manifest.ts";
import { playWays } from "./play.ts";
import { readWays } from "./spin.ts";

/** The data as a file holds it. Each stop shows three places, so that a test can set a spin by hand. */
const file = {
  rows: 3,
  coinsPerStake: 2,
  stakes: [20],
  wild: "bell",
  scatter: "ticket",
  strips: [
    "fig fig plum ticket pear pear pear pear",
    "fig bell plum ticket pear pear pear pear",
    "fig rose fig ticket rose rose rose rose",
    "bell rose rose ticket plum plum plum plum",
    "rose rose rose ticket plum plum plum plum",
  ],
  pays: { fig: [2, 5, 20], plum: [1, 3, 10], pear: [1, 2, 8], rose: [3, 9, 40] },
  scatterPays: [10, 50, 250],
  freeSpins: { spins: 2, multipliers: [2, 3] },
};
const data = WaysData.parse(file);
const LOSES = [4, 4, 4, 4, 4];
const TICKETS = [3, 3, 3, 4, 4];
const FIGS = [0, 0, 0, 4, 4];

const play = (spins: number[][], stake = 20n) => {
  const words = spins.flat();
  return playWays(
    data,
    drawsFromWords(() => words.shift() as number),
    stake,
  );
};

describe("a spin of ways", () => {
  it("a spin of ways pays figs in 2 × 2 × 2 ways at 2 coins each, for two figs, a fig and a bell, and two figs", () => {
    const { events, payoutMinor } = play([FIGS]);
    expect(events.map(({ type }) => type)).toEqual(["reels-stopped", "ways-won", "round-ended"]);
    expect(events[1]).toMatchObject({ symbol: "fig", reels: 3, ways: 8, multiplier: 1, payoutMinor: "160" });
    expect((events[1] as { positions: unknown[] }).positions).toEqual([
      { reel: 0, row: 0 },
      { reel: 0, row: 1 },
      { reel: 1, row: 0 },
      { reel: 1, row: 1 },
      { reel: 2, row: 0 },
      { reel: 2, row: 2 },
    ]);
    expect(payoutMinor).toBe(160n);
  });

  it("a spin of ways continues over a reel that shows only the wild, and pays only the longest win", () => {
    expect(readWays(data, [0, 0, 0, 0, 0]).wins).toMatchObject([
      { symbol: "fig", reels: 4, ways: 8, coins: 40 },
    ]);
  });

  it("a spin of ways pays from the left only", () => {
    expect(play([LOSES]).payoutMinor).toBe(0n);
  });
});

describe("free spins of ways", () => {
  it("a feature of free spins in ways awards two spins at double for three tickets, and two more at triple", () => {
    const { events, payoutMinor } = play([TICKETS, FIGS, TICKETS, FIGS, LOSES]);
    expect(events.filter(({ type }) => type === "free-spin-started")).toHaveLength(4);
    expect(events.filter(({ type }) => type === "multiplier-changed")).toEqual([
      { type: "multiplier-changed", multiplier: 2 },
      { type: "multiplier-changed", multiplier: 3 },
    ]);
    // The four spins pay 100 for tickets, 2 × 160 for figs, 2 × 100 for tickets and 3 × 160 for figs.
    expect(payoutMinor).toBe(100n + 320n + 200n + 480n);
    expect(events.at(-2)).toEqual({ type: "free-spins-ended", spins: 4, totalMinor: "1000" });
  });
});

describe("refuses ways data with", () => {
  it.each([
    [
      "an unknown symbol",
      { strips: [...file.strips.slice(0, 4), "rose lemon rose rose rose rose rose rose"] },
    ],
    ["a wild on the first reel", { strips: ["bell fig fig fig fig fig fig fig", ...file.strips.slice(1)] }],
    [
      "two scatters in a window",
      { strips: [...file.strips.slice(0, 4), "ticket fig ticket fig fig fig fig fig"] },
    ],
    ["too few pays", { pays: { ...file.pays, fig: [1, 2, 3, 4] } }],
    ["too many scatter pays", { scatterPays: [1, 2, 3, 4] }],
    ["a wild that pays", { wild: "fig" }],
    ["four reels", { strips: file.strips.slice(0, 4) }],
  ])("data of a ways slot are refused with %s", (_, changed) => {
    expect(WaysData.safeParse({ ...file, ...changed }).success).toBe(false);
  });

  it("a round of ways refuses a stake that is not a multiple of the coins", () => {
    expect(() => ways.rulesOf(data).accept(21n, {})).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
  });
});
