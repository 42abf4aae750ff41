import { z } from "zod";
import type { Figures } from "../exact/figures.ts";
import { add, multiply, type Rational, rational, subtract, toNumber } from "../exact/rational.ts";

/**
 * The feature: three scatters on one spin award `spins` free spins. The multiplier begins at `multipliers[0]`; three scatters inside the
 * feature award `spins` more and move to the next multiplier. At the last multiplier, scatters only pay.
 */
export const FreeSpins = z.strictObject({
  spins: z.int().min(1).max(50),
  multipliers: z.array(z.int().min(1).max(100)).min(1).max(8),
});
export type FreeSpins = z.infer<typeof FreeSpins>;

/** Free spins that begin with `first` spins in place of an award. */
export type FreeSpinsToPlay = FreeSpins & { readonly first?: number };

/** The number of scatters on one spin that pays and awards free spins. */
export const TRIGGERING_SCATTERS = 3;

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
export type PartMoments = {
  chance: number;
  mean: number;
  square: number;
};

/** The largest spin without and with the trigger, in coins; the latter is undefined if no spin can trigger. */
export type BestSpins = { plain: number; triggering: number | undefined };

/** A slot with this feature: its award, and its coins per stake. */
type Featured = { freeSpins: FreeSpins; coinsPerStake: number };

/**
 * The exact figures of a slot with its free spins, from the moments of its paid spin. `free` are the moments of its free spins, if they
 * differ.
 */
export function figuresWithFreeSpins(
  slot: Featured,
  spin: SpinMoments,
  best: BestSpins,
  free: { spin: SpinMoments; best: BestSpins } = { spin, best },
): Figures {
  const feature = solveFeature(slot, free.spin);
  const mean = add(spin.mean, multiply(spin.trigger, feature.mean));
  return {
    returnToPlayer: multiply(mean, rational(1, slot.coinsPerStake)),
    hitRate: subtract(rational(1), spin.nothing),
    maxWinMultiple: rational(largestWin(slot.freeSpins, best, free.best), slot.coinsPerStake),
    standardDeviation: Math.sqrt(roundVariance(spin, feature)) / slot.coinsPerStake,
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
 * l). X is one spin, p the probability of a trigger and n the award; the last level has no further award.
 */
export function solveFeature({ freeSpins }: { freeSpins: FreeSpins }, spin: SpinMoments): FeatureMoments {
  const { spins: award, multipliers } = freeSpins;
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

/** E[(m·X + S)²] over the spins of one part; S is the payout of the rest of the feature after them. */
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
 * The largest payout in coins: the best triggering spin, and then every retrigger as early as possible, so that as many spins as possible
 * play at the highest multiplier. Each level has exactly one retrigger, so an early one loses nothing.
 */
function largestWin({ spins, multipliers }: FreeSpins, paid: BestSpins, free: BestSpins): number {
  if (paid.triggering === undefined) return paid.plain;
  const retriggers = multipliers.slice(0, -1).reduce((sum, multiplier) => sum + multiplier, 0);
  const rest = spins * multipliers.length - (multipliers.length - 1);
  const best = Math.max(free.plain, free.triggering ?? 0);
  const whole =
    paid.triggering + (free.triggering ?? 0) * retriggers + rest * (multipliers.at(-1) as number) * best;
  return Math.max(paid.plain, whole);
}
