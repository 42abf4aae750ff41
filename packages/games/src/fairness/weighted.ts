import type { Draws } from "./draws.ts";

/** An entry of a table to draw from; its probability is `weight` divided by the sum of all weights. */
export type Weighted = {
  weight: number;
};

/** Draws one entry of the table with a probability proportional to its weight. */
export function drawWeighted<Entry extends Weighted>(draws: Draws, table: readonly Entry[]): Entry {
  let left = draws.below(totalWeight(table));
  for (const entry of table) {
    if (left < entry.weight) return entry;
    left -= entry.weight;
  }
  throw new Error("a table whose weights sum to zero");
}

/** The sum of the table's weights: the number of equally likely draws. */
export function totalWeight(table: readonly Weighted[]): number {
  let total = 0;
  for (const entry of table) total += entry.weight;
  return total;
}
