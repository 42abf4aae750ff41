import { describe, expect, it } from "vitest";
import { rational, toNumber } from "../../exact/rational.ts";
import { bestSpin } from "./best-spin.ts";
import { computeFigures, waysMoments } from "./compute-figures.ts";
import type { WaysData } from "./data.ts";
import { countReels } from "./reel-counts.ts";
import { readWays } from "./spin.ts";

const five: WaysData = {
  rows: 3,
  coinsPerStake: 20,
  stakes: [20],
  wild: "bell",
  scatter: "ticket",
  strips: [
    "plum pear plum fig ticket rose pear plum",
    "pear bell fig plum rose ticket pear",
    "plum fig ticket pear bell rose",
    "bell rose plum plum pear ticket fig",
    "fig plum ticket rose pear bell",
  ].map((strip) => strip.split(" ")),
  pays: { plum: [1, 3, 8], pear: [2, 4, 10], fig: [3, 9, 30], rose: [5, 20, 75] },
  scatterPays: [20, 100, 500],
  freeSpins: { spins: 6, multipliers: [2, 3] },
};
const six: WaysData = {
  ...five,
  rows: 4,
  strips: [...five.strips.map((strip) => strip.slice(0, 6)), "plum bell fig ticket pear".split(" ")],
  pays: { plum: [1, 3, 8, 11], pear: [2, 4, 10, 30], fig: [3, 9, 30, 90], rose: [5, 20, 75, 400] },
  scatterPays: [20, 100, 500, 2000],
};

describe.each([
  ["243 ways", five],
  ["4,096 ways", six],
])("the figures of a small slot of %s equal those of a play of every stop combination:", (_, data) => {
  const reels = countReels(data);
  const moments = waysMoments(data, reels);
  const played = playEveryStop(data);

  it("mean and trigger as exact fractions", () => {
    expect(moments.mean).toEqual(rational(played.coins, played.spins));
    expect(moments.trigger).toEqual(rational(played.triggers, played.spins));
  });

  it("the share of spins that pay nothing as an exact fraction", () => {
    expect(moments.nothing).toEqual(rational(played.nothing, played.spins));
  });

  it("the mean squares with and without the trigger", () => {
    expect(moments.plain.square).toBeCloseTo(toNumber(rational(played.plainSquares, played.spins)), 8);
    expect(moments.triggering.square).toBeCloseTo(
      toNumber(rational(played.triggeringSquares, played.spins)),
      8,
    );
  });

  it("the largest spin with and without the trigger", () => {
    expect(bestSpin(data, reels, false)).toBe(played.bestPlain);
    expect(bestSpin(data, reels, true)).toBe(played.bestTriggering);
  });
});

it("one free spin at multiplier 1 adds the mean spin times the chance of the trigger to the return", () => {
  const data: WaysData = { ...five, freeSpins: { spins: 1, multipliers: [1] } };
  const { mean, trigger } = waysMoments(data, countReels(data));
  const whole = toNumber(mean) * (1 + toNumber(trigger));
  expect(toNumber(computeFigures(data).returnToPlayer)).toBeCloseTo(whole / 20, 10);
});

function playEveryStop(data: WaysData) {
  const sums = {
    spins: 0,
    coins: 0,
    triggers: 0,
    nothing: 0,
    plainSquares: 0,
    triggeringSquares: 0,
    bestPlain: 0,
    bestTriggering: 0,
  };
  const visit = (stops: number[]): void => {
    const strip = data.strips[stops.length];
    if (strip) {
      for (const stop of strip.keys()) visit([...stops, stop]);
      return;
    }
    const { wins, scatters, scatterCoins } = readWays(data, stops);
    const coins = wins.reduce((sum, win) => sum + win.coins, scatterCoins);
    sums.spins += 1;
    sums.coins += coins;
    if (coins === 0) sums.nothing += 1;
    if (scatters.length >= 3) {
      sums.triggers += 1;
      sums.triggeringSquares += coins ** 2;
      sums.bestTriggering = Math.max(sums.bestTriggering, coins);
    } else {
      sums.plainSquares += coins ** 2;
      sums.bestPlain = Math.max(sums.bestPlain, coins);
    }
  };
  visit([]);
  return sums;
}
