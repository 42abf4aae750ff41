import type { BonusBuyFigures } from "../../exact/figures.ts";
import { multiply, rational } from "../../exact/rational.ts";
import type { LinesData } from "./data.ts";
import { solveFreeSpins } from "./feature-figures.ts";
import { type FindParts, factorisedParts } from "./spin-parts.ts";

/**
 * The exact return of a round that buys its free spins for `price` stakes and pays nothing else. By factorisation it takes milliseconds.
 */
export function bonusBuyFigures(
  data: LinesData,
  price: number,
  find: FindParts = factorisedParts,
): BonusBuyFigures {
  const { mean } = solveFreeSpins(data, find);
  return { price, returnToPlayer: multiply(mean, rational(1, data.coinsPerStake * price)) };
}
