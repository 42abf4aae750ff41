import { CascadeGrid } from "./grid.ts";
import type { Mark } from "./jar.ts";
import type { PlaceMarks } from "./place-marks.ts";
import type { PreparedClusters } from "./prepare.ts";

/**
 * Receives each step in order. Symbols are numbers of the prepared data, places are lists owned by the grid, coins include the multiplier.
 */
export type CascadeWatcher = {
  filled(grid: CascadeGrid): void;
  placesGrown(places: Uint8Array, marks: PlaceMarks): void;
  clusterWon(symbol: number, places: Uint8Array, multiplier: number, coins: number): void;
  dropped(drop: number, removed: Uint8Array, jar: number, grid: CascadeGrid): void;
  multiplierChanged(multiplier: number): void;
  jarBroke(mark: Mark, symbol: number, touched: Uint8Array, grid: CascadeGrid): void;
  boostsWon(places: Uint8Array, sum: number, coins: number, grid: CascadeGrid): void;
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
  const { marks } = grid;
  grid.fill(stops);
  marks?.clear();
  watcher?.filled(grid);
  let total = 0;
  let drops = 0;
  let inJar = 0;
  let broken = 0;
  for (;;) {
    if (marks) growMarks(grid, marks, watcher);
    const multiplier = multipliers[Math.min(drops, multipliers.length - 1)] as number;
    const removed = grid.findWins((symbol, places, size) => {
      const times = multiplier * (marks?.of(places, size) ?? 1);
      const coins = (prepared.coins[symbol]?.[size] as number) * times;
      total += coins;
      watcher?.clusterWon(symbol, places.subarray(0, size), times, coins);
    });
    if (removed > 0) {
      drops += 1;
      if (drops > MAX_DROPS) throw new EndlessCascadeError(stops);
      inJar += removed;
      const gone = watcher && placesWith(grid.touched);
      grid.drop();
      if (gone) watcher.dropped(drops, gone, inJar, grid);
      if (drops < multipliers.length) watcher?.multiplierChanged(multipliers[drops] as number);
      continue;
    }
    const mark = jar?.marks[broken];
    if (!mark || inJar < mark.at) return total + addBoosts(prepared, total, grid, watcher);
    broken += 1;
    breakJar(prepared, mark, grid, watcher);
  }
}

/** Counts a win at every place of the grid's clusters, before they pay. */
function growMarks(grid: CascadeGrid, marks: PlaceMarks, watcher: CascadeWatcher | undefined): void {
  if (grid.findWins(() => {}) === 0) return;
  const before = watcher && marks.times.slice();
  if (!marks.grow(grid.touched) || !before) return;
  const grown = marks.times.map((times, place) => (times > 1 && times !== before[place] ? 1 : 0));
  watcher.placesGrown(placesWith(grown), marks);
}

/** The coins that the boosts on the grid add to the round's win. */
function addBoosts(
  { times }: PreparedClusters,
  won: number,
  grid: CascadeGrid,
  watcher: CascadeWatcher | undefined,
): number {
  if (won === 0) return 0;
  let sum = 0;
  for (const symbol of grid.cells) sum += times[symbol] as number;
  if (sum === 0) return 0;
  const added = won * (sum - 1);
  watcher?.boostsWon(placesWith(grid.cells.map((symbol) => (times[symbol] ? 1 : 0))), sum, added, grid);
  return added;
}

/** Applies a mark of the jar to the lowest symbol on the grid. A grid of wilds only, or of the highest symbol only, is unchanged. */
function breakJar(
  { ranks, paying }: PreparedClusters,
  mark: Mark,
  grid: CascadeGrid,
  watcher: CascadeWatcher | undefined,
): void {
  const highest = ranks.at(-1) as number;
  const symbol = ranks.find((each) => grid.touch(each));
  if (symbol === undefined || (symbol === highest && mark.turn === "raise")) return;
  const touched = watcher && placesWith(grid.touched);
  if (mark.turn === "clear") grid.drop();
  // The wild is the symbol after the paying ones.
  else grid.turn(mark.turn === "wild" ? paying : highest);
  if (touched) watcher.jarBroke(mark, symbol, touched, grid);
}

/** The numbers of the places that hold 1. */
function placesWith(places: ArrayLike<number>): Uint8Array {
  const found = new Uint8Array(places.length);
  let count = 0;
  for (let place = 0; place < places.length; place += 1) if (places[place] === 1) found[count++] = place;
  return found.subarray(0, count);
}
