import { totalWeight } from "../../fairness/weighted.ts";
import type { LinesReels } from "./data.ts";
import { upgraded } from "./feature.ts";
import type { SpinKind } from "./spin.ts";

type Drawn = Pick<LinesReels, "strips" | "feature">;

/** Strips without mystery symbols, and the reels that show the same stop. A spin is drawn from them with this weight. */
export type SpinCase = Pick<LinesReels, "strips"> & {
  readonly linked: readonly number[];
  readonly weight: number;
};

/**
 * Lists the cases of a spin: one for each symbol that the mystery symbols can turn into, or one for each set of linked reels, or else a single
 * one. Upgrades change the strips of that single case. The weights of the cases have the same sum for every kind of spin of a model.
 *
 * A round draws the mystery's symbol only if the window shows a mystery symbol. The figures are as if it was drawn in every spin, which is the
 * same: windows without a mystery symbol are alike in all cases.
 */
export function spinCases(
  { strips, feature }: Drawn,
  { links = false, upgrades = 0 }: Pick<SpinKind, "links" | "upgrades">,
): SpinCase[] {
  if (feature?.kind === "linked-reels")
    return links
      ? feature.sets.map(({ reels, weight }) => ({ strips, linked: reels, weight }))
      : [{ strips, linked: [], weight: totalWeight(feature.sets) }];
  if (feature?.kind === "upgrading-symbols" && upgrades > 0)
    return [
      {
        strips: strips.map((strip) => strip.map((shown) => upgraded(feature, upgrades, shown))),
        linked: [],
        weight: 1,
      },
    ];
  if (feature?.kind !== "mystery-symbols") return [{ strips, linked: [], weight: 1 }];
  return feature.reveals.map(({ symbol, weight }) => ({
    strips: strips.map((strip) => strip.map((shown) => (shown === feature.symbol ? symbol : shown))),
    linked: [],
    weight,
  }));
}

/**
 * The number of equally likely outcomes of a spin: the combinations of stops, times the total weight of the cases. With linked reels each
 * combination that they can show counts for all combinations of their own stops.
 */
export function outcomesOf(data: Drawn): bigint {
  const stops = data.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  return stops * BigInt(totalWeight(spinCases(data, {})));
}
