import { type Draws, drawsFromWords } from "../fairness/draws.ts";
import { shuffle } from "../fairness/shuffle.ts";

/** The draws of a search by its seed (the generator mulberry32). Used only to search for models, never to play a round. */
export function searchDraws(seed: string): Draws {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return drawsFromWords(() => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  });
}

/** A float from `low` to `high`. */
export function floatBetween(draws: Draws, low: number, high: number): number {
  return low + ((high - low) * draws.below(1_000_001)) / 1_000_000;
}

/** A uniformly drawn entry of the list. */
export function oneOf<Entry>(draws: Draws, list: readonly Entry[]): Entry {
  return list[draws.below(list.length)] as Entry;
}

/** The list in a random order. */
export function shuffled<Entry>(draws: Draws, list: readonly Entry[]): Entry[] {
  return shuffle(draws, [...list]);
}
