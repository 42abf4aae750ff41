import { totalWeight } from "../../fairness/weighted.ts";
import type { LinesReels } from "./data.ts";
import { type BlockList, type GiantSymbols, mergedStrips, upgraded } from "./feature.ts";
import type { SpinKind } from "./spin.ts";

type Drawn = Pick<LinesReels, "strips" | "feature">;
type Strips = LinesReels["strips"];

/**
 * Strips without mystery symbols, and the reels that show the same stop of one strip. Each combination of stops that a spin can show counts
 * for `weight` outcomes.
 */
export type SpinCase = Pick<LinesReels, "strips"> & {
  readonly linked: readonly number[];
  readonly weight: number;
};

/**
 * Lists what a spin can draw before its stops, as cases with their strips and weights. Mystery symbols have a case for each symbol that they can
 * turn into, linked reels one for each set of reels, giant symbols one for each block. Other models have one case; upgrades change its strips.
 * Paid and free spins of a model have the same number of outcomes in all their cases together.
 *
 * A round draws the mystery's symbol only if the window shows a mystery symbol. The figures count a draw in every spin. Both give the same, because
 * a window without a mystery symbol is the same in all cases.
 */
export function spinCases(
  { strips, feature }: Drawn,
  { links = false, blocks = "paid", upgrades = 0 }: Pick<SpinKind, "links" | "blocks" | "upgrades">,
): SpinCase[] {
  if (feature?.kind === "giant-symbols") return blockCases(strips, feature, blocks);
  if (feature?.kind === "linked-reels")
    return links
      ? feature.sets.map(({ reels, weight }) => ({
          strips,
          linked: reels,
          // One stop of the set counts for all stops of its other reels.
          weight: weight * stopsOf(strips, reels.slice(1)),
        }))
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

/** Giant symbols are two or three rows high: six can be divided by both. */
const GIANT_ROWS = 6;

/**
 * The cases of a spin with giant symbols, one for each block. A block of two reels has a shorter strip than one of three, and paid spins have other
 * weights than free ones. So each outcome is counted several times, until all cases count in the same unit.
 */
function blockCases(strips: Strips, feature: GiantSymbols, list: BlockList): SpinCase[] {
  const { symbols, paid, free } = feature;
  const other = totalWeight(list === "paid" ? free : paid);
  const rows = GIANT_ROWS * symbols.length;
  return feature[list].map(({ reels, weight }) => {
    const turned = mergedStrips(strips, feature, reels);
    const wide = stopsOf(turned, reels.slice(0, 1));
    return {
      strips: turned,
      linked: reels,
      weight: (weight * other * rows * stopsOf(strips, reels)) / wide,
    };
  });
}

/** The number of combinations of stops of these reels. */
function stopsOf(strips: Strips, reels: readonly number[]): number {
  return reels.reduce((product, reel) => product * (strips[reel]?.length ?? 1), 1);
}

/** Whether some reels of a spin can have the same stop. */
export function hasLinks({ feature }: Pick<LinesReels, "feature">): boolean {
  return feature?.kind === "linked-reels" || feature?.kind === "giant-symbols";
}

/** The number of equally likely outcomes of a spin: for each case the combinations of stops that it can show, times its weight. */
export function outcomesOf(data: Drawn): bigint {
  return spinCases(data, {}).reduce((sum, { strips, linked, weight }) => {
    const reels = [...strips.keys()].filter((reel) => !linked.slice(1).includes(reel));
    return sum + BigInt(weight) * BigInt(stopsOf(strips, reels));
  }, 0n);
}
