import type { GridPlan } from "./grid-sizes.ts";
import type { FeatureKind } from "./lines-features.ts";
import type { LinesPlan } from "./many-lines.ts";
import type { Wanted } from "./wanted.ts";

/** A model to search for: its id, the paying symbols from the lowest to the highest, its wild, and the target figures. */
export type Order = {
  readonly id: string;
  readonly paying: readonly string[];
  readonly wild: string;
  readonly scatter: string;
  readonly wanted: Wanted;
  /** The feature of a lines slot besides its lines and free spins. */
  readonly feature?: FeatureKind;
  /** The rows and lines of a lines slot; drawn by the search if absent. */
  readonly lines?: LinesPlan;
  /** The grid of a clusters slot that is not five by five. */
  readonly grid?: GridPlan;
};

/** The stakes of every generated slot in euro cents; a coin is a twentieth of the stake. */
export const STAKES = [20, 40, 60, 100, 200, 400, 600, 1000, 2000, 4000, 6000, 10000];
export const COINS_PER_STAKE = 20;
