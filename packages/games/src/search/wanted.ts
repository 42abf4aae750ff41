import type { Figures } from "../exact/figures.ts";
import { toNumber } from "../exact/rational.ts";

/** The target figures of a model, as floats: return and hit rate as shares, the standard deviation in stakes. */
export type Wanted = {
  readonly returnToPlayer: number;
  readonly hitRate: number;
  readonly standardDeviation: number;
};

/** The lowest and highest figures that a search aims at. */
export type Range = {
  readonly hitRate: readonly [number, number];
  readonly deviation: readonly [number, number];
};

/** The band of returns of generated models. */
export const RETURN_BAND = [0.94, 0.97] as const;

/** Irrational steps in three directions, so that consecutive targets lie apart from each other, however many there are. */
const STEPS = [0.819172513396165, 0.671043606703789, 0.549700477901997] as const;

/**
 * The target at an index of the plan. Targets are spread evenly over the range, deviations by equal ratios. Many hits leave little return
 * for large wins, so the deviation at the highest hit rate is about half of that at the lowest.
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

/** Whether figures are near the target; a `slack` of 1 allows 1.5 points of hit rate and 10 % of the deviation. */
export function fits(figures: Figures, wanted: Wanted, slack: number): boolean {
  const returned = toNumber(figures.returnToPlayer);
  return (
    returned >= RETURN_BAND[0] &&
    returned <= RETURN_BAND[1] &&
    Math.abs(toNumber(figures.hitRate) - wanted.hitRate) <= 0.015 * slack &&
    Math.abs(figures.standardDeviation / wanted.standardDeviation - 1) <= 0.1 * slack
  );
}
