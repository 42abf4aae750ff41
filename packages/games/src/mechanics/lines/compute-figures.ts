import type { Figures } from "../../exact/figures.ts";
import { add, multiply, type Rational, rational, subtract, toNumber } from "../../exact/rational.ts";
import { figuresWithFreeSpins, type PartMoments, type SpinMoments } from "../../slots/free-spins.ts";
import type { LinesData, LinesReels } from "./data.ts";
import { solveBonus } from "./feature-figures.ts";
import { paidSpin } from "./spin.ts";
import { outcomesOf } from "./spin-cases.ts";
import { type SpinDistribution, spinDistribution } from "./spin-distribution.ts";
import { countedParts } from "./spin-parts.ts";

/**
 * Computes the exact figures of a lines slot with free spins. Counts every combination of stops of one spin. The feature is a Markov chain
 * with the state (spins left, retriggers so far), solved backwards from its end; so the figures include the limit on retriggers.
 */
export function computeFigures(data: LinesData): Figures {
  if (data.feature) return figuresWithFeature(data);
  const spins = spinDistribution(data);
  const { plain, triggering } = spins;
  return figuresWithFreeSpins(data, spinMoments(data, spins), {
    plain: Math.max(0, ...plain.keys()),
    triggering: triggering.size === 0 ? undefined : Math.max(...triggering.keys()),
  });
}

/** The probability that the paid spin on these strips starts the free spins, or the bonus before them. */
export function triggerOf(data: LinesData, strips = data.strips): Rational {
  const turned = { ...data, strips };
  return spinMoments(turned, spinDistribution(turned, paidSpin(data))).trigger;
}

/**
 * Figures of a model whose free spins differ from the paid spin, and from each other: by their wild reels, the book's symbol, or because the
 * paid spin turns on other `strips`.
 */
export function figuresWithFeature(data: LinesData, strips = data.strips): Figures {
  const turned = { ...data, strips };
  const distribution = spinDistribution(turned, paidSpin(data));
  const spin = spinMoments(turned, distribution);
  const feature = solveBonus(data, countedParts);
  const mean = add(spin.mean, multiply(spin.trigger, feature.mean));
  const square =
    spin.plain.square +
    spin.triggering.square +
    2 * spin.triggering.mean * toNumber(feature.mean) +
    spin.triggering.chance * feature.square;
  const best = [
    ...distribution.plain.keys(),
    ...[...distribution.triggering.keys()].map((coins) => coins + feature.most),
  ];
  return {
    returnToPlayer: multiply(mean, rational(1, data.coinsPerStake)),
    hitRate: subtract(rational(1), spin.nothing),
    maxWinMultiple: rational(Math.max(0, ...best), data.coinsPerStake),
    standardDeviation: Math.sqrt(square - toNumber(mean) ** 2) / data.coinsPerStake,
  };
}

/** The moments of one spin, computed from its distribution. */
export function spinMoments(data: LinesReels, { plain, triggering }: SpinDistribution): SpinMoments {
  const all = outcomesOf(data);
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
