import { describe, expect, it } from "vitest";
import { drawsFromWords } from "../../fairness/draws.ts";
import { releasedData } from "../../testing/released-data.ts";
import type { LinesData } from "./data.ts";
import { lines } from "./manifest.ts";
import { playLines } from "./play.ts";
import type { LinesEvent } from "./wire.ts";

const bellLines = releasedData(lines, "bell-lines");

/** Each stop shows one symbol above two that are on no line, so that a test can set a spin by hand. */
const config: LinesData = {
  ...bellLines,
  coinsPerStake: 2,
  lines: [
    [0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1],
  ],
  strips: [
    "star lemon lemon gem lemon lemon crown lemon lemon ticket lemon lemon",
    "rosette melon melon gem melon melon bell melon melon ticket melon melon",
    "star lemon lemon gem lemon lemon crown lemon lemon ticket lemon lemon",
    "rosette melon melon gem melon melon bell melon melon ticket melon melon",
    "star lemon lemon gem lemon lemon grapes lemon lemon ticket lemon lemon",
  ].map((strip) => strip.split(" ")),
  freeSpins: { spins: 2, multipliers: [2, 3] },
};

const LOSES = [0, 0, 0, 0, 0];
const GEMS = [3, 3, 3, 3, 3];
const CROWNS = [6, 6, 6, 6, 6];
const TICKETS = [9, 9, 9, 0, 0];

describe("a spin", () => {
  it("a spin pays nothing and ends at once without a win", () => {
    const { events, payoutMinor } = play([LOSES]);
    expect(payoutMinor).toBe(0n);
    expect(events.map(({ type }) => type)).toEqual(["reels-stopped", "round-ended"]);
  });

  it("a spin pays five gems on the top line 750 coins and shows their positions", () => {
    const { events } = play([GEMS]);
    expect(events[1]).toMatchObject({
      type: "line-won",
      line: 0,
      symbol: "gem",
      multiplier: 1,
      payoutMinor: "7500",
    });
    expect((events[1] as { positions: unknown[] }).positions).toEqual(
      [0, 1, 2, 3, 4].map((reel) => ({ reel, row: 0 })),
    );
  });

  it("a spin counts bells as wilds: crown, bell, crown, bell pays four crowns, 250 coins", () => {
    const { events } = play([CROWNS]);
    const lines = events.filter((event) => event.type === "line-won");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ symbol: "crown", payoutMinor: "2500" });
    expect(lines[0]?.positions).toHaveLength(4);
  });

  it("a spin pays from the left only: four gems from the second reel on pay nothing", () => {
    expect(play([[0, 3, 3, 3, 3]]).payoutMinor).toBe(0n);
  });

  it("a spin pays nothing and awards nothing for two tickets", () => {
    expect(play([[9, 9, 0, 0, 0]]).events.map(({ type }) => type)).toEqual(["reels-stopped", "round-ended"]);
  });
});

describe("free spins", () => {
  it("a feature of free spins awards two spins at multiplier 2 for three tickets, then ends", () => {
    const { events, payoutMinor } = play([TICKETS, LOSES, GEMS]);
    expect(events.map(({ type }) => type)).toEqual([
      "reels-stopped",
      "scatters-won",
      "free-spins-awarded",
      "free-spins-started",
      "multiplier-changed",
      "free-spin-started",
      "reels-stopped",
      "free-spin-started",
      "reels-stopped",
      "line-won",
      "free-spins-ended",
      "round-ended",
    ]);
    // 20 coins for the tickets, then five gems doubled, at 10 minor units a coin.
    expect(payoutMinor).toBe(200n + 15_000n);
    expect(events.at(-2)).toEqual({ type: "free-spins-ended", spins: 2, totalMinor: "15000" });
  });

  it("a feature of free spins awards two more for three tickets in a free spin, and raises the multiplier to 3 from the next spin", () => {
    const { events, payoutMinor } = play([TICKETS, TICKETS, GEMS, LOSES, LOSES]);
    expect(events.filter(({ type }) => type === "free-spin-started")).toEqual([
      { type: "free-spin-started", spin: 1, remaining: 1 },
      { type: "free-spin-started", spin: 2, remaining: 2 },
      { type: "free-spin-started", spin: 3, remaining: 1 },
      { type: "free-spin-started", spin: 4, remaining: 0 },
    ]);
    expect(events.filter(({ type }) => type === "multiplier-changed")).toEqual([
      { type: "multiplier-changed", multiplier: 2 },
      { type: "multiplier-changed", multiplier: 3 },
    ]);
    expect(payoutMinor).toBe(200n + 2n * 200n + 3n * 7500n);
  });

  it("a feature of free spins pays tickets at the last multiplier but awards no more spins: four spins are the maximum", () => {
    const { events, payoutMinor } = play([TICKETS, TICKETS, TICKETS, TICKETS, TICKETS]);
    expect(events.filter(({ type }) => type === "free-spins-awarded")).toHaveLength(2);
    expect(events.at(-2)).toMatchObject({ type: "free-spins-ended", spins: 4 });
    expect(payoutMinor).toBe(200n * (1n + 2n + 3n * 3n));
  });
});

/** Plays the spins at a stake of 20 minor units on two lines, so 10 minor units per coin. A prepared word below the limit is the draw itself. */
function play(spins: number[][]): { events: LinesEvent[]; payoutMinor: bigint } {
  const words = spins.flat();
  const draws = drawsFromWords(() => {
    const word = words.shift();
    if (word === undefined) throw new Error("the round drew more spins than the test prepared");
    return word;
  });
  const round = playLines(config, draws, 20n);
  expect(words).toEqual([]);
  return round;
}
