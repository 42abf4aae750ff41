import { describe, expect, it } from "vitest";
import { add, multiply, rational, toNumber, toPercent } from "../../exact/rational.ts";
import { findModel } from "../../models/model.ts";
import { releasedModels } from "../../models/released-models.ts";
import { solveFeature, TRIGGERING_SCATTERS } from "../../slots/free-spins.ts";
import { releasedData } from "../../testing/released-data.ts";
import { computeFigures, spinMoments } from "./compute-figures.ts";
import { computeReturn, spinByReels } from "./compute-return.ts";
import type { LinesData } from "./data.ts";
import { lines } from "./manifest.ts";
import { readSpin } from "./spin.ts";
import { spinDistribution } from "./spin-distribution.ts";

const bellLines = releasedData(lines, "bell-lines");

const spins = spinDistribution(bellLines);
const moments = spinMoments(bellLines, spins);

describe("bell-lines, counted over all 24,300,000 stops", () => {
  it("bell-lines, counted over all 24,300,000 stops, returns 96.119371 % exactly, and the released figures are the computed ones", () => {
    const figures = computeFigures(bellLines);
    expect(toPercent(figures.returnToPlayer, 6)).toBe("96.119371");
    expect(figures.returnToPlayer).toEqual(findModel(releasedModels(), "bell-lines").figures.returnToPlayer);
    expect(figures.hitRate).toEqual(findModel(releasedModels(), "bell-lines").figures.hitRate);
    expect(figures.maxWinMultiple).toEqual(findModel(releasedModels(), "bell-lines").figures.maxWinMultiple);
    expect(figures.standardDeviation).toBeCloseTo(
      findModel(releasedModels(), "bell-lines").figures.standardDeviation,
      9,
    );
  });

  it("bell-lines, counted over all 24,300,000 stops, counts every stop once", () => {
    const all = [...spins.plain.values(), ...spins.triggering.values()].reduce(
      (sum, count) => sum + count,
      0n,
    );
    expect(all).toBe(30n ** 5n);
  });

  it("bell-lines, counted over all 24,300,000 stops, starts free spins on 107 of 12,500 spins, with one ticket on each reel of 30 stops", () => {
    expect(moments.trigger).toEqual(rational(107, 12_500));
  });

  it("bell-lines, counted over all 24,300,000 stops, computes the same mean spin from each reel's symbol counts", () => {
    expect(spinByReels(bellLines)).toEqual({ mean: moments.mean, trigger: moments.trigger });
  });

  it("bell-lines, counted over all 24,300,000 stops, has the same return when it is computed from symbol counts alone", () => {
    expect(computeReturn(bellLines)).toEqual(computeFigures(bellLines).returnToPlayer);
  });

  it("bell-lines, counted over all 24,300,000 stops, plays 10.93 free spins per feature: fewer than the 10.94 without a limit on retriggers", () => {
    const { spins: bounded } = solveFeature(bellLines, moments);
    const unbounded = 10 / (1 - 10 * toNumber(moments.trigger));
    expect(toNumber(bounded)).toBeCloseTo(10.9338, 4);
    expect(toNumber(bounded)).toBeLessThan(unbounded);
    expect(unbounded).toBeCloseTo(10.9361, 4);
  });
});

describe("the Markov chain of the feature", () => {
  const feature = (spinsEach: number, multipliers: number[]) =>
    solveFeature({ ...bellLines, freeSpins: { spins: spinsEach, multipliers } }, moments);
  const { mean, trigger } = moments;

  it("the Markov chain of the feature pays 2 X + 3 p X for one spin at multiplier 2 and at most one more at 3, with X the mean of a spin and p the chance of a retrigger", () => {
    const byHand = add(multiply(rational(2), mean), multiply(multiply(rational(3), trigger), mean));
    expect(feature(1, [2, 3]).mean).toEqual(byHand);
  });

  it("the Markov chain of the feature pays 28 X in 4 spins at multiplier 7 without a retrigger, with X the mean of a spin", () => {
    expect(feature(4, [7]).mean).toEqual(multiply(rational(28), mean));
    expect(feature(4, [7]).spins).toEqual(rational(4));
  });

  it("the Markov chain of the feature approaches n / (1 − n p) spins as the limit grows", () => {
    const bounded = feature(5, Array(12).fill(1)).spins;
    expect(toNumber(bounded)).toBeCloseTo(5 / (1 - 5 * toNumber(trigger)), 10);
  });

  it("the Markov chain of the feature equals the mean square of a single spin when the feature is a single spin", () => {
    expect(feature(1, [3]).square).toBeCloseTo(9 * (moments.plain.square + moments.triggering.square), 6);
  });
});

describe("a slot small enough to play every spin", () => {
  const strips = [
    "crown melon ticket lemon",
    "bell melon crown ticket melon",
    "melon ticket bell crown",
    "crown bell lemon ticket",
    "melon crown ticket melon lemon",
  ];
  const config: LinesData = { ...bellLines, strips: strips.map((strip) => strip.split(" ")) };

  it("a slot small enough to play every spin has the distribution of its 1,600 spins played one by one", () => {
    const played = { plain: new Map<number, bigint>(), triggering: new Map<number, bigint>() };
    for (const stops of everyStop(config)) {
      const spin = readSpin(config, stops);
      const coins = spin.lineWins.reduce((sum, win) => sum + win.coins, spin.scatterCoins);
      const counts = spin.scatterCount >= TRIGGERING_SCATTERS ? played.triggering : played.plain;
      counts.set(coins, (counts.get(coins) ?? 0n) + 1n);
    }
    expect(spinDistribution(config)).toEqual(played);
  });
});

function everyStop({ strips }: LinesData): number[][] {
  return strips.reduce<number[][]>(
    (lists, strip) => lists.flatMap((stops) => strip.map((_, stop) => [...stops, stop])),
    [[]],
  );
}
