import { CascadeGrid } from "./grid.ts";
import type { Mark } from "./jar.ts";
import type { PreparedClusters } from "./prepare.ts";

/**
 * Receives each step in order. Symbols are numbers of the prepared data, places are lists owned by the grid, coins include the multiplier.
 */
export type CascadeWatcher = {
  filled(grid: CascadeGrid): void;
  clusterWon(symbol: number, places: Uint8Array, multiplier: number, coins: number): void;
  dropped(drop: number, removed: Uint8Array, jar: number, grid: CascadeGrid): void;
  multiplierChanged(multiplier: number): void;
  jarBroke(mark: Mark, symbol: number, touched: Uint8Array, grid: CascadeGrid): void;
};

/** More drops than any stops of a released model give (a test counts them all). A cascade that reaches this number counts as endless. */
export const MAX_DROPS = 50;

/** From some stops the strips cascade without end. Such data cannot be a model. */
export class EndlessCascadeError extends Error {
  constructor(stops: readonly number[]) {
    super(`the strips cascade more than ${MAX_DROPS} times from stops ${stops.join(", ")}`);
    this.name = "EndlessCascadeError";
  }
}

/** Plays the stops and returns the coins they pay. A `grid` of the same prepared data can be passed in for reuse. */
export function cascade(
  prepared: PreparedClusters,
  stops: readonly number[],
  watcher?: CascadeWatcher,
  grid = new CascadeGrid(prepared),
): number {
  const { multipliers, jar } = prepared.data;
  grid.fill(stops);
  watcher?.filled(grid);
  let total = 0;
  let drops = 0;
  let inJar = 0;
  let broken = 0;
  for (;;) {
    const multiplier = multipliers[Math.min(drops, multipliers.length - 1)] as number;
    const removed = grid.findClusters((symbol, places, size) => {
      const coins = (prepared.coins[symbol]?.[size] as number) * multiplier;
      total += coins;
      watcher?.clusterWon(symbol, places.subarray(0, size), multiplier, coins);
    });
    if (removed > 0) {
      drops += 1;
      if (drops > MAX_DROPS) throw new EndlessCascadeError(stops);
      inJar += removed;
      const gone = watcher && placesOf(grid.touched);
      grid.drop();
      if (gone) watcher.dropped(drops, gone, inJar, grid);
      if (drops < multipliers.length) watcher?.multiplierChanged(multipliers[drops] as number);
      continue;
    }
    const mark = jar?.marks[broken];
    if (!mark || inJar < mark.at) return total;
    broken += 1;
    breakJar(prepared, mark, grid, watcher);
  }
}

/** Applies a mark of the jar to the lowest symbol on the grid. A grid of wilds only, or of the highest symbol only, is unchanged. */
function breakJar(
  { ranks, symbols }: PreparedClusters,
  mark: Mark,
  grid: CascadeGrid,
  watcher: CascadeWatcher | undefined,
): void {
  const highest = ranks.at(-1) as number;
  const symbol = ranks.find((each) => grid.touch(each));
  if (symbol === undefined || (symbol === highest && mark.turn === "raise")) return;
  const touched = watcher && placesOf(grid.touched);
  if (mark.turn === "clear") grid.drop();
  else grid.turn(mark.turn === "wild" ? symbols.length - 1 : highest);
  if (touched) watcher.jarBroke(mark, symbol, touched, grid);
}

function placesOf(touched: Uint8Array): Uint8Array {
  return Uint8Array.from([...touched.keys()].filter((place) => touched[place] === 1));
}
