import { countPlaces } from "./clusters.ts";
import { CascadeGrid } from "./grid.ts";
import type { PreparedClusters } from "./prepare.ts";

/** A listener for each step, in order. Symbols are the prepared's numbers, sets of places are bits, coins include the multiplier. */
export type CascadeWatcher = {
  filled(grid: CascadeGrid): void;
  clusterWon(symbol: number, places: number, multiplier: number, coins: number): void;
  dropped(drop: number, removed: number, grid: CascadeGrid): void;
  multiplierChanged(multiplier: number): void;
};

/** More drops than any stops of a released game give (a test counts them all); beyond it the strips would cascade for ever. */
export const MAXIMUM_DROPS = 50;

/** Strips that cascade without end from some stops: such data cannot be a model. */
export class EndlessCascadeError extends Error {
  constructor(stops: readonly number[]) {
    super(`the strips cascade more than ${MAXIMUM_DROPS} times from stops ${stops.join(", ")}`);
    this.name = "EndlessCascadeError";
  }
}

/** Plays the stops and returns the coins they pay. A `grid` of the same prepared may be passed in to be reused. */
export function cascade(
  prepared: PreparedClusters,
  stops: readonly number[],
  watcher?: CascadeWatcher,
  grid = new CascadeGrid(prepared),
): number {
  const { multipliers } = prepared.data;
  grid.fill(stops);
  watcher?.filled(grid);
  let total = 0;
  for (let drop = 0; drop <= MAXIMUM_DROPS; drop += 1) {
    const multiplier = multipliers[Math.min(drop, multipliers.length - 1)] as number;
    if (drop > 0 && drop < multipliers.length) watcher?.multiplierChanged(multiplier);
    const removed = grid.findClusters((symbol, places) => {
      const coins = (prepared.coins[symbol]?.[countPlaces(places)] as number) * multiplier;
      total += coins;
      watcher?.clusterWon(symbol, places, multiplier, coins);
    });
    if (removed === 0) return total;
    grid.drop(removed);
    watcher?.dropped(drop + 1, removed, grid);
  }
  throw new EndlessCascadeError(stops);
}
