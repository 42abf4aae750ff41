import type { Draws } from "./draws.ts";

/** The items in uniformly random order, one draw for each but the last: the order of `shuffle`, for as long as it is asked for. */
export function* inRandomOrder<Item>(draws: Draws, items: readonly Item[]): Generator<Item> {
  const left = [...items];
  for (let index = 0; index < left.length; index += 1) {
    const other = index < left.length - 1 ? index + draws.below(left.length - index) : index;
    const drawn = left[other] as Item;
    left[other] = left[index] as Item;
    yield drawn;
  }
}

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
