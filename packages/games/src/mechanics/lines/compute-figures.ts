import type { Figures } from "../../exact/figures.ts";
import { rational, toNumber } from "../../exact/rational.ts";
import { figuresWithFreeSpins, type PartMoments, type SpinMoments } from "../free-spins.ts";
import type { LinesData } from "./data.ts";
import { type SpinDistribution, spinDistribution } from "./spin-distribution.ts";

/**
 * The exact figures of a lines slot with free spins. Every combination of stops of one spin is counted. The feature is a chain whose state
 * is (spins left, retriggers so far); it is solved backwards from its end, so that the figures include the limit on retriggers.
 */
export function computeFigures(data: LinesData): Figures {
  const spins = spinDistribution(data);
  const { plain, triggering } = spins;
  return figuresWithFreeSpins(data, spinMoments(data, spins), {
    plain: Math.max(0, ...plain.keys()),
    triggering: triggering.size === 0 ? undefined : Math.max(...triggering.keys()),
  });
}

/** The moments of one spin, from all that it can pay. */
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
