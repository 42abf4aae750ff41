import { toNumber } from "../../exact/rational.ts";
import type { PartMoments } from "../../slots/free-spins.ts";
import type { TumblingWaysData } from "./data.ts";
import { type HistoryWin, type Reels, type Triples, waysOf, weightOf } from "./histories.ts";
import { multiplierAt } from "./play.ts";
import {
  FURTHER,
  kindAt,
  LADDERS,
  type Ladder,
  ladderOf,
  type SpinSums,
  scatteredOn,
  sumOfWeights,
  sumsOn,
} from "./spin-sums.ts";

/** A float for the paid spin and for a free one. */
type ByLadder = Record<Ladder, number>;

/**
 * One of the last three reels at the end of a history: its draws' weights, the weights of those with the scatter, and each win's counts.
 */
type LastReel = {
  readonly weights: { readonly all: Int32Array; readonly scattered: Int32Array };
  readonly counts: readonly Uint8Array[];
};

/**
 * The mean squares of a spin, as floats, and its mean with the trigger. The square of a history's pay is a sum over pairs of wins. The part
 * of each pair is the product of one sum over the first three reels and one sum for each of the others.
 */
export class SpinSquares {
  private readonly triggered: ByLadder = { paid: 0, free: 0 };
  private readonly squares: Record<"all" | "scattered", ByLadder> = {
    all: { paid: 0, free: 0 },
    scattered: { paid: 0, free: 0 },
  };
  private readonly data: TumblingWaysData;
  private readonly reels: Reels;
  private readonly whole: number;

  constructor(data: TumblingWaysData, reels: Reels) {
    this.data = data;
    this.reels = reels;
    this.whole = reels.states.reduce((product, { whole }) => product * whole, 1);
  }

  ended(history: readonly HistoryWin[], columns: readonly Int32Array[], triples: Triples): void {
    if (history.length === 0) return;
    const last = this.reels.states.slice(FURTHER).map((state, index): LastReel => {
      const scattered = scatteredOn(state, columns[index + FURTHER] as Int32Array);
      return {
        weights: { all: state.weights, scattered },
        counts: history.map(({ counts }) => counts[index + FURTHER] as Uint8Array),
      };
    });
    const { products, single } = this.sumTriples(history, triples);
    for (const [one, left] of history.entries()) {
      this.addTriggered(left, single[one] as number, last, one);
      for (let other = one; other < history.length; other += 1) {
        const right = history[other] as HistoryWin;
        const first = (one === other ? 1 : 2) * (products[one * history.length + other] as number);
        for (const part of ["all", "scattered"] as const) {
          const pairs = last.map(({ weights, counts }) =>
            pairSums(weights[part], counts[one] as Uint8Array, counts[other] as Uint8Array),
          );
          const square = (first * this.reached(left, right, pairs)) / this.whole;
          for (const ladder of LADDERS)
            this.squares[part][ladder] += square * this.times(ladder, left) * this.times(ladder, right);
        }
      }
    }
  }

  /** The moments of spins without and with the trigger. */
  parts(ladder: Ladder, sums: SpinSums): { plain: PartMoments; triggering: PartMoments } {
    const { scatterPay } = this.data;
    const chance = toNumber(sums.trigger);
    const triggered = this.triggered[ladder];
    const square = this.squares.scattered[ladder];
    return {
      plain: {
        chance: 1 - chance,
        mean: toNumber(sums.meanOfWins(ladder)) - triggered,
        square: this.squares.all[ladder] - square,
      },
      triggering: {
        chance,
        mean: triggered + scatterPay * chance,
        square: square + 2 * scatterPay * triggered + scatterPay ** 2 * chance,
      },
    };
  }

  /** Sums over these draws of the first three reels: the ways of each win, and the product of ways for each pair of wins. */
  private sumTriples(history: readonly HistoryWin[], triples: Triples) {
    const count = history.length;
    const products = new Float64Array(count * count);
    const single = new Float64Array(count);
    const ways = new Float64Array(count);
    for (const triple of triples) {
      const weight = weightOf(this.reels, triple);
      for (const [index, win] of history.entries()) ways[index] = waysOf(this.reels, win, triple);
      for (let one = 0; one < count; one += 1) {
        const weighed = weight * (ways[one] as number);
        single[one] = (single[one] as number) + weighed;
        for (let other = one; other < count; other += 1) {
          const at = one * count + other;
          products[at] = (products[at] as number) + weighed * (ways[other] as number);
        }
      }
    }
    return { products, single };
  }

  private addTriggered(win: HistoryWin, ways: number, last: readonly LastReel[], at: number): void {
    const sums = last.map(({ weights: { scattered }, counts }) =>
      sumsOn(scattered, sumOfWeights(scattered), counts[at] as Uint8Array),
    );
    let coins = 0;
    for (let reach = 0; reach <= FURTHER; reach += 1) {
      let further = this.coinsOf(win, reach);
      for (const [index, each] of sums.entries()) further *= each[kindAt(index, reach)];
      coins += further;
    }
    for (const ladder of LADDERS)
      this.triggered[ladder] += (ways * coins * this.times(ladder, win)) / this.whole;
  }

  /** The product of two wins' coins per way on the first three reels, summed over the draws of the last three. */
  private reached(left: HistoryWin, right: HistoryWin, pairs: readonly Float64Array[]): number {
    let sum = 0;
    for (let one = 0; one <= FURTHER; one += 1)
      for (let other = 0; other <= FURTHER; other += 1) {
        let product = this.coinsOf(left, one) * this.coinsOf(right, other);
        for (const [index, each] of pairs.entries())
          product *= each[kindAt(index, one) * 3 + kindAt(index, other)] as number;
        sum += product;
      }
    return sum;
  }

  private coinsOf({ symbol }: HistoryWin, reach: number): number {
    return this.data.pays[this.reels.slot.symbols[symbol] as string]?.[reach] ?? 0;
  }

  private times(ladder: Ladder, { tumbles }: HistoryWin): number {
    return multiplierAt(ladderOf(this.data, ladder), tumbles);
  }
}

/** Nine sums over a reel's draws for two wins, indexed by each win's condition on the reel: `one * 3 + other`. */
function pairSums(weights: Int32Array, one: Uint8Array, other: Uint8Array): Float64Array {
  const sums = new Float64Array(9);
  let [both, left, right, leftOnly, rightOnly, neither, whole, noLeft, noRight] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let draw = 0; draw < weights.length; draw += 1) {
    const weight = weights[draw] as number;
    if (weight === 0) continue;
    const a = one[draw] as number;
    const b = other[draw] as number;
    whole += weight;
    both += weight * a * b;
    left += weight * a;
    right += weight * b;
    if (a === 0) {
      noLeft += weight;
      rightOnly += weight * b;
      if (b === 0) neither += weight;
    }
    if (b === 0) {
      noRight += weight;
      leftOnly += weight * a;
    }
  }
  sums.set([both, leftOnly, left, rightOnly, neither, noLeft, right, noRight, whole]);
  return sums;
}
