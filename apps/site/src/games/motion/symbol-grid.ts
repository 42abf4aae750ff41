import { MOTION_SYMBOLS } from "@bellwether/contract/content/title-motion.ts";

/**
 * Columns of symbols that show no win: none is equal to its neighbour above or beside it, nor, where symbols suffice, to one among the `rows`
 * nearest of the column before, so that no line and no way begins.
 * @param random from 0 inclusive to 1 exclusive
 */
export function symbolGrid(
  columns: number,
  length: number,
  rows: number,
  random: () => number = Math.random,
): number[][] {
  const all = Array.from({ length: MOTION_SYMBOLS }, (_, index) => index);
  const grid: number[][] = [];
  for (let column = 0; column < columns; column++) {
    const before = grid[column - 1] ?? [];
    const made: number[] = [];
    for (let row = 0; row < length; row++) {
      const near = before.slice(Math.max(0, row - rows + 1), row + rows);
      const apart = all.filter((symbol) => symbol !== made[row - 1] && symbol !== before[row]);
      const unseen = apart.filter((symbol) => !near.includes(symbol));
      const choice = unseen.length > 0 ? unseen : apart;
      made.push(choice[Math.floor(random() * choice.length)] ?? 0);
    }
    grid.push(made);
  }
  return grid;
}
