import { commonDivisor } from "../../exact/common-divisor.ts";
import type { Draws } from "../../fairness/draws.ts";
import { COINS_PER_STAKE, type Order, STAKES } from "../../search/order.ts";
import { nearestScale, roundPay, solveGrowing } from "../../search/pays.ts";
import { floatBetween, oneOf, searchDraws, shuffled } from "../../search/random.ts";
import type { ClustersData } from "./data.ts";
import { estimatedReturnOf, meanWins, momentsOf, sampleOf, shareOfHits } from "./estimate-clusters.ts";
import type { GridPlan } from "./grid-sizes.ts";

/** The number of boards in the pool of a large grid: more than ten million, so that nobody can come to know them. */
const BOARDS = 10 * 2 ** 20;
/** How far the hit rate of a sample may be from the target. */
const MAX_MISS = 0.03;
/** A cluster pays at most 2,000 stakes. */
const MAX_PAY = 2000 * COINS_PER_STAKE;
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
    multipliers: [...oneOf(draws, LADDERS)],
    seed: String(draws.below(2 ** 31)),
    steepness: floatBetween(draws, 0, 0.12),
  };
  if (hitsOf(order, style, 0) > wanted.hitRate + 0.01) return;
  const runs = solveGrowing(0, 1, wanted.hitRate, (each) => hitsOf(order, style, each));
  // More runs do not always make more clusters, so the wanted rate may be missed.
  if (Math.abs(hitsOf(order, style, runs) - wanted.hitRate) > MAX_MISS) return;
  const shape = playable(order, style, runs, flatPays(order, style));
  const sample = sampleOf(shape, order.id);
  const base = floatBetween(draws, 1.25, 1.55);
  const pays = (growth: number, scale: number, round: (coins: number) => number) =>
    paysOf(paying, style.steps, base, growth, scale, round);
  const growth = solveGrowing(1.25, 3.5, wanted.standardDeviation, (each) => {
    const { mean, deviation } = momentsOf(
      sample,
      pays(each, 1, (coins) => coins),
      paying,
    );
    return (deviation * wanted.returnToPlayer) / mean;
  });
  const wins = meanWins(shape, order.id);
  const returned = (scale: number, round: (coins: number) => number) =>
    estimatedReturnOf(wins, pays(growth, scale, round), paying);
  const scale = nearestScale(
    wanted.returnToPlayer / returned(1, (coins) => coins),
    wanted.returnToPlayer,
    (each) => returned(each, roundPay),
  );
  return { ...shape, pays: pays(growth, scale, roundPay) };
}

type Pays = ClustersData["pays"];

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
  };
}

/** Strips of a small grid have at least 26 · 25⁴ combinations; those of a large one have more than its pool has boards. */
function lengthOf(reel: number, grid: GridPlan | undefined, draws: Draws): number {
  if (grid) return 17 + draws.below(3);
  return reel === 0 ? 26 : 25 + draws.below(2);
}

/** The wilds of three reels; the others have none. */
function wildsOf(grid: GridPlan | undefined, draws: Draws): number[] {
  return grid ? [1, 1, oneOf(draws, [0, 1])] : [2, 2, oneOf(draws, [0, 1, 2])];
}

const GOLDEN_SHARE = 0.6180339887498949;

/**
 * A pool that spreads its boards evenly over all stop combinations. Its step is near a power of the golden share of their number, shares no
 * divisor with it, and is small enough for exact multiplication.
 */
function poolOf(strips: readonly (readonly string[])[]): NonNullable<ClustersData["pool"]> {
  const all = strips.reduce((product, strip) => product * strip.length, 1);
  let share = GOLDEN_SHARE;
  while (BOARDS * (all * share + 1000) > Number.MAX_SAFE_INTEGER) share *= GOLDEN_SHARE;
  let step = Math.round(all * share);
  while (commonDivisor(step, all) !== 1) step += 1;
  return { boards: BOARDS, step };
}

function stepsFor(grid: GridPlan | undefined): number[] {
  if (!grid) return STEPS;
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

function paysOf(
  paying: readonly string[],
  steps: readonly number[],
  base: number,
  growth: number,
  scale: number,
  round: (coins: number) => number,
): Pays {
  const powers = [0, 0.8, 1.6, 2.4, 3.6, 4.8];
  let below: number[] = steps.map(() => 0);
  return Object.fromEntries(
    paying.map((symbol, rank) => {
      // Rounding must not make a higher symbol pay less than a lower one.
      below = steps.map((_, step) =>
        Math.max(
          Math.min(MAX_PAY, round(scale * base ** rank * growth ** (powers[step] as number))),
          below[step] as number,
        ),
      );
      return [symbol, steps.map((from, step) => ({ from, coins: below[step] as number }))];
    }),
  );
}

const flatPays = ({ paying }: Order, { steps }: Style): Pays =>
  Object.fromEntries(paying.map((symbol) => [symbol, steps.map((from) => ({ from, coins: 1 }))]));

/** The share of sampled rounds that win anything. */
const hitsOf = (order: Order, style: Style, runs: number): number =>
  shareOfHits(playable(order, style, runs, flatPays(order, style)), order.id);
