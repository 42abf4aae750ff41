import { add, multiply, type Rational, rational, toNumber } from "../../exact/rational.ts";
import { REELS, type TumblingWaysData } from "./data.ts";
import { type HistoryWin, type Reels, type Triples, waysOf, weightOf } from "./histories.ts";
import { multiplierAt } from "./play.ts";

/** The multipliers of the paid spin or those of free spins. */
export type Ladder = "paid" | "free";
export const LADDERS = ["paid", "free"] as const;

export const ladderOf = ({ multipliers, freeSpins }: TumblingWaysData, ladder: Ladder): readonly number[] =>
  ladder === "paid" ? multipliers : freeSpins.multipliers;

/** The number of reels beyond the third. */
export const FURTHER = REELS / 2;

/** Exact sums over all draws of a spin: pays, scatter triggers, and draws that pay nothing. */
export class SpinSums {
  /** The total weight of all draws. */
  readonly whole: bigint;
  private triggers = 0n;
  private losing = 0n;
  /** At `symbol * 4 + reels - 3`: multipliers times ways of the symbol's wins on that many reels, summed over all draws. */
  private readonly sums: Readonly<Record<Ladder, bigint[]>>;
  private readonly data: TumblingWaysData;
  private readonly reels: Reels;

  constructor(data: TumblingWaysData, reels: Reels) {
    this.data = data;
    this.reels = reels;
    this.whole = reels.states.reduce((product, { whole }) => product * BigInt(whole), 1n);
    const none = () => Array<bigint>(reels.slot.paying * (FURTHER + 1)).fill(0n);
    this.sums = { paid: none(), free: none() };
  }

  won(wins: readonly HistoryWin[], triples: Triples): void {
    for (const win of wins) {
      let ways = 0;
      for (const triple of triples) ways += weightOf(this.reels, triple) * waysOf(this.reels, win, triple);
      const last = this.reels.states
        .slice(FURTHER)
        .map(({ weights, whole }, index) =>
          sumsOn(weights, whole, win.counts[index + FURTHER] as Uint8Array),
        );
      for (let reach = 0; reach <= FURTHER; reach += 1) {
        let further = 1;
        for (const [index, sums] of last.entries()) further *= sums[kindAt(index, reach)];
        if (further === 0) continue;
        const product = BigInt(ways) * BigInt(further);
        const at = win.symbol * (FURTHER + 1) + reach;
        for (const ladder of LADDERS) {
          const sums = this.sums[ladder];
          const multiplier = multiplierAt(ladderOf(this.data, ladder), win.tumbles);
          sums[at] = (sums[at] as bigint) + product * BigInt(multiplier);
        }
      }
    }
  }

  ended(history: readonly HistoryWin[], columns: readonly Int32Array[], weight: number): void {
    const last = this.reels.states.slice(FURTHER);
    const triggering = last.reduce((product, state, index) => {
      const weights = scatteredOn(state, columns[index + FURTHER] as Int32Array);
      return product * BigInt(sumOfWeights(weights));
    }, 1n);
    this.triggers += BigInt(weight) * triggering;
    if (history.length > 0) return;
    const rest = last.reduce((product, { whole }) => product * BigInt(whole), 1n);
    this.losing = BigInt(weight) * (rest - triggering);
  }

  get trigger(): Rational {
    return rational(this.triggers, this.whole);
  }

  get nothing(): Rational {
    return rational(this.losing, this.whole);
  }

  /** The mean coins of a spin from its symbol wins, without its scatters. */
  meanOfWins(ladder: Ladder, pays: TumblingWaysData["pays"] = this.data.pays): Rational {
    const coins = Object.values(pays).flat();
    const sum = this.sums[ladder].reduce((all, each, at) => all + each * BigInt(coins[at] as number), 0n);
    return rational(sum, this.whole);
  }

  /** The mean multiplier times ways of each win in a spin, as floats at `symbol * 4 + reels - 3`. */
  shares(ladder: Ladder): number[] {
    return this.sums[ladder].map((sum) => toNumber(rational(sum, this.whole)));
  }

  mean(ladder: Ladder): Rational {
    return add(this.meanOfWins(ladder), multiply(this.trigger, rational(this.data.scatterPay)));
  }
}

/** The weights of a reel's draws whose column shows the scatter; 0 for the others. */
export function scatteredOn({ weights, columns }: Reels["states"][number], now: Int32Array): Int32Array {
  return weights.map((weight, draw) => (columns[now[draw] as number]?.scattered ? weight : 0));
}

export function sumOfWeights(weights: Int32Array): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return sum;
}

/** A win's condition on one of the last three reels: its symbol is shown, is missing, or does not matter. */
const SHOWN = 0;
const MISSING = 1;
const ANY = 2;

/** The condition of a win that goes on for `reach` reels after the third, on the reel with this index (the fourth has 0). */
export const kindAt = (index: number, reach: number): 0 | 1 | 2 =>
  index < reach ? SHOWN : index === reach ? MISSING : ANY;

/** Sums over a reel's draws: the symbol's count, the draws without the symbol, and all draws. */
export function sumsOn(weights: Int32Array, whole: number, counts: Uint8Array): [number, number, number] {
  let shown = 0;
  let missing = 0;
  for (let draw = 0; draw < weights.length; draw += 1) {
    const count = counts[draw] as number;
    if (count === 0) missing += weights[draw] as number;
    else shown += count * (weights[draw] as number);
  }
  return [shown, missing, whole];
}
