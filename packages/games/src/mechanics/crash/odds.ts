import { type Rational, rational } from "../../exact/rational.ts";
import type { Draws } from "../../fairness/draws.ts";
import { type Chance, rangeOfReturns, returnOf } from "../../rules/multiplier.ts";
import { type CrashData, MIN_CASH_OUT } from "./data.ts";

type Odds = Pick<CrashData, "returnHundredths" | "maximumHundredths">;

/** The number of equally likely draws. It has many divisors, so that most multipliers have exactly the model's return. */
export const ALL_DRAWS = 4_000_000_000;

/** The return in hundredths of a percent, times the draws, in the hundredths of a multiplier. */
const scaled = ({ returnHundredths }: Odds) => (returnHundredths * ALL_DRAWS) / 100;

/**
 * Draws the crash point in hundredths, from 100 to the maximum. Of all draws, `floor(return × ALL_DRAWS / m)` reach a multiplier `m` or
 * exceed it, for every `m` from 1.01.
 */
export function drawCrashPoint(odds: Odds, draws: Draws): number {
  const point = Math.floor(scaled(odds) / (draws.below(ALL_DRAWS) + 1));
  return Math.max(100, Math.min(odds.maximumHundredths, point));
}

/** The chance that the run reaches this multiplier, which is at least `MIN_CASH_OUT` and at most the maximum. */
export function chanceOfReaching(odds: Odds, hundredths: number): Chance {
  return { wins: BigInt(Math.floor(scaled(odds) / hundredths)), all: BigInt(ALL_DRAWS) };
}

/** The exact return of a bet that is cashed out at this multiplier. */
export function crashReturnAt(odds: Odds, hundredths: number): Rational {
  return returnOf(hundredths, chanceOfReaching(odds, hundredths));
}

/** The lowest and the highest return over all cash-outs as percent text. The one furthest below is found by the largest remainder. */
export function returnsOf(odds: Odds): ReturnType<typeof rangeOfReturns> {
  let lowest = MIN_CASH_OUT;
  let largestLoss = 0;
  for (let hundredths = MIN_CASH_OUT; hundredths <= odds.maximumHundredths; hundredths += 1) {
    const loss = scaled(odds) % hundredths;
    if (loss > largestLoss) [largestLoss, lowest] = [loss, hundredths];
  }
  return rangeOfReturns([crashReturnAt(odds, lowest), rational(odds.returnHundredths, 10_000)]);
}
