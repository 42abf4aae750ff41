import type { Draws } from "../../fairness/draws.ts";
import type { LinesData, PayByCount } from "./data.ts";

/** One line that pays: `count` of `symbol` from the left reel, in coins, before any multiplier. */
export type LineWin = {
  line: number;
  symbol: string;
  count: 3 | 4 | 5;
  coins: number;
};

/** What a spin shows and pays before any multiplier. `scatterRows[reel]` is the row of that reel's scatter, or -1. */
export type Spin = {
  grid: string[][];
  lineWins: LineWin[];
  scatterRows: number[];
  scatterCount: number;
  scatterCoins: number;
};

/** One stop for each reel, left to right: the place on its strip that the top row shows. */
export function drawStops(data: LinesData, draws: Draws): number[] {
  return data.strips.map((strip) => draws.below(strip.length));
}

/** Reads the spin at these stops from the strips. */
export function readSpin(data: LinesData, stops: readonly number[]): Spin {
  const grid = data.strips.map((strip, reel) => windowAt(strip, stops[reel] as number, data.rows));
  const scatterRows = grid.map((column) => column.indexOf(data.scatter));
  const scatterCount = scatterRows.filter((row) => row >= 0).length;
  return {
    grid,
    lineWins: readLines(data, grid),
    scatterRows,
    scatterCount,
    scatterCoins: paysFor(data.scatterPays, scatterCount),
  };
}

/** The symbols that a reel shows at a stop, from the top row down; the strip wraps around. */
export function windowAt(strip: readonly string[], stop: number, rows: number): string[] {
  const column: string[] = [];
  for (let row = 0; row < rows; row += 1) column.push(strip[(stop + row) % strip.length] as string);
  return column;
}

/** Coins paid for a number of equal symbols; fewer than three pay nothing. */
export function paysFor(pays: PayByCount, count: number): number {
  return count === 3 || count === 4 || count === 5 ? pays[count] : 0;
}

function readLines(data: LinesData, grid: readonly (readonly string[])[]): LineWin[] {
  const wins: LineWin[] = [];
  for (const [line, rows] of data.lines.entries()) {
    const symbol = grid[0]?.[rows[0] as number] as string;
    const pays = data.linePays[symbol];
    if (!pays) continue;
    let count = 1;
    while (count < grid.length) {
      const next = grid[count]?.[rows[count] as number];
      if (next !== symbol && next !== data.wild) break;
      count += 1;
    }
    if (count === 3 || count === 4 || count === 5) wins.push({ line, symbol, count, coins: pays[count] });
  }
  return wins;
}
