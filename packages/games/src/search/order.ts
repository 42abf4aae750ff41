import type { Wanted } from "./wanted.ts";

/** A model to search for: its id, the paying symbols from the lowest to the highest, its wild, and the target figures. */
export type Order = {
  readonly id: string;
  readonly paying: readonly string[];
  readonly wild: string;
  readonly scatter: string;
  readonly wanted: Wanted;
};

/** The stakes of every generated slot in euro cents; a coin is a twentieth of the stake. */
export const STAKES = [20, 40, 60, 100, 200, 400, 600, 1000, 2000, 4000, 6000, 10000];
export const COINS_PER_STAKE = 20;
