/** An exact fraction in lowest terms with a positive denominator: for probabilities and returns, which must not be rounded. */
export type Rational = {
  readonly numerator: bigint;
  readonly denominator: bigint;
};

/** The fraction of two whole numbers, reduced. Throws a RangeError for a zero denominator. */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const over = BigInt(numerator);
  const under = BigInt(denominator);
  if (under === 0n) throw new RangeError("a fraction with the denominator zero");
  const divisor = greatestCommonDivisor(over, under) * (under < 0n ? -1n : 1n);
  return { numerator: over / divisor, denominator: under / divisor };
}

/** The fraction as data files write it: "36/37". */
export const fractionText = ({ numerator, denominator }: Rational) => `${numerator}/${denominator}`;

export function add(left: Rational, right: Rational): Rational {
  return rational(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

export function subtract(left: Rational, right: Rational): Rational {
  return add(left, { numerator: -right.numerator, denominator: right.denominator });
}

export function multiply(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.numerator, left.denominator * right.denominator);
}

export function divide(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.denominator, left.denominator * right.numerator);
}

/** The fraction as decimal text with `places` digits after the point, rounded down; for fractions of at least 0. */
export function toDecimal({ numerator, denominator }: Rational, places: number): string {
  const digits = ((numerator * 10n ** BigInt(places)) / denominator).toString().padStart(places + 1, "0");
  if (places === 0) return digits;
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/**
 * The fraction in hundredths of one as text, cut and not rounded (decision 114): 36/37 with two places is "97.29". No figure is above what the
 * game pays.
 */
export function toPercent(value: Rational, places: number): string {
  return toDecimal(multiply(value, rational(100)), places);
}

/** The nearest float, for statistics only; uses 18 exact digits before it rounds. */
export function toNumber({ numerator, denominator }: Rational): number {
  const scale = 10n ** 18n;
  return Number((numerator * scale) / denominator) / 1e18;
}

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let larger = left < 0n ? -left : left;
  let smaller = right < 0n ? -right : right;
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
