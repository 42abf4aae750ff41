import type { FreeSpins } from "../../slots/free-spins.ts";
import type { BonusSegment } from "./bonus.ts";
import type { LinesData } from "./data.ts";
import { countTrails } from "./trail.ts";

/**
 * Results of three scatters with the same free spins after them, or with none. `coins` has the weight of each amount that the wheel or the
 * trail pays before.
 */
export type BonusResults = {
  readonly freeSpins: FreeSpins | undefined;
  readonly coins: ReadonlyMap<number, number>;
};

/** All results of three scatters. Without a wheel or a trail these are the free spins alone. */
export function bonusResults(data: LinesData): BonusResults[] {
  const { feature, freeSpins, coinsPerStake } = data;
  switch (feature?.kind) {
    case "bonus-wheel":
      return feature.segments.map((segment) => ({
        freeSpins: freeSpinsOf(data, segment),
        coins: new Map([["prize" in segment ? segment.prize * coinsPerStake : 0, segment.weight]]),
      }));
    case "bonus-trail": {
      const { ended, open } = countTrails(feature);
      const inCoins = (sums: ReadonlyMap<number, number>) =>
        new Map([...sums].map(([stakes, count]) => [stakes * coinsPerStake, count]));
      return [
        { freeSpins, coins: inCoins(ended) },
        { freeSpins: undefined, coins: inCoins(open) },
      ].filter(({ coins }) => coins.size > 0);
    }
    default:
      return [{ freeSpins, coins: new Map([[0, 1]]) }];
  }
}

/** The free spins of a segment of the wheel: its own number and multiplier, and as many retriggers as the model has. */
export function freeSpinsOf({ freeSpins }: LinesData, segment: BonusSegment): FreeSpins | undefined {
  if ("prize" in segment) return undefined;
  const { spins, multiplier } = segment;
  return { spins, multipliers: freeSpins.multipliers.map((each) => each * multiplier) };
}

/** The total weight of these results. */
export function weightOfResults(results: readonly Pick<BonusResults, "coins">[]): number {
  return results.reduce(
    (sum, { coins }) => [...coins.values()].reduce((each, weight) => each + weight, sum),
    0,
  );
}
