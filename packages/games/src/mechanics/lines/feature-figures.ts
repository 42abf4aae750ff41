import { add, type Rational, rational, toNumber } from "../../exact/rational.ts";
import { totalWeight } from "../../fairness/weighted.ts";
import type { FreeSpinsToPlay } from "../../slots/free-spins.ts";
import { bonusResults, weightOfResults } from "./bonus-results.ts";
import type { LinesData } from "./data.ts";
import { type ChainFigures, solveChain } from "./free-spins-chain.ts";
import { outcomesOf } from "./spin-cases.ts";
import { type FindParts, freeSpinLaw } from "./spin-parts.ts";

/** What follows three scatters, in coins: the free spins, and the wheel or the trail before them. */
export function solveBonus(data: LinesData, find: FindParts): ChainFigures {
  const solve = freeSpinsSolver(data, find);
  const results = bonusResults(data);
  const all = weightOfResults(results);
  let mean: Rational = rational(0);
  let square = 0;
  let most = 0;
  for (const { freeSpins, coins } of results) {
    const after = freeSpins ? solve(freeSpins) : { mean: rational(0), square: 0, most: 0 };
    const weight = weightOfResults([{ coins }]);
    let paid = 0;
    for (const [each, times] of coins) {
      paid += each * times;
      square += (times * (each ** 2 + 2 * each * toNumber(after.mean) + after.square)) / all;
      most = Math.max(most, each + after.most);
    }
    mean = add(mean, add(rational(paid, all), share(after.mean, weight, all)));
  }
  return { mean, square, most };
}

/**
 * Solves free spins. A book's free spins are solved for each of its symbols, and the results are averaged by weight. Each kind of spin is
 * counted once for all free spins that are solved.
 */
export function freeSpinsSolver(
  data: LinesData,
  find: FindParts,
): (freeSpins: FreeSpinsToPlay) => ChainFigures {
  const { feature } = data;
  const outcomes = outcomesOf(data);
  if (feature?.kind !== "book") {
    const law = freeSpinLaw(data, find);
    return (freeSpins) => solveChain(freeSpins, law, outcomes);
  }
  const all = totalWeight(feature.symbols);
  return (freeSpins) => {
    let mean: Rational = rational(0);
    let square = 0;
    let most = 0;
    for (const { symbol, weight } of feature.symbols) {
      const one = solveChain(freeSpins, freeSpinLaw(data, find, symbol), outcomes);
      mean = add(mean, share(one.mean, weight, all));
      square += (one.square * weight) / all;
      most = Math.max(most, one.most);
    }
    return { mean, square, most };
  };
}

/** A mean times the probability `weight / all`. */
function share({ numerator, denominator }: Rational, weight: number, all: number): Rational {
  return rational(numerator * BigInt(weight), denominator * BigInt(all));
}
