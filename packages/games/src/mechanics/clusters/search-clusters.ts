import type { Draws } from "../../fairness/draws.ts";
import { COINS_PER_STAKE, type Order, STAKES } from "../../search/order.ts";
import { solveGrowing } from "../../search/pays.ts";
import { floatBetween, oneOf, searchDraws, shuffled } from "../../search/random.ts";
import type { ClustersData } from "./data.ts";
import { shareOfHits } from "./estimate-clusters.ts";
import type { GridPlan } from "./grid-sizes.ts";
import { poolOf } from "./pool-of.ts";
import { flatPays, type Pays, pricedBy } from "./price-pays.ts";

/** How far the hit rate of a sample may be from the target. */
const MAX_MISS = 0.03;
/** From this deviation on, pays grow more steeply from symbol to symbol. */
const BOLD_DEVIATION = 9;
const BASES = [1.25, 1.55] as const;
const BOLD_BASES = [1.5, 2] as const;
/** The cluster sizes at which pays rise: on five by five places, and on larger grids. */
const STEPS = [5, 6, 7, 8, 10, 12];
const STEPS_OF_LARGE = [5, 6, 8, 10, 13, 17];
const STEPS_OF_LARGEST = [6, 7, 9, 12, 16, 22];
const LADDERS = [
  [1, 2, 3],
  [1, 2, 3, 5],
  [1, 2, 4, 8],
  [1, 2, 3, 5, 10],
  [1, 1, 2, 3],
  [1, 3, 5],
  [1, 2, 4, 6, 10],
] as const;

/**
 * Searches for the data of a clusters slot. Which clusters fall does not depend on the pays, so it first finds strips for the target hit
 * rate. The wins of a sample then give the growth of the pays for the target deviation. Finally it plays a million rounds: the return is a
 * sum over symbols and sizes, so the scale follows. Without a plan the grid is five by five, and its strips have more than ten million
 * combinations of stops.
 */
export function searchClusters(order: Order, draws: Draws, grid?: GridPlan): ClustersData | undefined {
  const { wanted, paying } = order;
  const reels = grid?.reels ?? 5;
  const style: Style = {
    lengths: Array.from({ length: reels }, (_, reel) => lengthOf(reel, grid, draws)),
    wilds: shuffled(draws, [...wildsOf(grid, draws), ...Array<number>(reels - 3).fill(0)]),
    grid,
    steps: stepsFor(grid),
    ...jarFor(grid, paying, draws),
    multipliers: grid?.cap ? [1] : [...oneOf(draws, LADDERS)],
    seed: String(draws.below(2 ** 31)),
    steepness: floatBetween(draws, 0, 0.12),
  };
  if (hitsOf(order, style, 0) > wanted.hitRate + 0.01) return;
  const runs = solveGrowing(0, 1, wanted.hitRate, (each) => hitsOf(order, style, each));
  // More runs do not always make more clusters, so the wanted rate may be missed.
  if (Math.abs(hitsOf(order, style, runs) - wanted.hitRate) > MAX_MISS) return;
  const shape = playable(order, style, runs, flatPays(order.paying, style.steps));
  const isBold = wanted.standardDeviation >= BOLD_DEVIATION;
  const [lowestBase, highestBase] = isBold ? BOLD_BASES : BASES;
  return pricedBy(order, shape, {
    paying,
    steps: style.steps,
    base: floatBetween(draws, lowestBase, highestBase),
    maxGrowth: grid?.cap ? 12 : 3.5,
    hasDistinctSteps: grid?.cap !== undefined,
  });
}

/** The properties of a slot besides its runs of equal symbols and its pays. */
type Style = {
  readonly grid: GridPlan | undefined;
  readonly lengths: readonly number[];
  readonly wilds: readonly number[];
  readonly steps: readonly number[];
  readonly jar?: NonNullable<ClustersData["jar"]>;
  readonly multipliers: number[];
  readonly steepness: number;
  readonly seed: string;
};

/** `runs` is the chance that a place repeats the symbol below it, which makes clusters. */
function playable(order: Order, style: Style, runs: number, pays: Pays): ClustersData {
  const draws = searchDraws(style.seed);
  const { grid } = style;
  const strips = stripsOf(order, style, runs, draws);
  return {
    coinsPerStake: COINS_PER_STAKE,
    stakes: STAKES,
    wild: order.wild,
    pays,
    strips,
    multipliers: style.multipliers,
    ...(grid && { rows: grid.rows, pool: poolOf(strips) }),
    ...(style.jar && { jar: style.jar }),
    ...(grid?.cap && { placeMultipliers: { cap: grid.cap } }),
  };
}

/** Strips of a small grid have at least 26 · 25⁴ combinations; those of a large one have more than its pool has boards. */
function lengthOf(reel: number, grid: GridPlan | undefined, draws: Draws): number {
  if (grid?.cap) return (grid.reels === 5 ? 28 : 23) + draws.below(4);
  if (grid) return 17 + draws.below(3);
  return reel === 0 ? 26 : 25 + draws.below(2);
}

/** The wilds of three reels; the others have none. */
function wildsOf(grid: GridPlan | undefined, draws: Draws): number[] {
  return grid && !grid.cap ? [1, 1, oneOf(draws, [0, 1])] : [2, 2, oneOf(draws, [0, 1, 2])];
}

function stepsFor(grid: GridPlan | undefined): number[] {
  if (!grid || grid.reels * grid.rows <= 25) return STEPS;
  return grid.reels * grid.rows > 50 ? STEPS_OF_LARGEST : STEPS_OF_LARGE;
}

/** A jar whose marks lie around the number of places, so that a good round reaches the first and a rare one the last. */
function jarFor(grid: GridPlan | undefined, paying: readonly string[], draws: Draws): Pick<Style, "jar"> {
  if (!grid?.jar) return {};
  const turns = shuffled(draws, ["clear", "wild", "raise"] as const).slice(0, oneOf(draws, [1, 2, 3]));
  const places = grid.reels * grid.rows;
  return {
    jar: {
      marks: turns.map((turn, index) => ({
        at: Math.round(places * (0.35 + 0.3 * index)) + draws.below(4),
        turn,
      })),
      symbols: [...paying],
    },
  };
}

function stripsOf({ paying, wild: wildSymbol }: Order, style: Style, runs: number, draws: Draws): string[][] {
  return style.lengths.map((length, reel) => {
    const strip: string[] = [];
    // Repeats all symbols, so that none is missing; the lower half occurs once more.
    let left: string[] = [];
    while (strip.length < length - (style.wilds[reel] as number)) {
      if (left.length === 0) left = shuffled(draws, [...paying, ...paying.slice(0, 2)]);
      const below = strip.at(-1);
      const repeats = floatBetween(draws, 0, 1) < runs + style.steepness;
      const next = left.pop() as string;
      if (repeats && below) strip.push(below);
      else strip.push(next);
    }
    for (let wild = 0; wild < (style.wilds[reel] as number); wild += 1)
      strip.splice(draws.below(strip.length), 0, wildSymbol);
    return strip;
  });
}

/** The share of sampled rounds that win anything. */
const hitsOf = (order: Order, style: Style, runs: number): number =>
  shareOfHits(playable(order, style, runs, flatPays(order.paying, style.steps)), order.id);
