import type { Draws } from "../../fairness/draws.ts";
import { type Hold, POTS, type PotName } from "./data.ts";

/** The value of a landed coin, in coins of the stake; `pot` is set for a pot. */
type CoinValue = { readonly coins: number; readonly pot?: PotName };

/** Draws the value of a landed coin. `won` are the pots of this round so far; a repeated pot counts as the lowest value. */
export function drawValue({ values, pots }: Hold, draws: Draws, won: Set<PotName>): CoinValue {
  let place = draws.below(holdWeightOf({ values, pots }));
  for (const pot of POTS) {
    const { coins, weight } = pots[pot];
    place -= weight;
    if (place >= 0) continue;
    if (won.has(pot)) return { coins: lowestOf({ values }) };
    won.add(pot);
    return { coins, pot };
  }
  for (const { coins, weight } of values) {
    place -= weight;
    if (place < 0) return { coins };
  }
  throw new RangeError("the weights do not add up");
}

/** The sum of all weights: the number of equally likely draws for a coin. */
export function holdWeightOf({ values, pots }: Pick<Hold, "values" | "pots">): number {
  const ofValues = values.reduce((sum, { weight }) => sum + weight, 0);
  return POTS.reduce((sum, pot) => sum + pots[pot].weight, ofValues);
}

/** The value of a pot that the round has already won. */
export function lowestOf({ values }: Pick<Hold, "values">): number {
  return (values[0] as { coins: number }).coins;
}
