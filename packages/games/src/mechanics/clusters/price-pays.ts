import { COINS_PER_STAKE, type Order } from "../../search/order.ts";
import { nearestScale, roundPay, solveGrowing } from "../../search/pays.ts";
import type { ClustersData } from "./data.ts";
import { estimatedReturnOf, meanWins, momentsOf, sampleOf } from "./estimate-clusters.ts";

export type Pays = ClustersData["pays"];

/** A win pays at most 2,000 stakes before any multiplier. */
const MAX_PAY = 2000 * COINS_PER_STAKE;

/**
 * How pays grow: `base` from symbol to symbol, and from step to step at most `maxGrowth`. With `hasDistinctSteps` no step pays as little as the
 * one before it, however small both are.
 */
type Pricing = {
  readonly paying: readonly string[];
  readonly steps: readonly number[];
  readonly base: number;
  readonly maxGrowth: number;
  readonly hasDistinctSteps: boolean;
};

/** How pays become coins, and how many more coins a step pays at least than the one before it. */
type Rounding = { readonly round: (coins: number) => number; readonly rise: number };
const NOT_ROUNDED: Rounding = { round: (coins) => coins, rise: 0 };

/**
 * The data with pays that reach the wanted return and deviation. The wins of a sample give the growth of the pays. The return is a sum over
 * symbols and sizes, so the scale follows.
 */
export function pricedBy(
  { id, wanted }: Order,
  shape: ClustersData,
  { paying, steps, base, maxGrowth, hasDistinctSteps }: Pricing,
): ClustersData {
  const sample = sampleOf(shape, id);
  const pays = (growth: number, scale: number, rounding: Rounding) =>
    paysOf(paying, steps, base, growth, scale, rounding);
  const whole: Rounding = { round: roundPay, rise: hasDistinctSteps ? 1 : 0 };
  const growth = solveGrowing(1.25, maxGrowth, wanted.standardDeviation, (each) => {
    const { mean, deviation } = momentsOf(sample, pays(each, 1, NOT_ROUNDED), paying);
    return (deviation * wanted.returnToPlayer) / mean;
  });
  const priced = (scale: number): ClustersData => ({ ...shape, pays: pays(growth, scale, whole) });
  const wins = meanWins(shape, id);
  const returned = (scale: number, rounding: Rounding) =>
    estimatedReturnOf(wins, pays(growth, scale, rounding), paying);
  const unrounded = wanted.returnToPlayer / returned(1, NOT_ROUNDED);
  // Where the lowest pays are a coin or two, rounding them up adds much to the return.
  const middle = hasDistinctSteps
    ? solveGrowing(unrounded / 4, unrounded * 1.2, wanted.returnToPlayer, (each) => returned(each, whole))
    : unrounded;
  return priced(nearestScale(middle, wanted.returnToPlayer, (each) => returned(each, whole)));
}

function paysOf(
  paying: readonly string[],
  steps: readonly number[],
  base: number,
  growth: number,
  scale: number,
  { round, rise }: Rounding,
): Pays {
  const powers = [0, 0.8, 1.6, 2.4, 3.6, 4.8];
  let below: number[] = steps.map(() => 0);
  return Object.fromEntries(
    paying.map((symbol, rank) => {
      // Rounding must not make a higher symbol pay less than a lower one, nor a step as little as the one before it.
      let before = 0;
      below = steps.map((_, step) => {
        const coins = round(scale * base ** rank * growth ** (powers[step] as number));
        before = Math.min(MAX_PAY, Math.max(coins, below[step] as number, rise && before + rise));
        return before;
      });
      return [symbol, steps.map((from, step) => ({ from, coins: below[step] as number }))];
    }),
  );
}

/** Pays of one coin for every win, by which hits are counted. */
export const flatPays = (paying: readonly string[], steps: readonly number[]): Pays =>
  Object.fromEntries(paying.map((symbol) => [symbol, steps.map((from) => ({ from, coins: 1 }))]));
