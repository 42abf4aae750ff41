import type { Draws } from "../../fairness/draws.ts";
import { type HoldAndWinData, ROWS } from "./data.ts";

/** A line that pays: `count` of `symbol` from the left reel, in coins of the stake. */
export type LineWin = { line: number; symbol: string; count: 3 | 4 | 5; coins: number };

export function drawStops({ strips }: HoldAndWinData, draws: Draws): number[] {
  return strips.map((strip) => draws.below(strip.length));
}

/** The symbols that a reel shows at a stop, from the top; the strip wraps around. */
export function windowAt(strip: readonly string[], stop: number): string[] {
  return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] as string);
}

export function gridAt({ strips }: HoldAndWinData, stops: readonly number[]): string[][] {
  return strips.map((strip, reel) => windowAt(strip, stops[reel] as number));
}

export function readLines(data: HoldAndWinData, grid: readonly (readonly string[])[]): LineWin[] {
  const wins: LineWin[] = [];
  for (const [line, rows] of data.lines.entries()) {
    const symbol = grid[0]?.[rows[0]] as string;
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
