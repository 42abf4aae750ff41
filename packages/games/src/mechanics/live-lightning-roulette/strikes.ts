import type { Draws } from "../../fairness/draws.ts";
import { drawWeighted } from "../../fairness/weighted.ts";
import { WHEEL } from "../roulette/wheel.ts";
import type { StrikeOdds } from "./figures.ts";
import type { Strike } from "./wire.ts";

/**
 * Draws the struck numbers: first how many, then for each its number among those that are not struck yet, in ascending order, and its
 * multiplier. Weights are drawn in the order of the data.
 */
export function drawStrikes(
  draws: Draws,
  { counts, multipliers }: Pick<StrikeOdds, "counts" | "multipliers">,
): Strike[] {
  const left = WHEEL.toSorted((one, other) => one - other);
  const { count } = drawWeighted(draws, counts);
  return Array.from({ length: count }, () => {
    const [pocket] = left.splice(draws.below(left.length), 1);
    if (pocket === undefined) throw new RangeError("more strikes than numbers");
    return { pocket, multiplier: drawWeighted(draws, multipliers).multiplier };
  });
}
