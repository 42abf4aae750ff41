import { toNumber } from "../exact/rational.ts";
import type { Draws } from "../fairness/draws.ts";
import { solveFeature } from "../mechanics/free-spins.ts";
import { columnAt, numbered, tumble } from "../mechanics/tumbling-ways/columns.ts";
import { spinSums } from "../mechanics/tumbling-ways/compute-figures.ts";
import { REELS, type TumblingWaysData } from "../mechanics/tumbling-ways/data.ts";
import { reelsOf, shareWithoutWin } from "../mechanics/tumbling-ways/histories.ts";
import { drawSpin, multiplierAt, winsOf } from "../mechanics/tumbling-ways/play.ts";
import type { Ladder } from "../mechanics/tumbling-ways/spin-sums.ts";
import { COINS_PER_STAKE, type Order, STAKES } from "./order.ts";
import { nearestScale, roundPay, solveGrowing } from "./pays.ts";
import { floatBetween, mixed, oneOf, searchDraws } from "./random.ts";

const SAMPLE = 3000;
const MAX_RUNS = 0.9;
const MIN_GROWTH = 1.15;
const MAX_GROWTH = 12;
/** No way pays more than 500 stakes. */
const MAX_PAY = 500 * COINS_PER_STAKE;
/**
 * The weights of the heights from two to seven. The first three reels stay lower: with seven symbols on all three, some win would nearly always
 * follow the one before.
 */
const HEIGHTS = {
  first: [
    [4, 4, 3, 2, 0, 0],
    [3, 4, 3, 2, 0, 0],
    [2, 3, 3, 2, 0, 0],
    [3, 3, 2, 2, 0, 0],
    [4, 4, 3, 2, 1, 0],
  ],
  last: [
    [2, 3, 4, 4, 3, 2],
    [1, 2, 3, 3, 2, 1],
    [3, 4, 4, 3, 2, 1],
    [2, 2, 2, 2, 2, 1],
    [1, 2, 3, 4, 3, 2],
  ],
} as const;
const PAID_LADDERS = [[1], [1], [1], [1, 2], [1, 1, 2, 3]] as const;
const FREE_LADDERS = [
  [1, 2, 3, 4, 5],
  [1, 2, 3, 4],
  [2, 3, 4],
  [1, 2, 3, 5],
  [1, 2, 4],
  [1, 3, 5],
] as const;

/**
 * Looks for the data of a tumbling ways slot. What falls does not depend on what it pays: runs of equal symbols on the strips make hits rarer, so
 * their share follows from the wished hit rate; a sample of spins gives the growth of pays for the wished deviation; and as the exact
 * return is a sum over symbols and reels, the scale follows.
 */
export function searchTumblingWays(order: Order, draws: Draws): TumblingWaysData | undefined {
  const { wanted, paying } = order;
  const style = styleOf(draws);
  const misses = (runs: number) => shareWithoutWin(reelsOf(playable(order, style, runs, flatPays(paying))));
  if (1 - misses(0) < wanted.hitRate || 1 - misses(MAX_RUNS) > wanted.hitRate) return;
  const runs = solveGrowing(0, MAX_RUNS, 1 - wanted.hitRate, misses);
  const shape = playable(order, style, runs, flatPays(paying));
  const exact = exactReturn(shape);
  const base = floatBetween(draws, 1.2, 1.5);
  const exactly = (coins: number) => coins;
  const scaleFor = (growth: number) => {
    const scatters = exact.returned(paysOf(paying, base, growth, 0, exactly));
    const one = exact.returned(paysOf(paying, base, growth, 1, exactly));
    return (wanted.returnToPlayer - scatters) / (one - scatters);
  };
  // Where the least pay of one coin is too much, nothing can be found.
  if (scaleFor(MIN_GROWTH) < 0.7) return;
  const sample = sampleOf(shape, order.id);
  const growth = solveGrowing(MIN_GROWTH, MAX_GROWTH, wanted.standardDeviation, (each) => {
    const pays = paysOf(paying, base, each, scaleFor(each), exactly);
    return deviationOf(sample, pays, exact.trigger, exact.spins);
  });
  const scale = nearestScale(scaleFor(growth), wanted.returnToPlayer, (each) =>
    exact.returned(paysOf(paying, base, growth, each, roundPay)),
  );
  const pays = paysOf(paying, base, growth, scale, roundPay);
  return Math.abs(exact.returned(pays) - wanted.returnToPlayer) < 0.01 ? { ...shape, pays } : undefined;
}

/** What a slot has besides its strips and its pays. */
type Style = Pick<TumblingWaysData, "heights" | "multipliers" | "freeSpins" | "scatterPay"> & {
  readonly lengths: readonly number[];
  readonly wilds: readonly number[];
  readonly steepness: number;
  readonly seed: string;
};

function styleOf(draws: Draws): Style {
  const [first, last] = [oneOf(draws, HEIGHTS.first), oneOf(draws, HEIGHTS.last)];
  return {
    lengths: Array.from({ length: REELS }, (_, reel) => (reel < REELS / 2 ? 18 : 22) + draws.below(5)),
    heights: Array.from({ length: REELS }, (_, reel) => [...(reel < REELS / 2 ? first : last)]),
    wilds: Array.from({ length: REELS }, (_, reel) => (reel === 0 || draws.below(3) === 0 ? 0 : 1)),
    steepness: floatBetween(draws, 0, 0.4),
    scatterPay: 2 * COINS_PER_STAKE,
    multipliers: [...oneOf(draws, PAID_LADDERS)],
    freeSpins: {
      spins: oneOf(draws, [6, 8, 10]),
      awards: oneOf(draws, [2, 3]),
      multipliers: [...oneOf(draws, FREE_LADDERS)],
    },
    seed: String(draws.below(2 ** 31)),
  };
}

type Pays = TumblingWaysData["pays"];

function playable(order: Order, style: Style, runs: number, pays: Pays): TumblingWaysData {
  const draws = searchDraws(style.seed);
  const { heights, multipliers, freeSpins, scatterPay } = style;
  return {
    coinsPerStake: COINS_PER_STAKE,
    stakes: STAKES,
    wild: order.wild,
    scatter: order.scatter,
    strips: style.lengths.map((length, reel) => stripOf(order, style, reel, length, runs, draws)),
    heights,
    pays,
    scatterPay,
    multipliers,
    freeSpins,
  };
}

/** Whole rounds through all symbols, so that none is missing; the lower ones come more often, and some of them repeat the one below. */
function stripOf(
  { paying, wild, scatter }: Order,
  { wilds, steepness }: Style,
  reel: number,
  length: number,
  runs: number,
  draws: Draws,
): string[] {
  const specials = [
    ...Array<string>(wilds[reel] as number).fill(wild),
    ...(reel < REELS / 2 ? [] : [scatter]),
  ];
  const strip: string[] = [];
  let left: string[] = [];
  while (strip.length < length - specials.length) {
    if (left.length === 0) {
      const more = paying.filter(
        (_, rank) => floatBetween(draws, 0, 1) < steepness * (1 - rank / paying.length),
      );
      left = mixed(draws, [...paying, ...more]);
    }
    const below = strip.at(-1);
    const repeats = floatBetween(draws, 0, 1) < runs;
    // Long runs of high symbols would make the largest win larger than anybody could be paid.
    const longest = below && paying.indexOf(below) < 3 ? 4 : 2;
    if (repeats && below && strip.slice(-longest).some((each) => each !== below)) strip.push(below);
    else strip.push(left.pop() as string);
  }
  for (const special of specials) strip.splice(draws.below(strip.length), 0, special);
  return strip;
}

/** Pays that grow by `base` from symbol to symbol and by `growth` from reel to reel. */
function paysOf(
  paying: readonly string[],
  base: number,
  growth: number,
  scale: number,
  round: (coins: number) => number,
): Pays {
  let below = [0, 0, 0, 0];
  return Object.fromEntries(
    paying.map((symbol, rank) => {
      // Rounding never makes a higher symbol or a longer win pay less than a lower one.
      let shorter = 0;
      below = below.map((least, reach) => {
        shorter = Math.max(Math.min(MAX_PAY, round(scale * base ** rank * growth ** reach)), least, shorter);
        return shorter;
      });
      return [symbol, [...below] as Pays[string]];
    }),
  );
}

const flatPays = (paying: readonly string[]): Pays =>
  Object.fromEntries(paying.map((symbol) => [symbol, [1, 1, 1, 1]]));

/** The return as a function of the pays, with the exact shares of all wins. */
function exactReturn(shape: TumblingWaysData) {
  const sums = spinSums(shape);
  const trigger = toNumber(sums.trigger);
  const [paid, free] = (["paid", "free"] as const).map((ladder) => sums.shares(ladder)) as [
    number[],
    number[],
  ];
  const none = { chance: 0, mean: 0, square: 0 };
  const { spins, awards } = shape.freeSpins;
  const feature = solveFeature(
    { freeSpins: { spins, multipliers: Array<number>(awards).fill(1) } },
    { mean: sums.trigger, trigger: sums.trigger, nothing: sums.nothing, plain: none, triggering: none },
  );
  const count = toNumber(feature.spins);
  const scattered = trigger * shape.scatterPay;
  const meanOf = (shares: readonly number[], pays: Pays) => {
    const coins = Object.values(pays).flat();
    return shares.reduce((sum, share, at) => sum + share * (coins[at] as number), scattered);
  };
  return {
    trigger,
    spins: count,
    returned: (pays: Pays) => (meanOf(paid, pays) + trigger * count * meanOf(free, pays)) / COINS_PER_STAKE,
  };
}

/** A sampled spin: the multiplied ways of each of its wins under both ladders, at `symbol * 4 + reels - 3`. */
type Sampled = { at: number; paid: number; free: number }[];

function sampleOf(shape: TumblingWaysData, seed: string): Sampled[] {
  const draws = searchDraws(seed);
  const slot = numbered(shape);
  return Array.from({ length: SAMPLE }, () => {
    let columns = drawSpin(shape, draws).map(({ stop, height }, reel) => columnAt(slot, reel, stop, height));
    const found: Sampled = [];
    for (let tumbles = 0; ; tumbles += 1) {
      const wins = winsOf(shape, columns);
      if (wins.length === 0 || tumbles > 50) return found;
      for (const { symbol, reels, ways } of wins)
        found.push({
          at: symbol * (REELS - 2) + reels - 3,
          paid: ways * multiplierAt(shape.multipliers, tumbles),
          free: ways * multiplierAt(shape.freeSpins.multipliers, tumbles),
        });
      const gone = wins.reduce((bits, { symbol }) => bits | (1 << symbol), 0);
      columns = columns.map((column, reel) => tumble(slot, reel, column, gone));
    }
  });
}

/** The deviation of a round in stakes, with the features' spins as many as on average. */
function deviationOf(sample: readonly Sampled[], pays: Pays, trigger: number, spins: number): number {
  const coins = Object.values(pays).flat();
  const moments = (ladder: Ladder) => {
    let mean = 0;
    let square = 0;
    for (const wins of sample) {
      const paid = wins.reduce((sum, win) => sum + win[ladder] * (coins[win.at] as number), 0);
      mean += paid / sample.length;
      square += paid ** 2 / sample.length;
    }
    return { mean, square };
  };
  const [paid, free] = [moments("paid"), moments("free")];
  const feature = spins * (free.square - free.mean ** 2) + (spins * free.mean) ** 2;
  const mean = paid.mean + trigger * spins * free.mean;
  const square = paid.square + trigger * feature;
  return Math.sqrt(Math.max(0, square - mean ** 2)) / COINS_PER_STAKE;
}
