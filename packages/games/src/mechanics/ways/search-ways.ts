import { rational, toNumber } from "../../exact/rational.ts";
import type { Draws } from "../../fairness/draws.ts";
import { exactly, fitPays, paysByReels } from "../../search/fit-pays.ts";
import { COINS_PER_STAKE, type Order, STAKES } from "../../search/order.ts";
import { solveGrowing } from "../../search/pays.ts";
import { floatBetween, oneOf, searchDraws, shuffled } from "../../search/random.ts";
import { stripWithRuns } from "../../search/strip-with-runs.ts";
import { figuresWithFreeSpins, solveFeature } from "../../slots/free-spins.ts";
import { paidMoments, waysMoments } from "./compute-figures.ts";
import type { WaysData } from "./data.ts";
import { openedRows, withRows } from "./opening-rows.ts";
import { type CountedReels, countReels } from "./reel-counts.ts";
import { drawMostRows, splitOf, splitPlaces, type WaysKind } from "./split-and-rows.ts";

const MAX_RUNS = 0.7;
/** A way pays at most 200 stakes. */
const MAX_PAY = 200 * COINS_PER_STAKE;
const SHAPES = [
  { reels: 5, rows: 3 },
  { reels: 5, rows: 3 },
  { reels: 5, rows: 4 },
  { reels: 6, rows: 3 },
  { reels: 6, rows: 4 },
] as const;
/** Split symbols double the ways and opened rows multiply them, so that five reels of three rows are enough. */
const SHAPES_WITH_KIND = [{ reels: 5, rows: 3 }] as const;
const LADDERS = [
  [2, 3],
  [2, 3, 4],
  [1, 2, 3],
  [1, 2, 4],
  [3, 4],
  [2, 4],
] as const;

/**
 * Searches for the data of a ways slot. Runs of equal symbols on the strips make hits rarer, so the target hit rate determines their share.
 * Pays that grow more steeply with the reels give more volatility, so the target deviation determines their growth, and the target return
 * their scale.
 */
export function searchWays(order: Order, draws: Draws, kind?: WaysKind): WaysData | undefined {
  const { wanted, paying } = order;
  const style = styleOf(order, draws, kind);
  const losing = (runs: number) => {
    const data = playable(order, style, runs);
    return toNumber(waysMoments(data, countReels(data)).nothing);
  };
  if (1 - losing(0) < wanted.hitRate || 1 - losing(MAX_RUNS) > wanted.hitRate) return;
  const shape = playable(order, style, solveGrowing(0, MAX_RUNS, 1 - wanted.hitRate, losing));
  const base = floatBetween(draws, 1.2, 1.5);
  const pays = fitPays(
    wanted,
    paysByReels(paying, style.lengths.length - 2, MAX_PAY, base),
    returnOf(shape),
    (each) => deviationOf(shape, each),
  );
  return pays && { ...shape, pays };
}

/** The properties of a slot besides its strips and pays. */
type Style = Pick<WaysData, "rows" | "freeSpins" | "scatterPays" | "openingRows"> & {
  readonly lengths: readonly number[];
  readonly wilds: readonly number[];
  readonly steepness: number;
  /** The symbols that are split, and the chance that a place of theirs is. */
  readonly split?: { readonly symbols: readonly string[]; readonly share: number };
  readonly seed: string;
};

function styleOf({ paying }: Order, draws: Draws, kind?: WaysKind): Style {
  const { reels, rows } = oneOf(draws, kind ? SHAPES_WITH_KIND : SHAPES);
  return {
    rows,
    lengths: Array.from({ length: reels }, () => 26 + draws.below(9)),
    wilds: Array.from({ length: reels }, (_, reel) => (reel === 0 ? 0 : draws.below(2))),
    steepness: floatBetween(draws, 0, 0.6),
    scatterPays: [2, 10, 50, 100].slice(0, reels - 2).map((stakes) => stakes * COINS_PER_STAKE),
    freeSpins: { spins: oneOf(draws, [6, 8, 10, 12]), multipliers: [...oneOf(draws, LADDERS)] },
    ...(kind === "rows" && { openingRows: { most: drawMostRows(draws) } }),
    ...(kind === "split" && {
      split: {
        symbols: shuffled(draws, paying).slice(0, 3 + draws.below(3)),
        share: floatBetween(draws, 0.15, 0.35),
      },
    }),
    seed: String(draws.below(2 ** 31)),
  };
}

type Pays = WaysData["pays"];

function playable(order: Order, style: Style, runs: number): WaysData {
  const draws = searchDraws(style.seed);
  const { rows, freeSpins, scatterPays, steepness, openingRows, split } = style;
  const strips = style.lengths.map((length, reel) => {
    const wilds = Array<string>(style.wilds[reel] as number).fill(order.wild);
    const specials = [...wilds, order.scatter];
    const strip = stripWithRuns(draws, { paying: order.paying, specials, length, steepness, runs });
    return split ? splitPlaces(draws, strip, split.symbols, split.share) : strip;
  });
  const shown = new Set(strips.flat());
  const splits = split?.symbols.filter((symbol) => shown.has(splitOf(symbol)));
  return {
    rows,
    coinsPerStake: COINS_PER_STAKE,
    stakes: STAKES,
    wild: order.wild,
    scatter: order.scatter,
    strips,
    pays: paysByReels(order.paying, style.lengths.length - 2, MAX_PAY, 1)(1, 1, exactly),
    scatterPays,
    freeSpins,
    ...(splits && { splits: Object.fromEntries(splits.map((symbol) => [splitOf(symbol), symbol])) }),
    ...(openingRows && { openingRows }),
  };
}

/** The return as a function of the pays. */
function returnOf(shape: WaysData): (pays: Pays) => number {
  const reels = countReels(shape);
  const flat = waysMoments(shape, reels);
  const shares = waysShares(shape, reels);
  const scatters = toNumber(flat.mean) - meanOf(shape.pays, shares);
  const feature = solveFeature(shape, { ...flat, mean: rational(1) });
  const times = 1 + toNumber(flat.trigger) * toNumber(feature.mean);
  let opens = 1 - toNumber(flat.nothing);
  const opened = openedRows(shape).map((rows) => {
    const data = withRows(shape, rows);
    const counted = countReels(data);
    const chance = opens;
    opens *= 1 - toNumber(waysMoments(data, counted).nothing);
    return { chance, shares: waysShares(data, counted) };
  });
  return (pays) => {
    const further = opened.reduce((sum, each) => sum + each.chance * meanOf(pays, each.shares), 0);
    return ((meanOf(pays, shares) + scatters) * times + further) / COINS_PER_STAKE;
  };
}

/** The mean ways of each symbol on exactly three reels, four and so on. */
type WaysShares = readonly (readonly number[])[];

function waysShares({ pays }: WaysData, reels: CountedReels): WaysShares {
  return Object.keys(pays).map((_, symbol) => {
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
}

function meanOf(pays: Pays, shares: WaysShares): number {
  return Object.values(pays).reduce(
    (sum, coins, symbol) =>
      sum + coins.reduce((all, coin, reach) => all + coin * (shares[symbol]?.[reach] ?? 0), 0),
    0,
  );
}

/** The search counts in this fraction of a coin, because the figures accept only whole numbers. */
const FINE = 1000;

function deviationOf(shape: WaysData, pays: Pays): number {
  const finer = (coins: readonly number[]) => coins.map((each) => Math.round(each * FINE));
  const data = {
    ...shape,
    pays: Object.fromEntries(Object.entries(pays).map(([symbol, coins]) => [symbol, finer(coins)])),
    scatterPays: finer(shape.scatterPays),
  };
  const best = { plain: 0, triggering: undefined };
  const spin = waysMoments(data, countReels(data));
  return figuresWithFreeSpins(data, paidMoments(data, spin), best, { spin, best }).standardDeviation / FINE;
}
