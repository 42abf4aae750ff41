import type { Draws } from "./draws.ts";

/**
 * Puts the items into uniformly random order, in place, and returns them (Fisher and Yates, from the front). With `count` only the first
 * `count` places are filled, one draw each: a sample without replacement, in the order drawn.
 */
export function shuffle<Item>(draws: Draws, items: Item[], count = items.length): Item[] {
  const settled = Math.min(count, items.length - 1);
  for (let index = 0; index < settled; index += 1) {
    const other = index + draws.below(items.length - index);
    const held = items[index] as Item;
    items[index] = items[other] as Item;
    items[other] = held;
  }
  return items;
}
