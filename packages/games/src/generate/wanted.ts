import type { Figures } from "../exact/figures.ts";
import { toNumber } from "../exact/rational.ts";

/** The figures that a model should have, as floats: return and hit rate as shares, the standard deviation in stakes. */
export type Wanted = {
  readonly returnToPlayer: number;
  readonly hitRate: number;
  readonly standardDeviation: number;
};

/** The least and the largest figure that a search should aim at. */
export type Range = {
  readonly hitRate: readonly [number, number];
  readonly deviation: readonly [number, number];
};

/** The band that the return of a generated model lies in. */
export const RETURN_BAND = [0.94, 0.97] as const;

/** Irrational steps in three directions, so that any number of wishes in a row lie apart from each other. */
const STEPS = [0.819172513396165, 0.671043606703789, 0.549700477901997] as const;

/**
 * The wish at a place of the plan: evenly spread over the range, volatility by equal ratios. Many hits leave little return for large wins,
 * so the deviation that goes with the most hits is about half of that with the fewest.
 */
export function wantedAt(place: number, { hitRate, deviation }: Range): Wanted {
  const [one, two, three] = STEPS.map((step) => (0.5 + step * place) % 1) as [number, number, number];
  return {
    returnToPlayer: 0.945 + 0.02 * one,
    hitRate: hitRate[0] + (hitRate[1] - hitRate[0]) * two,
    standardDeviation: Math.max(
      deviation[0],
      (1.1 - 0.55 * two) * deviation[0] * (deviation[1] / deviation[0]) ** three,
    ),
  };
}

/** Whether a player can tell two slots of one mechanic apart: by a point of hit rate, or by a tenth of standard deviation. */
export function areApart(one: Figures, other: Figures): boolean {
  return (
    Math.abs(toNumber(one.hitRate) - toNumber(other.hitRate)) >= 0.01 ||
    Math.abs(one.standardDeviation - other.standardDeviation) >= 0.1
  );
}

/** Whether figures are as wished; `slack` of 1 allows a point and a half of hit rate and a tenth part of the deviation. */
export function fits(figures: Figures, wanted: Wanted, slack: number): boolean {
  const returned = toNumber(figures.returnToPlayer);
  return (
    returned >= RETURN_BAND[0] &&
    returned <= RETURN_BAND[1] &&
    Math.abs(toNumber(figures.hitRate) - wanted.hitRate) <= 0.015 * slack &&
    Math.abs(figures.standardDeviation / wanted.standardDeviation - 1) <= 0.1 * slack
  );
}
