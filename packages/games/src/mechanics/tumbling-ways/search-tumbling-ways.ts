import { toNumber } from "../../exact/rational.ts";
import type { Draws } from "../../fairness/draws.ts";
import { exactly, fitPays, type PaysAt, paysByReels } from "../../search/fit-pays.ts";
import { COINS_PER_STAKE, type Order, STAKES } from "../../search/order.ts";
import { solveGrowing } from "../../search/pays.ts";
import { floatBetween, oneOf, searchDraws } from "../../search/random.ts";
import { stripWithRuns } from "../../search/strip-with-runs.ts";
import { solveFeature } from "../../slots/free-spins.ts";
import { columnAt, numbered, tumble } from "./columns.ts";
import { spinSums } from "./compute-figures.ts";
import { REELS, type TumblingWaysData } from "./data.ts";
import { EndlessTumblesError, reelsOf, shareWithoutWin, walkHistories } from "./histories.ts";
import { drawSpin, multiplierAt, winsOf } from "./play.ts";
import type { Ladder } from "./spin-sums.ts";

const SAMPLE = 3000;
const MAX_RUNS = 0.95;
/** The figures of a slot with more histories of wins take minutes to compute, and high reels can have a million. */
const MAX_HISTORIES = 3_000;
/** A way pays at most 500 stakes. */
const MAX_PAY = 500 * COINS_PER_STAKE;
/**
 * The weights of the heights from two to seven. The first three reels are seldom high and have longer strips: with seven symbols on all
 * three, one win nearly always follows another.
 */
const HEIGHTS = {
  first: [
    [3, 4, 3, 2, 1, 1],
    [4, 4, 3, 2, 1, 1],
    [5, 6, 4, 2, 1, 1],
    [3, 3, 2, 2, 1, 1],
    [4, 5, 4, 2, 1, 1],
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
 * Searches for the data of a tumbling ways slot. Tumbles do not depend on the pays: runs of equal symbols on the strips make hits rarer, so
 * the target hit rate determines the share of runs. A sample of spins gives the growth of pays for the target deviation. The exact return
 * is a sum over symbols and reels, so the scale follows from it.
 */
export function searchTumblingWays(order: Order, draws: Draws): TumblingWaysData | undefined {
  const { wanted, paying } = order;
  const style = styleOf(draws);
  const misses = (runs: number) => shareWithoutWin(reelsOf(playable(order, style, runs)));
  if (1 - misses(0) < wanted.hitRate || 1 - misses(MAX_RUNS) > wanted.hitRate) return;
  const shape = playable(order, style, solveGrowing(0, MAX_RUNS, 1 - wanted.hitRate, misses));
  if (!hasFewHistories(shape)) return;
  const exact = exactReturn(shape);
  const base = floatBetween(draws, 1.2, 1.5);
  let sample: readonly Sampled[] | undefined;
  const deviation = (pays: Pays) => {
    sample ??= sampleOf(shape, order.id);
    return deviationOf(sample, pays, exact.trigger, exact.spins);
  };
  const pays = fitPays(wanted, paysFor(paying, base), exact.returned, deviation);
  return pays && { ...shape, pays };
}

/** The properties of a slot besides its strips and pays. */
type Style = Pick<TumblingWaysData, "heights" | "multipliers" | "freeSpins" | "scatterPay"> & {
  readonly lengths: readonly number[];
  readonly wilds: readonly number[];
  readonly steepness: number;
  readonly seed: string;
};

function styleOf(draws: Draws): Style {
  const [first, last] = [oneOf(draws, HEIGHTS.first), oneOf(draws, HEIGHTS.last)];
  return {
    lengths: Array.from({ length: REELS }, (_, reel) => (reel < REELS / 2 ? 26 : 22) + draws.below(5)),
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

function playable(order: Order, style: Style, runs: number): TumblingWaysData {
  const draws = searchDraws(style.seed);
  const { heights, multipliers, freeSpins, scatterPay, steepness } = style;
  return {
    coinsPerStake: COINS_PER_STAKE,
    stakes: STAKES,
    wild: order.wild,
    scatter: order.scatter,
    strips: style.lengths.map((length, reel) => {
      const wilds = Array<string>(style.wilds[reel] as number).fill(order.wild);
      const specials = reel < REELS / 2 ? wilds : [...wilds, order.scatter];
      return stripWithRuns(draws, { paying: order.paying, specials, length, steepness, runs });
    }),
    heights,
    pays: paysFor(order.paying, 1)(1, 1, exactly),
    scatterPay,
    multipliers,
    freeSpins,
  };
}

/** The pays for three to six reels, which the schema holds as tuples of four. */
const paysFor = (paying: readonly string[], base: number) =>
  paysByReels(paying, 4, MAX_PAY, base) as PaysAt<Pays>;

function hasFewHistories(shape: TumblingWaysData): boolean {
  let histories = 0;
  const won = () => {
    histories += 1;
    if (histories > MAX_HISTORIES) throw new EndlessTumblesError();
  };
  try {
    walkHistories(reelsOf(shape), { won, ended() {} });
    return true;
  } catch (error) {
    if (error instanceof EndlessTumblesError) return false;
    throw error;
  }
}

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

/** The deviation of a round in stakes; every feature has the mean number of spins. */
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
