import type { CoinFace } from "./coins.ts";
import type { PotName, SpecialName } from "./data.ts";

export type GridPlace = { readonly reel: number; readonly row: number };

/** A coin on the grid with its value, in coins of the stake. */
export type CoinOnGrid = GridPlace & {
  coins: number;
  readonly pot?: PotName;
  readonly special?: SpecialName;
};

/**
 * Lands a coin beside those that have landed before it, and returns those among them whose value it changes. A collector is worth the sum
 * of all coins on the grid. A booster is worth its own coins and adds them to every other coin. A persistent coin collects like a collector,
 * and afterwards adds the value of each coin that lands.
 */
export function landCoin(grid: CoinOnGrid[], place: GridPlace, face: CoinFace): CoinOnGrid[] {
  const { pot, special } = face;
  const before = grid.map(({ coins }) => coins);
  const collects = special === "collector" || special === "persistent";
  const coins = collects ? before.reduce((sum, each) => sum + each, 0) : face.coins;
  for (const other of grid) {
    if (special === "booster") other.coins += coins;
    if (other.special === "persistent") other.coins += coins;
  }
  const changed = grid.filter((other, index) => other.coins !== before[index]);
  grid.push({ ...place, coins, ...(pot && { pot }), ...(special && { special }) });
  return changed;
}
