import { toNumber } from "../../exact/rational.ts";
import { COINS_PER_STAKE } from "../../search/order.ts";
import { searchDraws } from "../../search/random.ts";
import { LINE_CORRELATION, lineMoments } from "../lines/estimate-lines.ts";
import type { Hold, HoldAndWinData } from "./data.ts";
import { type Moments, momentsByStart } from "./held-coins.ts";
import { drawStops, gridAt, readLines } from "./spin.ts";
import { coinCounts } from "./spin-distribution.ts";

const SAMPLE = 1500;

/** The frequency of the respins, and the mean and variance of their payout in stakes. */
export type Respins = { readonly frequency: number; readonly mean: number; readonly variance: number };

/** Exact, from the strips and the respins of the data. */
export function respinsOf(data: HoldAndWinData): Respins {
  const { counts, all } = coinCounts(data);
  let frequency = 0;
  let mean = 0;
  let square = 0;
  for (const [coins, moments] of momentsOf(data.hold)) {
    const chance = Number(counts[coins] ?? 0n) / Number(all);
    frequency += chance;
    mean += chance * toNumber(moments.mean);
    square += chance * toNumber(moments.square);
  }
  mean /= COINS_PER_STAKE;
  return { frequency, mean, variance: square / COINS_PER_STAKE ** 2 - mean ** 2 };
}

/** Memoises the last result: a search computes the same respins again and again. */
let known: { hold: Hold; moments: ReadonlyMap<number, Moments> } | undefined;

function momentsOf(hold: Hold): ReadonlyMap<number, Moments> {
  if (known?.hold !== hold) known = { hold, moments: momentsByStart(hold) };
  return known.moments;
}

/** The return of the lines and their deviation, in stakes, from the number of each symbol on each reel. */
export function lineWinsOf(data: HoldAndWinData): { mean: number; deviation: number } {
  const { mean, square } = lineMoments(data);
  const count = data.lines.length;
  const variance = (square - mean ** 2) * count;
  return {
    mean: (mean * count) / COINS_PER_STAKE,
    deviation: (LINE_CORRELATION * Math.sqrt(variance)) / COINS_PER_STAKE,
  };
}

/** The share of sampled spins with a winning line. */
export function hitsOf(data: HoldAndWinData, seed: string): number {
  const draws = searchDraws(seed);
  let hits = 0;
  for (let spin = 0; spin < SAMPLE; spin += 1)
    if (readLines(data, gridAt(data, drawStops(data, draws))).length > 0) hits += 1;
  return hits / SAMPLE;
}
