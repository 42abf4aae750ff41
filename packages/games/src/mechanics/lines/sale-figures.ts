import type { AnteFigures, PurchaseFigures } from "../../exact/figures.ts";
import { multiply, rational, toNumber } from "../../exact/rational.ts";
import { figuresWithFeature, triggerOf } from "./compute-figures.ts";
import type { LinesData } from "./data.ts";
import { freeSpinsSolver } from "./feature-figures.ts";
import { freeSpinsFrom, purchasesOf } from "./purchases.ts";
import { countedParts, type FindParts } from "./spin-parts.ts";

/**
 * The exact figures of each purchase. With `factorisedParts` as `find` they take milliseconds, because no stops are enumerated; the largest
 * win and the deviation are then missing (0).
 */
export function purchaseFigures(data: LinesData, find: FindParts = countedParts): PurchaseFigures[] {
  const { coinsPerStake, freeSpins } = data;
  const solve = freeSpinsSolver(data, find);
  return purchasesOf(data).map((purchase) => {
    const { id, price, spins, level } = purchase;
    const { mean, square, most } = solve(freeSpinsFrom(data, purchase));
    const variance = square - toNumber(mean) ** 2;
    return {
      id,
      price,
      spins,
      multiplier: freeSpins.multipliers[level] as number,
      returnToPlayer: multiply(mean, rational(1, coinsPerStake * price)),
      maxWinMultiple: rational(most, coinsPerStake),
      standardDeviation: Math.sqrt(Math.max(0, variance)) / coinsPerStake,
    };
  });
}

/** The exact figures of a round with the ante bet; undefined for a model without one. */
export function anteFigures(data: LinesData): AnteFigures | undefined {
  const { anteBet, coinsPerStake } = data;
  if (!anteBet) return undefined;
  const figures = figuresWithFeature(data, anteBet.strips);
  return {
    ...figures,
    coins: anteBet.coins,
    stakeCoins: coinsPerStake,
    returnToPlayer: multiply(figures.returnToPlayer, rational(coinsPerStake, anteBet.coins)),
    freeSpins: triggerOf(data, anteBet.strips),
    freeSpinsWithout: triggerOf(data),
  };
}
