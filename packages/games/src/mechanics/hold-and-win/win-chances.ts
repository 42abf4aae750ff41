import { commonDivisor } from "../../exact/common-divisor.ts";
import { toNumber } from "../../exact/rational.ts";
import {
  chancesOfCounts,
  type PayoutChances,
  type WinChances,
  winChancesOf,
} from "../../exact/win-chances.ts";
import { type AddTotals, followCoins } from "./coin-chain.ts";
import { facesOf } from "./coins.ts";
import { type Hold, type HoldAndWinData, PLACES } from "./data.ts";
import { endsByStart, mostPaid } from "./held-coins.ts";
import { spinDistribution } from "./spin-distribution.ts";

/** The chances of a hold-and-win slot's wins, over all stops, respins and values of coins. */
export function computeWinChances(data: HoldAndWinData): WinChances {
  return winChancesOf(payoutsOfRound(data), data.coinsPerStake);
}

/** The chance of each payout of a round, in coins of the stake. */
export function payoutsOfRound(data: HoldAndWinData): PayoutChances {
  const all = data.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  const ends = endsByStart(data.hold);
  const payouts = new Map<number, number>();
  for (const [held, counts] of spinDistribution(data).entries()) {
    if (counts.size === 0) continue;
    const lines = chancesOfCounts(counts, all);
    const chances = ends.get(held)?.map(toNumber);
    addSums(payouts, lines, chances ? respinPayouts(data.hold, held, chances) : NOTHING);
  }
  return payouts;
}

const NOTHING: PayoutChances = new Map([[0, 1]]);

/** Adds the distribution of the sum of two independent payouts to `into`. */
function addSums(into: Map<number, number>, one: PayoutChances, other: PayoutChances): void {
  for (const [coins, chance] of one)
    for (const [more, likely] of other)
      into.set(coins + more, (into.get(coins + more) ?? 0) + chance * likely);
}

/**
 * The payouts of respins that start with so many coins. `ends` are the chances of the number of coins at the end, as `endsByStart` has
 * them.
 */
function respinPayouts(hold: Hold, start: number, ends: readonly number[]): PayoutChances {
  // Special coins only add and repeat values, so every total is a multiple of what all values have in common.
  const unit = facesOf(hold, true).reduce((common, { coins }) => commonDivisor(common, coins), 0);
  const size = (mostPaid(hold, start) - hold.grand) / unit + 1;
  const none = new Float64Array(size);
  none[0] = 1;
  const payouts = new Map<number, number>();
  for (const [more, totals] of followCoins(hold, start, none, addTotals(unit, size)).entries()) {
    const end = ends[more] ?? 0;
    const full = start + more === PLACES ? hold.grand : 0;
    for (const [place, chance] of totals.entries())
      if (chance > 0) {
        const coins = place * unit + full;
        payouts.set(coins, (payouts.get(coins) ?? 0) + end * chance);
      }
  }
  return payouts;
}

/** Totals are lists of chances: the chance of `unit` times the place. */
function addTotals(unit: number, size: number): AddTotals<Float64Array> {
  return (into = new Float64Array(size), from, { weight, draws, times, plus }) => {
    const share = weight / draws;
    const further = plus / unit;
    for (let place = 0; place * times + further < size; place += 1) {
      const chance = from[place] as number;
      if (chance > 0)
        into[place * times + further] = (into[place * times + further] as number) + share * chance;
    }
    return into;
  };
}
