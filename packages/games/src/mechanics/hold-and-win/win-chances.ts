import { toNumber } from "../../exact/rational.ts";
import {
  chancesOfCounts,
  type PayoutChances,
  type WinChances,
  winChancesOf,
} from "../../exact/win-chances.ts";
import { holdWeightOf, lowestOf } from "./coins.ts";
import { type Hold, type HoldAndWinData, PLACES, POTS, TRIGGERING_COINS } from "./data.ts";
import { nextOf } from "./held-coins.ts";
import { spinDistribution } from "./spin-distribution.ts";

/** The chances of a hold-and-win slot's wins, over all stops, respins and values of coins. */
export function computeWinChances(data: HoldAndWinData): WinChances {
  return winChancesOf(payoutsOfRound(data), data.coinsPerStake);
}

/** The chance of each payout of a round, in coins of the stake. */
export function payoutsOfRound(data: HoldAndWinData): PayoutChances {
  const all = data.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  const ends = endsByStart(data.hold);
  const totals = totalsByCount(data.hold);
  const payouts = new Map<number, number>();
  for (const [held, counts] of spinDistribution(data).entries()) {
    const lines = chancesOfCounts(counts, all);
    if (held < TRIGGERING_COINS) {
      addSums(payouts, lines, NOTHING, 1);
      continue;
    }
    for (const [end, chance] of (ends.get(held) as readonly number[]).entries())
      if (chance > 0) addSums(payouts, lines, totals[end] as PayoutChances, chance);
  }
  return payouts;
}

const NOTHING: PayoutChances = new Map([[0, 1]]);

/** Adds the distribution of the sum of two independent payouts to `into`, with its chances multiplied by `times`. */
function addSums(into: Map<number, number>, one: PayoutChances, other: PayoutChances, times: number): void {
  for (const [coins, chance] of one)
    for (const [more, likely] of other)
      into.set(coins + more, (into.get(coins + more) ?? 0) + times * chance * likely);
}

/** The chance of each number of coins at the end of the respins, by the number of coins that they start with. */
function endsByStart(hold: Hold): ReadonlyMap<number, readonly number[]> {
  const solved = new Map<number, number[]>();
  for (let held = PLACES; held >= TRIGGERING_COINS; held -= 1) {
    const chances = Array<number>(PLACES + 1).fill(0);
    const { ends, landed } = nextOf(hold, held);
    chances[held] = toNumber(ends);
    for (const [more, chance] of landed.entries())
      for (const [end, later] of (solved.get(held + more + 1) as number[]).entries())
        chances[end] = (chances[end] as number) + toNumber(chance) * later;
    solved.set(held, chances);
  }
  return solved;
}

/**
 * The chances of the total values of 0 to 15 coins, indexed by the number of coins. As in `momentsByCount`, the state is the set of pots
 * won, as bits.
 */
function totalsByCount(hold: Hold): PayoutChances[] {
  const weight = holdWeightOf(hold);
  const lowest = lowestOf(hold);
  let states = Array.from({ length: 2 ** POTS.length }, () => new Map<number, number>());
  states[0]?.set(0, 1);
  const totals: PayoutChances[] = [];
  for (let count = 0; count <= PLACES; count += 1) {
    const total = new Map<number, number>();
    const full = new Map([[count === PLACES ? hold.grand : 0, 1]]);
    for (const state of states) addSums(total, state, full, 1);
    totals.push(total);
    const next = states.map(() => new Map<number, number>());
    for (const [won, state] of states.entries()) {
      for (const { coins, weight: times } of hold.values)
        addSums(next[won] as Map<number, number>, state, new Map([[coins, 1]]), times / weight);
      for (const [bit, pot] of POTS.entries()) {
        const isWon = (won & (1 << bit)) !== 0;
        const value = new Map([[isWon ? lowest : hold.pots[pot].coins, 1]]);
        addSums(next[won | (1 << bit)] as Map<number, number>, state, value, hold.pots[pot].weight / weight);
      }
    }
    states = next;
  }
  return totals;
}
