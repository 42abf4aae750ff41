import { addProduct, type ComplexList, complexList } from "../exact/fourier.ts";
import { mixture, type Points, payoutsOf, zeroPayout } from "../exact/generating.ts";
import { mergePayouts, type PayoutChances } from "../exact/win-chances.ts";
import type { FreeSpins } from "./free-spins.ts";

/**
 * The payouts of one spin in coins: of spins that do not trigger free spins, and of spins that do. The chances of both lists together add
 * up to 1.
 */
export type SpinPayouts = { readonly plain: PayoutChances; readonly triggering: PayoutChances };

/**
 * The payouts of a whole round in coins: its paid spin, and the free spins that it may trigger. `free` are the payouts of a free spin, if
 * they differ.
 */
export function roundPayouts(
  freeSpins: FreeSpins,
  paid: SpinPayouts,
  free: SpinPayouts = paid,
): PayoutChances {
  return payoutsWithFeature(paid, (points) => freeSpinsAt(points, freeSpins, free));
}

/** The payouts of a round whose triggering spins are followed by a feature with this generating function. */
export function payoutsWithFeature(
  { plain, triggering }: SpinPayouts,
  feature: (points: Points) => ComplexList,
): PayoutChances {
  if (triggering.size === 0) return plain;
  const triggered = payoutsOf((points) => {
    const round = complexList(points.count);
    addProduct(round, points.of(triggering), feature(points));
    return round;
  });
  return mergePayouts(plain, triggered);
}

/** The generating function of the free spins, by the recursion that `solveFeature` uses for their moments. */
export function freeSpinsAt(
  points: Points,
  { spins: award, multipliers }: FreeSpins,
  { plain, triggering }: SpinPayouts,
): ComplexList {
  let above: ComplexList[] | undefined;
  for (let level = multipliers.length - 1; level >= 0; level -= 1) {
    const multiplier = multipliers[level] as number;
    const plainAt = points.of(plain, multiplier);
    const triggeringAt = points.of(triggering, multiplier);
    const eitherAt = mixture(points, [
      [1, plainAt],
      [1, triggeringAt],
    ]);
    const levels: ComplexList[] = [zeroPayout(points)];
    for (let left = 1; left <= award * (level + 1); left += 1) {
      const next = levels[left - 1] as ComplexList;
      const sum = complexList(points.count);
      const raised = above?.[left - 1 + award];
      addProduct(sum, raised ? plainAt : eitherAt, next);
      if (raised) addProduct(sum, triggeringAt, raised);
      levels.push(sum);
    }
    above = levels;
  }
  return above?.[award] ?? zeroPayout(points);
}
