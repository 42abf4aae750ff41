import type { Draws } from "../fairness/draws.ts";
import { cascade } from "../mechanics/clusters/cascade.ts";
import { countPlaces } from "../mechanics/clusters/clusters.ts";
import { advance } from "../mechanics/clusters/compute-figures.ts";
import type { ClustersData } from "../mechanics/clusters/data.ts";
import { CascadeGrid } from "../mechanics/clusters/grid.ts";
import { type PreparedClusters, prepare } from "../mechanics/clusters/prepare.ts";
import { COINS_PER_STAKE, type Order, STAKES } from "./order.ts";
import { nearestScale, roundPay, solveGrowing } from "./pays.ts";
import { floatBetween, mixed, oneOf, searchDraws } from "./random.ts";

const SAMPLE = 2500;
/** No cluster pays more than 2,000 stakes. */
const MAX_PAY = 2000 * COINS_PER_STAKE;
/** The sizes of cluster from which pays rise. */
const STEPS = [5, 6, 7, 8, 10, 12] as const;
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
 * Looks for the data of a clusters slot. Which clusters fall does not depend on what they pay, so strips are found for the wished hit rate
 * first; then the wins of a sample give the growth of the pays for the wished deviation; then every combination of stops is played once, and
 * as the return is a sum over symbols and sizes, the exact scale follows.
 */
export function searchClusters(order: Order, draws: Draws): ClustersData | undefined {
  const { wanted, paying } = order;
  const style: Style = {
    lengths: Array.from({ length: 5 }, () => 14 + draws.below(3)),
    wilds: mixed(draws, [1, 1, oneOf(draws, [0, 1]), 0, 0]),
    multipliers: [...oneOf(draws, LADDERS)],
    seed: String(draws.below(2 ** 31)),
    steepness: floatBetween(draws, 0, 0.12),
  };
  if (hitsOf(order, style, 0) > wanted.hitRate + 0.01) return;
  const runs = solveGrowing(0, 1, wanted.hitRate, (each) => hitsOf(order, style, each));
  const shape = playable(order, style, runs, flatPays(paying));
  const sample = sampleOf(shape, order.id);
  const base = floatBetween(draws, 1.25, 1.55);
  const pays = (growth: number, scale: number, round: (coins: number) => number) =>
    paysOf(paying, base, growth, scale, round);
  const growth = solveGrowing(1.25, 3.5, wanted.standardDeviation, (each) => {
    const { mean, deviation } = momentsOf(
      sample,
      pays(each, 1, (coins) => coins),
      paying,
    );
    return (deviation * wanted.returnToPlayer) / mean;
  });
  const wins = everyWin(shape);
  const returned = (scale: number, round: (coins: number) => number) =>
    returnOf(wins, pays(growth, scale, round), paying);
  const scale = nearestScale(
    wanted.returnToPlayer / returned(1, (coins) => coins),
    wanted.returnToPlayer,
    (each) => returned(each, roundPay),
  );
  return { ...shape, pays: pays(growth, scale, roundPay) };
}

type Pays = ClustersData["pays"];

/** What a slot has besides its runs of equal symbols and its pays. */
type Style = {
  readonly lengths: readonly number[];
  readonly wilds: readonly number[];
  readonly multipliers: number[];
  readonly steepness: number;
  readonly seed: string;
};

/** `runs` is the chance that a place repeats the symbol below it, which makes clusters. */
function playable(order: Order, style: Style, runs: number, pays: Pays): ClustersData {
  const draws = searchDraws(style.seed);
  const { paying } = order;
  return {
    coinsPerStake: COINS_PER_STAKE,
    stakes: STAKES,
    wild: order.wild,
    pays,
    strips: style.lengths.map((length, reel) => {
      const strip: string[] = [];
      // Whole rounds through all symbols, so that none is missing; the lower half comes once more.
      let left: string[] = [];
      while (strip.length < length - (style.wilds[reel] as number)) {
        if (left.length === 0) left = mixed(draws, [...paying, ...paying.slice(0, 2)]);
        const below = strip.at(-1);
        const repeats = floatBetween(draws, 0, 1) < runs + style.steepness;
        const next = left.pop() as string;
        if (repeats && below) strip.push(below);
        else strip.push(next);
      }
      for (let wild = 0; wild < (style.wilds[reel] as number); wild += 1)
        strip.splice(draws.below(strip.length), 0, order.wild);
      return strip;
    }),
    multipliers: style.multipliers,
  };
}

function paysOf(
  paying: readonly string[],
  base: number,
  growth: number,
  scale: number,
  round: (coins: number) => number,
): Pays {
  const powers = [0, 0.8, 1.6, 2.4, 3.6, 4.8];
  let below: number[] = STEPS.map(() => 0);
  return Object.fromEntries(
    paying.map((symbol, rank) => {
      // Rounding never makes a higher symbol pay less than a lower one.
      below = STEPS.map((_, step) =>
        Math.max(
          Math.min(MAX_PAY, round(scale * base ** rank * growth ** (powers[step] as number))),
          below[step] as number,
        ),
      );
      return [symbol, STEPS.map((from, step) => ({ from, coins: below[step] as number }))];
    }),
  );
}

const flatPays = (paying: readonly string[]): Pays =>
  Object.fromEntries(paying.map((symbol) => [symbol, STEPS.map((from) => ({ from, coins: 1 }))]));

const stepOf = (size: number) => STEPS.findLastIndex((from) => from <= size);

/** The sum of multipliers of each symbol's wins of each size step, at `symbol * 6 + step`. */
type Wins = Float64Array;

function playInto(prepared: PreparedClusters, stops: readonly number[], grid: CascadeGrid, wins: Wins): void {
  cascade(
    prepared,
    stops,
    {
      filled() {},
      dropped() {},
      multiplierChanged() {},
      clusterWon(symbol, places, multiplier) {
        const at = symbol * STEPS.length + stepOf(countPlaces(places));
        wins[at] = (wins[at] as number) + multiplier;
      },
    },
    grid,
  );
}

const emptyWins = (symbols: number): Wins => new Float64Array(symbols * STEPS.length);

function hitsOf(order: Order, style: Style, runs: number): number {
  const sample = sampleOf(playable(order, style, runs, flatPays(order.paying)), order.id);
  return sample.filter((wins) => wins.some((each) => each > 0)).length / sample.length;
}

function sampleOf(data: ClustersData, seed: string): Wins[] {
  const prepared = prepare(data);
  const draws = searchDraws(seed);
  const grid = new CascadeGrid(prepared);
  return Array.from({ length: SAMPLE }, () => {
    const wins = emptyWins(prepared.symbols.length - 1);
    const stops = prepared.strips.map((strip) => draws.below(strip.length));
    playInto(prepared, stops, grid, wins);
    return wins;
  });
}

/** The mean of every round's wins over all combinations of stops. */
function everyWin(data: ClustersData): Wins {
  const prepared = prepare(data);
  const lengths = prepared.strips.map((strip) => strip.length);
  const stops = lengths.map(() => 0);
  const grid = new CascadeGrid(prepared);
  const wins = emptyWins(prepared.symbols.length - 1);
  let rounds = 0;
  do {
    playInto(prepared, stops, grid, wins);
    rounds += 1;
  } while (advance(stops, lengths));
  return wins.map((each) => each / rounds);
}

function returnOf(wins: Wins, pays: Pays, paying: readonly string[]): number {
  let coins = 0;
  for (const [index, each] of wins.entries()) {
    if (each === 0) continue;
    const symbol = paying[Math.floor(index / STEPS.length)] as string;
    coins += each * (pays[symbol]?.[index % STEPS.length]?.coins ?? 0);
  }
  return coins / COINS_PER_STAKE;
}

function momentsOf(sample: readonly Wins[], pays: Pays, paying: readonly string[]) {
  let sum = 0;
  let squares = 0;
  for (const wins of sample) {
    const returned = returnOf(wins, pays, paying);
    sum += returned;
    squares += returned ** 2;
  }
  const mean = sum / sample.length;
  return { mean, deviation: Math.sqrt(Math.max(0, squares / sample.length - mean ** 2)) };
}
