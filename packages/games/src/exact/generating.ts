import { addMultiple, type ComplexList, complexList, RootTable, transform } from "./fourier.ts";
import type { PayoutChances } from "./win-chances.ts";

/**
 * Points at which generating functions, Σ p(x)·z^x over payouts x, are evaluated. The generating function of a sum of independent payouts is
 * the product of theirs, so a chain of spins is solved for all its payouts as it is solved for its mean.
 */
export type Points = {
  readonly count: number;
  /** The generating function of payouts multiplied by `times`. */
  of(payouts: PayoutChances, times?: number): ComplexList;
};

/** The generating function of a game at the points, built from those of its spins. */
type Generating = (points: Points) => ComplexList;

/** Payouts above the last counted one have this chance together at most. */
const MAX_CUT_CHANCE = 1e-16;
const CHUNK = 4096;
const MAX_SIZE = 2 ** 23;

/**
 * The chance of each payout of a game with whole, non-negative payouts: its generating function at the roots of unity, transformed back. The
 * number of roots is chosen by Chernoff's bound, so that payouts which would be taken for smaller ones have a chance of at most
 * `MAX_CUT_CHANCE`. Chances far below 1e-17 of the largest one are noise.
 */
export function payoutsOf(game: Generating): PayoutChances {
  const size = sizeFor(game);
  const table = new RootTable(size);
  const all = complexList(size);
  const chunk = Math.min(CHUNK, size);
  const residues = size / chunk;
  // Real payouts: the value at the conjugate root is the conjugate, so half of the residues are enough.
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

/** The roots of unity number `chunks * at + residue` of `size`, where `size` is `chunks` times the length of a chunk. */
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

/** The smallest power of two that P(payout ≥ size) ≤ E[e^(s·payout)] / e^(s·size) shows to be large enough for some s. */
function sizeFor(game: Generating): number {
  const points = new BoundPoints();
  const { re } = game(points);
  for (let size = 2; size <= MAX_SIZE; size *= 2) {
    const bounds = points.exponents.map((exponent, at) => Math.log(re[at] as number) - exponent * size);
    // Points that are too large for a float are infinite or no number, and prove nothing.
    if (bounds.some((bound) => bound <= Math.log(MAX_CUT_CHANCE))) return size;
  }
  throw new RangeError(`payouts above ${MAX_SIZE} coins are too likely to be cut off`);
}

/** A list of ones: the generating function of paying nothing. */
export function nothingPaid({ count }: Points): ComplexList {
  const ones = complexList(count);
  ones.re.fill(1);
  return ones;
}

/** The generating function of one of several games, each with its chance. */
export function mixture(points: Points, games: readonly (readonly [number, ComplexList])[]): ComplexList {
  const mixed = complexList(points.count);
  for (const [chance, values] of games) addMultiple(mixed, values, chance);
  return mixed;
}
