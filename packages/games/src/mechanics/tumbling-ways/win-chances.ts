import { type PayoutChances, type WinChances, winChancesOf } from "../../exact/win-chances.ts";
import { roundPayouts, type SpinPayouts } from "../../slots/free-spins-payouts.ts";
import type { TumblingWaysData } from "./data.ts";
import {
  type HistoryWin,
  type Reels,
  reelsOf,
  type Triples,
  walkHistories,
  waysOf,
  weightOf,
} from "./histories.ts";
import { bitsOfShown, HistoryEndings } from "./history-endings.ts";
import { multiplierAt } from "./play.ts";
import { LADDERS, type Ladder, ladderOf } from "./spin-sums.ts";

/** The chances of a tumbling ways slot's wins, over all draws of the paid spin and of its free spins. */
export function computeWinChances(data: TumblingWaysData): WinChances {
  return winChancesOf(payoutsOfRound(data), data.coinsPerStake);
}

/** The chance of each payout of a round, in coins. */
export function payoutsOfRound(data: TumblingWaysData): PayoutChances {
  const { paid, free } = spinPayouts(data);
  const { spins, awards } = data.freeSpins;
  // The multipliers of a spin's tumbles are in its payouts already.
  return roundPayouts({ spins, multipliers: Array<number>(awards).fill(1) }, paid, free);
}

/** The payouts of a paid and of a free spin, in coins. */
function spinPayouts(data: TumblingWaysData): Record<Ladder, SpinPayouts> {
  const reels = reelsOf(data);
  const payouts = { paid: new SpinCounts(data.scatterPay), free: new SpinCounts(data.scatterPay) };
  walkHistories(reels, {
    won() {},
    ended(history, columns, triples, weight) {
      if (history.length > MAX_WINS) throw new RangeError(`more than ${MAX_WINS} wins in one spin`);
      const endings = new HistoryEndings(data, reels, history, columns);
      const starts = history.length === 0 ? [{ ways: [], weight }] : startsOf(reels, history, triples);
      for (const ladder of LADDERS) {
        const times = history.map(({ tumbles }) => multiplierAt(ladderOf(data, ladder), tumbles));
        for (const start of starts) {
          const values = start.ways.map((ways, at) => ways * (times[at] as number));
          payouts[ladder].add(values, start.weight, endings);
        }
      }
    },
  });
  const whole = reels.states.reduce((product, state) => product * state.whole, 1);
  return { paid: payouts.paid.chances(whole), free: payouts.free.chances(whole) };
}

/** The wins of a history are the bits of one whole number, which is exact below 2^53. */
const MAX_WINS = 50;

/** Draws of the first three reels with the same ways for each win of a history. `weight` is their number. */
type Start = { readonly ways: readonly number[]; weight: number };

function startsOf(reels: Reels, history: readonly HistoryWin[], triples: Triples): Start[] {
  const starts = new Map<string, Start>();
  for (const triple of triples) {
    const ways = history.map((win) => waysOf(reels, win, triple));
    const key = ways.join();
    const known = starts.get(key);
    if (known) known.weight += weightOf(reels, triple);
    else starts.set(key, { ways, weight: weightOf(reels, triple) });
  }
  return [...starts.values()];
}

/** The number of draws of a spin for each payout in coins: of draws without the trigger, and of draws with it. */
class SpinCounts {
  private readonly scatterPay: number;
  private plain = new Float64Array(2 ** 16);
  private triggering = new Float64Array(2 ** 16);

  constructor(scatterPay: number) {
    this.scatterPay = scatterPay;
  }

  /**
   * Adds the draws of a history whose first three reels give these `values`: the ways of each win times its multiplier. `weight` is their
   * number.
   */
  add(values: readonly number[], weight: number, endings: HistoryEndings): void {
    for (const { counts, scattered, weight: alike } of endings.rows) {
      const reaching = bitsOfShown(counts);
      const going: number[] = [];
      let ended = 0;
      for (const [at, value] of values.entries()) {
        if ((counts[at] as number) > 0) going.push(at);
        else ended += value * (endings.threeReels[at] as number);
      }
      const further = going.map((at) => (values[at] as number) * (counts[at] as number));
      for (const { coins, triggers, weight: later } of endings.after(reaching)) {
        let paid = ended;
        for (let index = 0; index < going.length; index += 1)
          paid += (further[index] as number) * (coins[going[index] as number] as number);
        this.count(paid, scattered && triggers, weight * alike * later);
      }
    }
  }

  private count(wins: number, triggers: boolean, draws: number): void {
    const coins = triggers ? wins + this.scatterPay : wins;
    while (coins >= this.plain.length) {
      this.plain = doubled(this.plain);
      this.triggering = doubled(this.triggering);
    }
    const into = triggers ? this.triggering : this.plain;
    into[coins] = (into[coins] as number) + draws;
  }

  chances(whole: number): SpinPayouts {
    const of = (counts: Float64Array) => {
      const payouts = new Map<number, number>();
      for (const [coins, count] of counts.entries()) if (count > 0) payouts.set(coins, count / whole);
      return payouts;
    };
    return { plain: of(this.plain), triggering: of(this.triggering) };
  }
}

function doubled(counts: Float64Array): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(2 * counts.length);
  longer.set(counts);
  return longer;
}
