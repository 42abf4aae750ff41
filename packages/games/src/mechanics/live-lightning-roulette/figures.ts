import { type Distribution, type Figures, figuresOf } from "../../exact/figures.ts";
import { chancesOfCounts, type WinChances, winChancesOf } from "../../exact/win-chances.ts";
import { totalWeight } from "../../fairness/weighted.ts";
import { WHEEL } from "../roulette/wheel.ts";

/** The part of a model's data on which the payouts depend. */
export type StrikeOdds = {
  readonly straightPays: number;
  readonly counts: readonly { count: number; weight: number }[];
  readonly multipliers: readonly { multiplier: number; weight: number }[];
};

/**
 * The number of draws for each return of a straight-up bet, in stakes. The ball and the strikes are independent, and each number is struck
 * with the chance `count / 37`.
 */
export function straightReturns({ straightPays, counts, multipliers }: StrikeOdds): Distribution {
  const pockets = BigInt(WHEEL.length);
  const allCounts = BigInt(totalWeight(counts));
  const allMultipliers = BigInt(totalWeight(multipliers));
  let struck = 0n;
  for (const { count, weight } of counts) struck += BigInt(count) * BigInt(weight);
  const returns = new Map<number, bigint>([
    [0, (pockets - 1n) * pockets * allCounts * allMultipliers],
    [straightPays + 1, (pockets * allCounts - struck) * allMultipliers],
  ]);
  for (const { multiplier, weight } of multipliers)
    returns.set(multiplier, (returns.get(multiplier) ?? 0n) + struck * BigInt(weight));
  return returns;
}

/** The exact figures of a straight-up bet. Every other bet has those of roulette. */
export function straightFigures(odds: StrikeOdds): Figures {
  return figuresOf(straightReturns(odds), 1);
}

export function straightWinChances(odds: StrikeOdds): WinChances {
  return winChancesOf(chancesOfCounts(straightReturns(odds)), 1, "aimed");
}
