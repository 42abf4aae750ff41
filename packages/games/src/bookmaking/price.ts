import { type Rational, rational } from "../exact/rational.ts";

/** The share of a stake that a market gives back on average, in thousandths: 945 is 94.5 %. */
export type ReturnThousandths = number;

/**
 * The steps in which odds are offered, in hundredths: odds below the bound are a multiple of the step. All steps are even, so that a bet of
 * half a euro pays whole cents.
 */
const STEPS: readonly { readonly below: bigint; readonly step: bigint }[] = [
  { below: 1_000n, step: 2n },
  { below: 5_000n, step: 10n },
  { below: 10_000n, step: 50n },
];
const LAST_STEP = 100n;

/**
 * The decimal odds for a chance, in hundredths and with the stake included: the return divided by the chance, rounded down to the next
 * step. So the exact return is never above `target`. Throws a RangeError for a chance of zero.
 */
export function priceOf(chance: Rational, target: ReturnThousandths): number {
  const fair = (100n * BigInt(target) * chance.denominator) / (1000n * chance.numerator);
  const step = STEPS.find(({ below }) => fair < below)?.step ?? LAST_STEP;
  return Number(fair - (fair % step));
}

/** The exact return of a bet at these odds. */
export function returnAt(oddsHundredths: number, chance: Rational): Rational {
  return rational(BigInt(oddsHundredths) * chance.numerator, 100n * chance.denominator);
}
