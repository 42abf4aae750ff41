import { totalWeight } from "../../fairness/weighted.ts";
import type { LinesReels } from "./data.ts";

type Drawn = Pick<LinesReels, "strips" | "feature">;

/** Strips without mystery symbols that a spin is drawn from, with the weight of this case. */
type SpinCase = Pick<LinesReels, "strips"> & { readonly weight: number };

/**
 * The cases of a spin: one for each symbol that the mystery symbols can turn into. The symbol is drawn only if a mystery symbol is in the
 * window. Windows without one are the same in all cases, so a draw in every spin would give the same figures.
 */
export function spinCases({ strips, feature }: Drawn): SpinCase[] {
  if (feature?.kind !== "mystery-symbols") return [{ strips, weight: 1 }];
  return feature.reveals.map(({ symbol, weight }) => ({
    strips: strips.map((strip) => strip.map((shown) => (shown === feature.symbol ? symbol : shown))),
    weight,
  }));
}

/** The number of equally likely outcomes of a spin: the combinations of stops, times the total weight of the cases. */
export function outcomesOf(data: Drawn): bigint {
  const stops = data.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  return stops * BigInt(totalWeight(spinCases(data)));
}
