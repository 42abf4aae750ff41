import type { Distribution } from "./figures.ts";
import { add, multiply, type Rational, rational } from "./rational.ts";

/** The exact chance of each value of a draw. The chances add up to 1, or to less if only some cases are counted. */
export type Law = ReadonlyMap<number, Rational>;

/** The law of a draw by weight. */
export function lawOfWeights(entries: Iterable<readonly [value: number, weight: bigint | number]>): Law {
  const list = [...entries];
  const total = list.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
  return mixed(
    list.map(([value, weight]) => ({
      chance: rational(weight, total),
      law: new Map([[value, rational(1)]]),
    })),
  );
}

/** The law of a draw that follows one of several laws, each with its chance. */
export function mixed(cases: Iterable<{ readonly chance: Rational; readonly law: Law }>): Law {
  const law = new Map<number, Rational>();
  for (const { chance, law: part } of cases)
    for (const [value, share] of part) {
      const added = multiply(chance, share);
      if (added.numerator > 0n) law.set(value, add(law.get(value) ?? rational(0), added));
    }
  return law;
}

/** The law of the product of two independent draws. */
export function productOf(one: Law, other: Law): Law {
  return mixed([...one].map(([value, chance]) => ({ chance, law: mapped(other, (by) => value * by) })));
}

/** The law of a function of the draw. */
export function mapped(law: Law, change: (value: number) => number): Law {
  const changed = new Map<number, Rational>();
  for (const [value, chance] of law) {
    const to = change(value);
    changed.set(to, add(changed.get(to) ?? rational(0), chance));
  }
  return changed;
}

/** The mean of a draw, exact. */
export function meanOf(law: Law): Rational {
  let mean = rational(0);
  for (const [value, chance] of law) mean = add(mean, multiply(rational(value), chance));
  return mean;
}

/** The law as numbers of equally likely draws. Its chances must add up to 1. */
export function lawDistribution(law: Law): Distribution {
  let common = 1n;
  for (const { denominator } of law.values()) common *= rational(denominator, common).numerator;
  return new Map(
    [...law].map(([value, { numerator, denominator }]) => [value, numerator * (common / denominator)]),
  );
}
