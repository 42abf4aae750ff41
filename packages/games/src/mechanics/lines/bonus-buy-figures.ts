import type { BonusBuyFigures } from "../../exact/figures.ts";
import { multiply, rational } from "../../exact/rational.ts";
import type { LinesData } from "./data.ts";
import { solveBonus } from "./feature-figures.ts";
import { type FindParts, factorisedParts } from "./spin-parts.ts";

/**
 * The exact return of bought free spins at a price of `price` stakes. With the default `find` it takes milliseconds, because no stops are
 * enumerated.
 */
export function bonusBuyFigures(
  data: LinesData,
  price: number,
  find: FindParts = factorisedParts,
): BonusBuyFigures {
  const { mean } = solveBonus(data, find);
  return { price, returnToPlayer: multiply(mean, rational(1, data.coinsPerStake * price)) };
}
