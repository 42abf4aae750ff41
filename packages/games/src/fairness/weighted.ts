import type { Draws } from "./draws.ts";

/** An entry of a table to draw from; it comes up `weight` times in the sum of all weights. */
export type Weighted = {
  weight: number;
};

/** One entry of the table, each as likely as its weight, by one draw. */
export function drawWeighted<Entry extends Weighted>(draws: Draws, table: readonly Entry[]): Entry {
  let left = draws.below(totalWeight(table));
  for (const entry of table) {
    if (left < entry.weight) return entry;
    left -= entry.weight;
  }
  throw new Error("a table without weight");
}

/** The sum of the table's weights: the number of equally likely draws. */
export function totalWeight(table: readonly Weighted[]): number {
  let total = 0;
  for (const entry of table) total += entry.weight;
  return total;
}
