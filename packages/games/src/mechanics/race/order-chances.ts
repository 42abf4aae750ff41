import { add, type Rational, rational } from "../../exact/rational.ts";

/** The first runners of a race by their numbers, counted from 1, and the exact chance of this start of the order. */
export type OrderChance = { readonly first: readonly number[]; readonly chance: Rational };

/**
 * Every order of the first `places` runners with its exact chance. A place goes to one of the remaining runners with a chance of its weight
 * divided by the sum of their weights (the model of Plackett and Luce).
 */
export function orderChances(weights: readonly number[], places: number): OrderChance[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let orders: { first: number[]; left: number; chance: Rational }[] = [
    { first: [], left: total, chance: rational(1) },
  ];
  for (let place = 0; place < places; place += 1)
    orders = orders.flatMap(({ first, left, chance }) =>
      weights.flatMap((weight, index) => {
        if (first.includes(index + 1)) return [];
        const after = rational(chance.numerator * BigInt(weight), chance.denominator * BigInt(left));
        return [{ first: [...first, index + 1], left: left - weight, chance: after }];
      }),
    );
  return orders.map(({ first, chance }) => ({ first, chance }));
}

/** The chance that a runner is among the first of these orders. */
export function placeChance(orders: readonly OrderChance[], runner: number): Rational {
  return orders
    .filter(({ first }) => first.includes(runner))
    .reduce((sum, { chance }) => add(sum, chance), rational(0));
}
