import { type Law, lawOfWeights, mapped, meanOf, mixed, productOf } from "../../exact/law.ts";
import { add, divide, multiply, type Rational, rational, subtract } from "../../exact/rational.ts";
import { totalWeight } from "../../fairness/weighted.ts";
import { rulesOfBonus } from "./bonuses/bonus-rules.ts";
import { factorOf, numberOf, spotNames, type WheelFields } from "./wheel-fields.ts";

/** A spot to bet on with its exact chances: `law` is that of its payout in stakes, 0 when it loses. */
export type SpotOdds = {
  readonly spot: string;
  /** What it pays to one; undefined for a bonus. */
  readonly pays: number | undefined;
  readonly segments: number;
  readonly chance: Rational;
  readonly returnToPlayer: Rational;
  readonly largestMultiple: number;
  readonly law: Law;
};

const ONE: Law = new Map([[1, rational(1)]]);

/** All spots of a show, in the order of `spotNames`. */
export function oddsOfWheel(fields: WheelFields): SpotOdds[] {
  const { wheel, bonuses } = fields;
  const steam = lawOfMultipliers(fields);
  const ending = wheel.filter((name) => factorOf(fields, name) === undefined).length;
  return spotNames(fields).map((spot) => {
    const bonus = bonuses.find((each) => each.spot === spot);
    const pays = numberOf(fields, spot);
    const value: Law = bonus ? rulesOfBonus(bonus).law(bonus) : new Map([[pays ?? 0, rational(1)]]);
    const segments = wheel.filter((name) => name === spot).length;
    const chance = rational(segments, ending);
    const won = productOf(productOf(value, steam), lawOfForecast(fields, spot));
    const law = mixed([
      { chance: subtract(rational(1), chance), law: new Map([[0, rational(1)]]) },
      { chance, law: mapped(won, (multiple) => multiple + 1) },
    ]);
    return {
      spot,
      pays,
      segments,
      chance,
      returnToPlayer: meanOf(law),
      largestMultiple: Math.max(...law.keys()),
      law,
    };
  });
}

/**
 * The law of the product of multipliers when the wheel stops at a spot. Products only grow, so each is reached from smaller ones; at the
 * maximum the wheel may stop at multipliers any number of times.
 */
function lawOfMultipliers(fields: WheelFields): Law {
  const { wheel, maximumMultiplier } = fields;
  const factors = wheel.flatMap((name) => factorOf(fields, name) ?? []);
  if (factors.length === 0) return ONE;
  const again = rational(factors.length, wheel.length);
  const visits = new Map([[1, rational(1)]]);
  const law = new Map<number, Rational>();
  for (;;) {
    const product = Math.min(...[...visits.keys()].filter((each) => !law.has(each)));
    if (product === Number.POSITIVE_INFINITY) return law;
    const stays = factors.filter(
      (factor) => Math.min(maximumMultiplier, product * factor) === product,
    ).length;
    const here = divide(
      visits.get(product) ?? rational(0),
      subtract(rational(1), rational(stays, wheel.length)),
    );
    law.set(product, multiply(here, subtract(rational(1), again)));
    for (const factor of factors) {
      const to = Math.min(maximumMultiplier, product * factor);
      if (to === product) continue;
      visits.set(to, add(visits.get(to) ?? rational(0), multiply(here, rational(1, wheel.length))));
    }
  }
}

/** The law of the forecast's multiplier on a spot, 1 if another spot has it. */
function lawOfForecast({ forecast }: WheelFields, spot: string): Law {
  if (!forecast) return ONE;
  const weight = forecast.spots.find((each) => each.spot === spot)?.weight ?? 0;
  const chance = rational(weight, totalWeight(forecast.spots));
  return mixed([
    { chance: subtract(rational(1), chance), law: ONE },
    { chance, law: lawOfWeights(forecast.multipliers.map((each) => [each.multiplier, each.weight])) },
  ]);
}
