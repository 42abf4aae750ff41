import { rational, toNumber } from "../exact/rational.ts";
import type { Draws } from "../fairness/draws.ts";
import { figuresWithFreeSpins, solveFeature } from "../mechanics/free-spins.ts";
import { waysMoments } from "../mechanics/ways/compute-figures.ts";
import type { WaysData } from "../mechanics/ways/data.ts";
import { countReels } from "../mechanics/ways/reel-counts.ts";
import { COINS_PER_STAKE, type Order, STAKES } from "./order.ts";
import { nearestScale, roundPay, solveGrowing } from "./pays.ts";
import { floatBetween, mixed, oneOf, searchDraws } from "./random.ts";

const MAX_RUNS = 0.7;
const MIN_GROWTH = 1.15;
const MAX_GROWTH = 12;
/** No way pays more than 200 stakes. */
const MAX_PAY = 200 * COINS_PER_STAKE;
const SHAPES = [
  { reels: 5, rows: 3 },
  { reels: 5, rows: 3 },
  { reels: 5, rows: 4 },
  { reels: 6, rows: 3 },
  { reels: 6, rows: 4 },
] as const;
const LADDERS = [
  [2, 3],
  [2, 3, 4],
  [1, 2, 3],
  [1, 2, 4],
  [3, 4],
  [2, 4],
] as const;

/**
 * Looks for the data of a ways slot. Runs of equal symbols on the strips make hits rarer, so their share follows from the wished hit rate; pays
 * that grow more steeply with the reels give more volatility, so their growth follows from the wished deviation, and their scale from the
 * wished return.
 */
export function searchWays(order: Order, draws: Draws): WaysData | undefined {
  const { wanted } = order;
  const style = styleOf(draws);
  const losing = (runs: number) => {
    const data = playable(order, style, runs);
    return toNumber(waysMoments(data, countReels(data)).nothing);
  };
  if (1 - losing(0) < wanted.hitRate || 1 - losing(MAX_RUNS) > wanted.hitRate) return;
  const shape = playable(order, style, solveGrowing(0, MAX_RUNS, 1 - wanted.hitRate, losing));
  const base = floatBetween(draws, 1.2, 1.5);
  const paysAt = (growth: number, scale: number, round: (coins: number) => number) =>
    paysOf(order, style, base, growth, scale, round);
  const returned = returnOf(shape);
  const scaleFor = (growth: number) => {
    const scatters = returned(paysAt(growth, 0, exactly));
    return (wanted.returnToPlayer - scatters) / (returned(paysAt(growth, 1, exactly)) - scatters);
  };
  // Where the least pay of one coin is too much, nothing can be found.
  if (scaleFor(MIN_GROWTH) < 0.7) return;
  const growth = solveGrowing(MIN_GROWTH, MAX_GROWTH, wanted.standardDeviation, (each) =>
    deviationOf(shape, paysAt(each, scaleFor(each), exactly)),
  );
  const scale = nearestScale(scaleFor(growth), wanted.returnToPlayer, (each) =>
    returned(paysAt(growth, each, roundPay)),
  );
  const pays = paysAt(growth, scale, roundPay);
  return Math.abs(returned(pays) - wanted.returnToPlayer) < 0.01 ? { ...shape, pays } : undefined;
}

const exactly = (coins: number) => coins;

/** What a slot has besides its strips and its pays. */
type Style = Pick<WaysData, "rows" | "freeSpins" | "scatterPays"> & {
  readonly lengths: readonly number[];
  readonly wilds: readonly number[];
  readonly steepness: number;
  readonly seed: string;
};

function styleOf(draws: Draws): Style {
  const { reels, rows } = oneOf(draws, SHAPES);
  return {
    rows,
    lengths: Array.from({ length: reels }, () => 26 + draws.below(9)),
    wilds: Array.from({ length: reels }, (_, reel) => (reel === 0 ? 0 : draws.below(2))),
    steepness: floatBetween(draws, 0, 0.6),
    scatterPays: [2, 10, 50, 100].slice(0, reels - 2).map((stakes) => stakes * COINS_PER_STAKE),
    freeSpins: { spins: oneOf(draws, [6, 8, 10, 12]), multipliers: [...oneOf(draws, LADDERS)] },
    seed: String(draws.below(2 ** 31)),
  };
}

type Pays = WaysData["pays"];

function playable(order: Order, style: Style, runs: number): WaysData {
  const draws = searchDraws(style.seed);
  const { rows, freeSpins, scatterPays } = style;
  return {
    rows,
    coinsPerStake: COINS_PER_STAKE,
    stakes: STAKES,
    wild: order.wild,
    scatter: order.scatter,
    strips: style.lengths.map((length, reel) => stripOf(order, style, reel, length, runs, draws)),
    pays: paysOf(order, style, 1, 1, 1, exactly),
    scatterPays,
    freeSpins,
  };
}

/** Whole rounds through all symbols, so that none is missing; the lower ones come more often, and some of them repeat the one above. */
function stripOf(
  { paying, wild, scatter }: Order,
  { wilds, steepness }: Style,
  reel: number,
  length: number,
  runs: number,
  draws: Draws,
): string[] {
  const stand = Array<string>(wilds[reel] as number).fill(wild);
  const strip: string[] = [];
  let left: string[] = [];
  while (strip.length < length - stand.length - 1) {
    if (left.length === 0) {
      const more = paying.filter(
        (_, rank) => floatBetween(draws, 0, 1) < steepness * (1 - rank / paying.length),
      );
      left = mixed(draws, [...paying, ...more]);
    }
    const above = strip.at(-1);
    const repeats = floatBetween(draws, 0, 1) < runs;
    const longest = above && paying.indexOf(above) < 3 ? 4 : 2;
    if (repeats && above && strip.slice(-longest).some((each) => each !== above)) strip.push(above);
    else strip.push(left.pop() as string);
  }
  for (const special of [...stand, scatter]) strip.splice(draws.below(strip.length), 0, special);
  return strip;
}

/** Pays that grow by `base` from symbol to symbol and by `growth` from reel to reel. */
function paysOf(
  { paying }: Order,
  { lengths }: Style,
  base: number,
  growth: number,
  scale: number,
  round: (coins: number) => number,
): Pays {
  let below = lengths.slice(2).map(() => 0);
  return Object.fromEntries(
    paying.map((symbol, rank) => {
      // Rounding never makes a higher symbol or a longer win pay less than a lower one.
      let shorter = 0;
      below = below.map((least, reach) => {
        shorter = Math.max(Math.min(MAX_PAY, round(scale * base ** rank * growth ** reach)), least, shorter);
        return shorter;
      });
      return [symbol, [...below]];
    }),
  );
}

/** The return as a function of the pays. */
function returnOf(shape: WaysData): (pays: Pays) => number {
  const reels = countReels(shape);
  const flat = waysMoments(shape, reels);
  const symbols = Object.keys(shape.pays);
  /** The ways of a symbol on exactly so many reels, on average. */
  const shares = symbols.map((_, symbol) => {
    const each = reels.map((stops) => {
      let [ways, missing, whole] = [0, 0, 0];
      for (const { counts, times } of stops) {
        whole += times;
        ways += times * (counts[symbol] as number);
        if (counts[symbol] === 0) missing += times;
      }
      return { ways: ways / whole, missing: missing / whole };
    });
    return reels.slice(2).map((_, index) => {
      const ways = each.slice(0, index + 3).reduce((product, reel) => product * reel.ways, 1);
      return ways * (each[index + 3]?.missing ?? 1);
    });
  });
  const meanOf = (pays: Pays) =>
    Object.values(pays).reduce(
      (sum, coins, symbol) =>
        sum + coins.reduce((all, coin, reach) => all + coin * (shares[symbol]?.[reach] ?? 0), 0),
      0,
    );
  const scatters = toNumber(flat.mean) - meanOf(shape.pays);
  const feature = solveFeature(shape, { ...flat, mean: rational(1) });
  const times = 1 + toNumber(flat.trigger) * toNumber(feature.mean);
  return (pays) => ((meanOf(pays) + scatters) * times) / COINS_PER_STAKE;
}

/** How much finer than a coin the search counts: the figures take whole coins alone. */
const FINE = 1000;

function deviationOf(shape: WaysData, pays: Pays): number {
  const finer = (coins: readonly number[]) => coins.map((each) => Math.round(each * FINE));
  const data = {
    ...shape,
    pays: Object.fromEntries(Object.entries(pays).map(([symbol, coins]) => [symbol, finer(coins)])),
    scatterPays: finer(shape.scatterPays),
  };
  const best = { plain: 0, triggering: undefined };
  return figuresWithFreeSpins(data, waysMoments(data, countReels(data)), best).standardDeviation / FINE;
}
