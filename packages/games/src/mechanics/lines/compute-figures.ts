import type { Figures } from "../../exact/figures.ts";
import { add, multiply, type Rational, rational, subtract, toNumber } from "../../exact/rational.ts";
import type { LinesData } from "./data.ts";
import { type SpinDistribution, spinDistribution } from "./spin-distribution.ts";

/**
 * The exact figures of a lines slot with free spins. Every combination of stops of one spin is counted. The feature is a chain whose state
 * is (spins left, retriggers so far); it is solved backwards from its end, so that the figures include the limit on retriggers.
 */
export function computeFigures(data: LinesData): Figures {
  const spins = spinDistribution(data);
  const spin = spinMoments(data, spins);
  const feature = solveFeature(data, spin);
  const mean = add(spin.mean, multiply(spin.trigger, feature.mean));
  return {
    returnToPlayer: multiply(mean, rational(1, data.coinsPerStake)),
    hitRate: subtract(rational(1), spin.nothing),
    maxWinMultiple: rational(largestWin(data, spins), data.coinsPerStake),
    standardDeviation: Math.sqrt(roundVariance(spin, feature)) / data.coinsPerStake,
  };
}

/** One spin in coins: its mean, the probabilities of a trigger and of no win at all, and the floats needed for the standard deviation. */
export type SpinMoments = {
  mean: Rational;
  trigger: Rational;
  nothing: Rational;
  plain: PartMoments;
  triggering: PartMoments;
};

/**
 * Sums over the spins with (or without) the trigger, each divided by the number of all spins: probability, mean and mean square in coins.
 */
type PartMoments = {
  chance: number;
  mean: number;
  square: number;
};

export function spinMoments(data: LinesData, { plain, triggering }: SpinDistribution): SpinMoments {
  const all = data.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  const sum = (counts: Map<number, bigint>, power: number) =>
    [...counts].reduce((total, [coins, count]) => total + BigInt(coins) ** BigInt(power) * count, 0n);
  const part = (counts: Map<number, bigint>): PartMoments => ({
    chance: toNumber(rational(sum(counts, 0), all)),
    mean: toNumber(rational(sum(counts, 1), all)),
    square: toNumber(rational(sum(counts, 2), all)),
  });
  return {
    mean: rational(sum(plain, 1) + sum(triggering, 1), all),
    trigger: rational(sum(triggering, 0), all),
    nothing: rational(plain.get(0) ?? 0n, all),
    plain: part(plain),
    triggering: part(triggering),
  };
}

/** The whole feature in coins from its first spin: exact mean payout, exact mean number of spins, and mean square payout as a float. */
export type FeatureMoments = {
  mean: Rational;
  spins: Rational;
  square: number;
};

/**
 * Solves the feature backwards. With r spins left at level l and multiplier m: mean(r, l) = m·E[X] + p·mean(r−1+n, l+1) + (1−p)·mean(r−1,
 * l), where X is one spin, p the probability of a trigger and n the award; at the last level no award follows.
 */
export function solveFeature(data: LinesData, spin: SpinMoments): FeatureMoments {
  const { spins: award, multipliers } = data.freeSpins;
  const none: FeatureMoments = { mean: rational(0), spins: rational(0), square: 0 };
  const stay = subtract(rational(1), spin.trigger);
  let above: FeatureMoments[] | null = null;
  for (let level = multipliers.length - 1; level >= 0; level -= 1) {
    const multiplier = multipliers[level] as number;
    const levels: FeatureMoments[] = [none];
    for (let left = 1; left <= award * (level + 1); left += 1) {
      const next = levels[left - 1] as FeatureMoments;
      const raised = above ? (above[left - 1 + award] as FeatureMoments) : next;
      const later = (value: (moments: FeatureMoments) => Rational) =>
        add(multiply(spin.trigger, value(raised)), multiply(stay, value(next)));
      levels.push({
        mean: add(
          multiply(rational(multiplier), spin.mean),
          later((moments) => moments.mean),
        ),
        spins: add(
          rational(1),
          later((moments) => moments.spins),
        ),
        square: squareAfter(spin.plain, multiplier, next) + squareAfter(spin.triggering, multiplier, raised),
      });
    }
    above = levels;
  }
  return above?.[award] ?? none;
}

/** E[(m·X + S)²] over the spins of one part, where S is what the rest of the feature pays after them. */
function squareAfter(part: PartMoments, multiplier: number, rest: FeatureMoments): number {
  return (
    multiplier ** 2 * part.square +
    2 * multiplier * part.mean * toNumber(rest.mean) +
    part.chance * rest.square
  );
}

function roundVariance(spin: SpinMoments, feature: FeatureMoments): number {
  const none: FeatureMoments = { mean: rational(0), spins: rational(0), square: 0 };
  const square = squareAfter(spin.plain, 1, none) + squareAfter(spin.triggering, 1, feature);
  const mean = spin.plain.mean + spin.triggering.mean + spin.triggering.chance * toNumber(feature.mean);
  return square - mean ** 2;
}

/**
 * The largest payout in coins: the best triggering spin, with every retrigger as early as possible, so that the rest plays at the highest
 * multiplier. Early is best because a triggering spin counts once for each level whenever it comes.
 */
function largestWin(data: LinesData, { plain, triggering }: SpinDistribution): number {
  const bestPlain = Math.max(0, ...plain.keys());
  if (triggering.size === 0) return bestPlain;
  const bestTriggering = Math.max(...triggering.keys());
  const best = Math.max(bestPlain, bestTriggering);
  const { spins, multipliers } = data.freeSpins;
  const retriggers = multipliers.slice(0, -1).reduce((sum, multiplier) => sum + multiplier, 0);
  const rest = spins * multipliers.length - (multipliers.length - 1);
  return bestTriggering * (1 + retriggers) + rest * (multipliers.at(-1) as number) * best;
}
