import { add, type Rational, rational } from "../../exact/rational.ts";
import { totalWeight } from "../../fairness/weighted.ts";
import type { LinesData } from "./data.ts";
import { type ChainFigures, solveChain } from "./free-spins-chain.ts";
import { type FindParts, freeSpinLaw, stopsOf } from "./spin-parts.ts";

/**
 * The free spins of a model with a feature, in coins. A book's free spins are solved for each of its symbols, and the results are averaged
 * by weight.
 */
export function solveFreeSpins(data: LinesData, find: FindParts): ChainFigures {
  const solve = (book?: string) => solveChain(data.freeSpins, freeSpinLaw(data, find, book), stopsOf(data));
  if (data.feature?.kind !== "book") return solve();
  const all = totalWeight(data.feature.symbols);
  let mean: Rational = rational(0);
  let square = 0;
  let most = 0;
  for (const { symbol, weight } of data.feature.symbols) {
    const one = solve(symbol);
    mean = add(mean, rational(one.mean.numerator * BigInt(weight), one.mean.denominator * BigInt(all)));
    square += (one.square * weight) / all;
    most = Math.max(most, one.most);
  }
  return { mean, square, most };
}
