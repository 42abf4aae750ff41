import type { Draws } from "../../fairness/draws.ts";
import { COINS_PER_STAKE, type Order, STAKES } from "../../search/order.ts";
import { solveGrowing } from "../../search/pays.ts";
import { floatBetween, oneOf, searchDraws, shuffled } from "../../search/random.ts";
import type { AnywherePlan } from "./anywhere-plans.ts";
import type { ClustersData } from "./data.ts";
import { shareOfHits } from "./estimate-clusters.ts";
import { poolOf } from "./pool-of.ts";
import { flatPays, type Pays, pricedBy } from "./price-pays.ts";

/** How far the hit rate of a sample may be from the target. */
const MAX_MISS = 0.02;

/** From this deviation on, strips are longer, so that high numbers are seldom, and pays grow more steeply from symbol to symbol. */
const BOLD_DEVIATION = 9;
/** How many of the lowest symbols are twice as frequent as the others. One or two of them would win alone. */
const OFTEN = [0, 0, 4, 5, 6] as const;
const BASES = [1.25, 1.7] as const;
const BOLD_BASES = [1.6, 2.1] as const;

/**
 * Searches for the data of a slot that pays anywhere. All pictures of the title pay; the boosts have no picture of their own. As with
 * clusters it first finds strips for the target hit rate, then the growth and the scale of the pays.
 */
export function searchAnywhere(order: Order, draws: Draws, plan: AnywherePlan): ClustersData | undefined {
  const { wanted } = order;
  const isBold = plan.deviation >= BOLD_DEVIATION;
  const [lowestBase, highestBase] = isBold ? BOLD_BASES : BASES;
  const paying = [...order.paying, order.wild];
  const style: Style = {
    plan,
    paying,
    steps: stepsFor(plan),
    length: (isBold ? 140 : 72) + draws.below(40),
    often: oneOf(draws, OFTEN),
    seed: String(draws.below(2 ** 31)),
  };
  const hitsAt = (runs: number) =>
    shareOfHits(playable(style, runs, flatPays(paying, style.steps)), order.id);
  if (hitsAt(0) > wanted.hitRate + 0.01) return;
  const runs = solveGrowing(0, 0.8, wanted.hitRate, hitsAt);
  if (Math.abs(hitsAt(runs) - wanted.hitRate) > MAX_MISS) return;
  const shape = playable(style, runs, flatPays(paying, style.steps));
  return pricedBy(order, shape, {
    paying,
    steps: style.steps,
    base: floatBetween(draws, lowestBase, highestBase),
    maxGrowth: 40,
    hasDistinctSteps: true,
  });
}

/** `length` is about that of each strip; the lowest `often` symbols are twice as frequent as the others. */
type Style = {
  readonly plan: AnywherePlan;
  readonly paying: readonly string[];
  readonly steps: readonly number[];
  readonly length: number;
  readonly often: number;
  readonly seed: string;
};

/** The numbers of symbols from which pays rise. */
function stepsFor({ reels, rows, deviation }: AnywherePlan): number[] {
  const places = reels * rows;
  if (places > 30) return [10, 12, 14, 17];
  if (places < 30) return [7, 8, 10, 12];
  return deviation >= BOLD_DEVIATION ? [8, 10, 12, 14] : [8, 10, 12];
}

/** The id of the symbol with this number. */
const boostOf = (times: number) => `boost-${times}`;

/** `runs` is the chance that a place repeats the symbol below it. */
function playable(style: Style, runs: number, pays: Pays): ClustersData {
  const { reels, rows, boosts } = style.plan;
  const draws = searchDraws(style.seed);
  const strips = Array.from({ length: reels }, (_, reel) => stripOf(style, style.length + reel, runs, draws));
  // The highest number is on one reel, the next on two reels and so on: all of them on reels that are drawn.
  for (const [place, times] of boosts.toReversed().entries())
    for (const strip of shuffled(draws, strips).slice(0, 1 + place))
      strip.splice(draws.below(strip.length), 0, boostOf(times));
  return {
    coinsPerStake: COINS_PER_STAKE,
    stakes: STAKES,
    wins: "anywhere",
    pays,
    rows,
    strips,
    multipliers: [1],
    pool: poolOf(strips),
    boosts: Object.fromEntries(boosts.map((times) => [boostOf(times), times])),
  };
}

function stripOf({ paying, often }: Style, length: number, runs: number, draws: Draws): string[] {
  const strip: string[] = [];
  let left: string[] = [];
  while (strip.length < length) {
    if (left.length === 0) left = shuffled(draws, [...paying, ...paying.slice(0, often)]);
    const below = strip.at(-1);
    const repeats = floatBetween(draws, 0, 1) < runs;
    const next = left.pop() as string;
    strip.push(repeats && below ? below : next);
  }
  return strip;
}
