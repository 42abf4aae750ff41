import { describe, expect, it } from "vitest";
import { seededDraws } from "./seeded-draws.ts";
import { shuffle } from "./shuffle.ts";

// The seeds are fixed so that the result is the same on every machine: a fair stream fails a 99 % test for one seed in a hundred.
const serverSeed = "5eed".repeat(16);
const clientSeed = "uniformity-1";
const named = `server seed ${serverSeed.slice(0, 8)}…, client seed ${clientSeed}`;

const PER_ROUND = 40;
const sample = drawPockets(370_000);

describe(`370,000 pockets of 37 (${named})`, () => {
  it(`370,000 pockets of 37 (${named}) are uniform: chi-square with 36 degrees of freedom lies within 99 %, 17.887 to 61.581`, () => {
    const counts = Array<number>(37).fill(0);
    for (const pocket of sample) counts[pocket] = (counts[pocket] as number) + 1;
    const statistic = chiSquare(counts);
    expect(statistic).toBeGreaterThan(17.887);
    expect(statistic).toBeLessThan(61.581);
  });

  it(`370,000 pockets of 37 (${named}) have as many runs of high and low as expected by chance, within 99 %`, () => {
    const sides = sample.filter((pocket) => pocket !== 18).map((pocket) => pocket > 18);
    expect(Math.abs(runsScore(sides))).toBeLessThan(2.576);
  });

  it(`370,000 pockets of 37 (${named}) do not depend on the previous pocket: serial correlation at lags 1, 2 and 40 within 99 %`, () => {
    for (const lag of [1, 2, PER_ROUND]) {
      const score = serialCorrelation(sample, lag) * Math.sqrt(sample.length - lag);
      expect(Math.abs(score), `lag ${lag}`).toBeLessThan(2.576);
    }
  });
});

describe(`the first draws of 100,000 rounds (${named})`, () => {
  it(`the first draws of 100,000 rounds (${named}) are uniform over 30 stops: chi-square with 29 degrees of freedom lies within 99 %, 13.121 to 52.336`, () => {
    const counts = Array<number>(30).fill(0);
    for (let nonce = 0; nonce < 100_000; nonce += 1) {
      const stop = seededDraws({ serverSeed, clientSeed, nonce }).below(30);
      counts[stop] = (counts[stop] as number) + 1;
    }
    const statistic = chiSquare(counts);
    expect(statistic).toBeGreaterThan(13.121);
    expect(statistic).toBeLessThan(52.336);
  });
});

describe(`48,000 shuffles of four (${named})`, () => {
  it(`48,000 shuffles of four (${named}) give each of the 24 orders equally often: chi-square with 23 degrees of freedom within 99 %, 9.260 to 44.181`, () => {
    const counts = new Map<string, number>();
    for (let nonce = 0; nonce < 48_000; nonce += 1) {
      const order = shuffle(seededDraws({ serverSeed, clientSeed, nonce }), [..."abcd"]).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const statistic = chiSquare([...counts.values()]);
    expect(statistic).toBeGreaterThan(9.26);
    expect(statistic).toBeLessThan(44.181);
  });

  it(`48,000 shuffles of four (${named}) fill only the first two places when two are requested, each of 12 pairs equally often: within 99 %, 2.603 to 26.757`, () => {
    const counts = new Map<string, number>();
    for (let nonce = 0; nonce < 24_000; nonce += 1) {
      const pair = shuffle(seededDraws({ serverSeed, clientSeed, nonce }), [..."abcd"], 2).slice(0, 2);
      counts.set(pair.join(""), (counts.get(pair.join("")) ?? 0) + 1);
    }
    expect(counts.size).toBe(12);
    const statistic = chiSquare([...counts.values()]);
    expect(statistic).toBeGreaterThan(2.603);
    expect(statistic).toBeLessThan(26.757);
  });
});

function drawPockets(count: number): number[] {
  const pockets: number[] = [];
  for (let nonce = 0; pockets.length < count; nonce += 1) {
    const draws = seededDraws({ serverSeed, clientSeed, nonce });
    for (let draw = 0; draw < PER_ROUND; draw += 1) pockets.push(draws.below(37));
  }
  return pockets;
}

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Wald–Wolfowitz test: how many standard deviations the number of runs is from its mean. */
function runsScore(sides: readonly boolean[]): number {
  const high = sides.filter(Boolean).length;
  const low = sides.length - high;
  const runs = sides.filter((side, index) => index === 0 || side !== sides[index - 1]).length;
  const product = 2 * high * low;
  const mean = product / sides.length + 1;
  const variance = (product * (product - sides.length)) / (sides.length ** 2 * (sides.length - 1));
  return (runs - mean) / Math.sqrt(variance);
}

function serialCorrelation(values: readonly number[], lag: number): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let together = 0;
  let spread = 0;
  for (const [index, value] of values.entries()) {
    spread += (value - mean) ** 2;
    const later = values[index + lag];
    if (later !== undefined) together += (value - mean) * (later - mean);
  }
  return together / spread;
}
