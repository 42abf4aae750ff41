import { completes, countsOf, unitOf, VALUES } from "./card-sets.ts";
import { type HandStanding, STANDINGS } from "./hand-results.ts";
import { totalOf } from "./hand-total.ts";

/** A set of cards that the dealer can draw, in `orders` orders. `factors` are indexes into a table of falling products. */
export type DealerSet = {
  readonly factors: readonly number[];
  readonly orders: number;
  readonly standing: HandStanding;
  readonly length: number;
};

/** The dealer draws fewer cards of one value than this. */
const COUNTS = 17;

/** The orders of this many draws are exact as floats. */
const EXACT_DRAWS = 7;

/** All sets that the dealer draws to this card. The first is the face-down card, which makes no blackjack. */
export function dealerSets(open: number): DealerSet[] {
  const found = new Map<number, DealerSet>();
  const draw = (pips: number, hasAce: boolean, length: number, set: number) => {
    const { total } = totalOf(pips, hasAce);
    if (total >= 17) {
      const standing = total > 21 ? 0 : total - 15;
      const factors = countsOf(set).flatMap((count, index) => (count > 0 ? [index * COUNTS + count] : []));
      // The set and the dealer's card determine the dealer's standing.
      found.set(set, { factors, standing, length, orders: (found.get(set)?.orders ?? 0) + 1 });
      return;
    }
    for (let value = 1; value <= VALUES; value += 1) {
      if (length === 0 && completes(open, value)) continue;
      draw(pips + value, hasAce || value === 1, length + 1, set + unitOf(value));
    }
  };
  draw(open, open === 1, 0, 0);
  return [...found.values()];
}

/** The number of orders in which the dealer draws to each standing from these cards, by the number of cards drawn. */
export function dealerEnds(rest: readonly number[], sets: readonly DealerSet[]): bigint[][] {
  const falling = new Float64Array(VALUES * COUNTS);
  for (const [index, available] of rest.entries()) {
    falling[index * COUNTS] = 1;
    for (let count = 1; count < COUNTS; count += 1) {
      const place = index * COUNTS + count;
      falling[place] = (falling[place - 1] as number) * Math.max(available - count + 1, 0);
    }
  }
  // Longer draws are rare, and are added as bigints.
  const short = Array.from({ length: STANDINGS }, () => Array<number>(EXACT_DRAWS + 1).fill(0));
  const ends = Array.from({ length: STANDINGS }, (): bigint[] => []);
  for (const { factors, orders, standing, length } of sets) {
    let product = 1;
    for (const factor of factors) product *= falling[factor] as number;
    if (product > Number.MAX_SAFE_INTEGER) throw new RangeError("a product of counts is not exact");
    const row = short[standing] as number[];
    if (length <= EXACT_DRAWS) row[length] = (row[length] as number) + product * orders;
    else {
      const long = ends[standing] as bigint[];
      long[length] = (long[length] ?? 0n) + BigInt(product) * BigInt(orders);
    }
  }
  for (const [standing, row] of short.entries()) {
    for (const [length, orders] of row.entries()) {
      if (orders > Number.MAX_SAFE_INTEGER) throw new RangeError("a sum of orders is not exact");
      (ends[standing] as bigint[])[length] = BigInt(orders);
    }
  }
  return ends;
}
