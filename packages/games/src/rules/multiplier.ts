import { z } from "zod";
import { commonDivisor } from "../exact/common-divisor.ts";
import { add, multiply, type Rational, rational, toDecimal } from "../exact/rational.ts";

/** The total return of a winning bet per stake, the stake included, in hundredths: 250 is two and a half stakes. */
export const MultiplierHundredths = z.int().min(0).max(100_000_000);

/** The return to player that a model is built for, in whole percent, within the band of 90 to 97.5. */
export const ReturnPercent = z.int().min(90).max(97);

/** The risk that the player chooses where every risk has the same return: higher risk wins less often and more. */
export const Risk = z.enum(["low", "medium", "high"]);
export type Risk = z.infer<typeof Risk>;

/** A share of equally likely outcomes. */
export type Chance = { readonly wins: bigint; readonly all: bigint };

/**
 * The largest multiplier in whole hundredths that returns at most `returnPercent` to a player who wins with this chance. Rounding down
 * loses less than a hundredth of the stake times the chance; `returnOf` gives the exact return.
 */
export function multiplierFor(returnPercent: number, { wins, all }: Chance): number {
  return Number((BigInt(returnPercent) * all) / wins);
}

/** The exact return to player of a bet that pays this multiplier with this chance. */
export function returnOf(multiplierHundredths: number, { wins, all }: Chance): Rational {
  return rational(BigInt(multiplierHundredths) * wins, 100n * all);
}

/** The payout in minor units. Throws a RangeError if it is not a whole number, which means that the stake was not checked against the unit. */
export function payoutAt(stakeMinor: bigint, multiplierHundredths: number): bigint {
  const hundredths = stakeMinor * BigInt(multiplierHundredths);
  if (hundredths % 100n !== 0n)
    throw new RangeError(`${stakeMinor} times ${multiplierHundredths} hundredths`);
  return hundredths / 100n;
}

/** The smallest stake in minor units whose multiples all pay out exactly at each of these multipliers. */
export function stakeUnitFor(multipliersHundredths: Iterable<number>): bigint {
  let divisor = 100;
  for (const multiplier of multipliersHundredths) divisor = commonDivisor(divisor, multiplier);
  return BigInt(100 / divisor);
}

/** Added before rounding down, it rounds up; finer than any return. */
const ALMOST_A_HUNDREDTH = rational(10n ** 40n - 1n, 10n ** 42n);

/** Bounds of these returns as percent text with two digits: the lowest rounded down, the highest rounded up. */
export function rangeOfReturns(returns: readonly Rational[]): {
  lowestReturn: string;
  highestReturn: string;
} {
  const ascending = returns.toSorted((one, other) => {
    const difference = one.numerator * other.denominator - other.numerator * one.denominator;
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  });
  const [lowest, highest] = [ascending[0], ascending.at(-1)];
  if (!lowest || !highest) throw new RangeError("no returns");
  return {
    lowestReturn: toDecimal(multiply(lowest, rational(100)), 2),
    highestReturn: toDecimal(add(multiply(highest, rational(100)), ALMOST_A_HUNDREDTH), 2),
  };
}

/** A return to player as percent text with two digits. */
export const ReturnText = z.string().regex(/^[0-9]{2}\.[0-9]{2}$/);

/** A share in percent with two decimal places. */
export const PercentText = z.string().regex(/^[0-9]{1,3}\.[0-9]{2}$/);
