import { addMultiple, type ComplexList, complexList, RootTable, transform } from "./fourier.ts";
import type { PayoutChances } from "./win-chances.ts";

/**
 * Points z at which generating functions are evaluated. The generating function of a payout distribution is Σ p(x)·z^x over the payouts x.
 * For a sum of independent payouts it is the product of theirs, so the whole distribution of a chain of spins is computed step by step,
 * like its mean.
 */
export type Points = {
  readonly count: number;
  /** The generating function of `times` · payout at the points. */
  of(payouts: PayoutChances, times?: number): ComplexList;
};

/** Computes the generating function of a game at the points, from those of its spins. */
type Generating = (points: Points) => ComplexList;

/** The highest total probability of the payouts that the list leaves out at its end. */
const MAX_CUT_CHANCE = 1e-16;
const CHUNK = 4096;
const MAX_SIZE = 2 ** 23;

/**
 * The probability of each payout of a game with whole, non-negative payouts: the Fourier transform of its generating function at the roots
 * of unity. A payout beyond the number of roots would be counted as a smaller one. Chernoff's bound therefore chooses a number of roots
 * such that larger payouts have a total probability of at most `MAX_CUT_CHANCE`. Results far below 1e-17 of the largest probability are
 * noise.
 */
export function payoutsOf(game: Generating): PayoutChances {
  const size = sizeFor(game);
  const table = new RootTable(size);
  const all = complexList(size);
  const chunk = Math.min(CHUNK, size);
  const residues = size / chunk;
  // Probabilities are real, so the value at a conjugate root is the conjugate value, and half of the residues are enough.
  for (let residue = 0; residue <= residues / 2; residue += 1) {
    const values = game(new RootPoints(table, chunk, residue));
    for (let at = 0; at < chunk; at += 1) {
      const place = residues * at + residue;
      all.re[place] = values.re[at] as number;
      all.im[place] = -(values.im[at] as number);
      if (place === 0) continue;
      all.re[size - place] = values.re[at] as number;
      all.im[size - place] = values.im[at] as number;
    }
  }
  transform(all, table);
  const payouts = new Map<number, number>();
  for (let coins = 0; coins < size; coins += 1) {
    const chance = (all.re[coins] as number) / size;
    if (chance > 0) payouts.set(coins, chance);
  }
  return payouts;
}

/** The `size`-th roots of unity with the numbers `chunks * at + residue`, where `chunks` is `size / count`. */
class RootPoints implements Points {
  readonly count: number;
  private readonly table: RootTable;
  private readonly residue: number;

  constructor(table: RootTable, count: number, residue: number) {
    this.table = table;
    this.count = count;
    this.residue = residue;
  }

  of(payouts: PayoutChances, times = 1): ComplexList {
    const { cos, sin } = this.table;
    const values = complexList(this.count);
    const mask = this.count - 1;
    for (const [coins, chance] of payouts) {
      const paid = coins * times;
      const turn = (this.residue * paid) % cos.length;
      const at = paid & mask;
      values.re[at] = (values.re[at] as number) + chance * (cos[turn] as number);
      values.im[at] = (values.im[at] as number) - chance * (sin[turn] as number);
    }
    transform(values, this.table);
    return values;
  }
}

/** Real points e^s with s from 1 downwards, for Chernoff's bound. */
class BoundPoints implements Points {
  readonly exponents: readonly number[] = Array.from({ length: 60 }, (_, step) => 2 ** (-step / 3));
  readonly count = this.exponents.length;

  of(payouts: PayoutChances, times = 1): ComplexList {
    const values = complexList(this.count);
    for (const [coins, chance] of payouts)
      for (const [at, exponent] of this.exponents.entries())
        values.re[at] = (values.re[at] as number) + chance * Math.exp(exponent * coins * times);
    return values;
  }
}

/** The smallest power of two that Chernoff's bound accepts: P(payout ≥ size) ≤ E[e^(s·payout)] / e^(s·size) ≤ `MAX_CUT_CHANCE` for some s. */
function sizeFor(game: Generating): number {
  const points = new BoundPoints();
  const { re } = game(points);
  for (let size = 2; size <= MAX_SIZE; size *= 2) {
    const bounds = points.exponents.map((exponent, at) => Math.log(re[at] as number) - exponent * size);
    // A value too large for a float is Infinity or NaN, for which the comparison is false.
    if (bounds.some((bound) => bound <= Math.log(MAX_CUT_CHANCE))) return size;
  }
  throw new RangeError(`payouts above ${MAX_SIZE} coins are too likely to be cut off`);
}

/** The generating function of a payout that is always 0: it is 1 at every point. */
export function zeroPayout({ count }: Points): ComplexList {
  const ones = complexList(count);
  ones.re.fill(1);
  return ones;
}

/** The generating function of a game that plays one of several games, each with its probability. */
export function mixture(points: Points, games: readonly (readonly [number, ComplexList])[]): ComplexList {
  const mixed = complexList(points.count);
  for (const [chance, values] of games) addMultiple(mixed, values, chance);
  return mixed;
}
