import type { Position } from "@bellwether/contract/studio/events/grid.ts";
import type { WaysData } from "./data.ts";

/** A symbol that pays: on `reels` reels from the left, in `ways` ways, in coins before any multiplier. */
export type WaysWin = {
  symbol: string;
  reels: number;
  ways: number;
  positions: Position[];
  coins: number;
};

/** The grid and wins of a spin before any multiplier. */
export type WaysSpin = {
  grid: string[][];
  wins: WaysWin[];
  scatters: Position[];
  scatterCoins: number;
};

/** Reads the spin at these stops from the strips. */
export function readWays(data: WaysData, stops: readonly number[]): WaysSpin {
  const grid = data.strips.map((strip, reel) =>
    Array.from(
      { length: data.rows },
      (_, row) => strip[((stops[reel] as number) + row) % strip.length] as string,
    ),
  );
  const scatters = positionsOf(grid, (symbol) => symbol === data.scatter);
  const wins = Object.entries(data.pays).flatMap(([symbol, pays]) => {
    let reels = 0;
    let ways = 1;
    for (const column of grid) {
      const count = column.reduce((sum, shown) => sum + timesShown(data, shown, symbol), 0);
      if (count === 0) break;
      ways *= count;
      reels += 1;
    }
    if (reels < 3) return [];
    const positions = positionsOf(grid, (shown) => timesShown(data, shown, symbol) > 0);
    const joined = positions.filter(({ reel }) => reel < reels);
    return [{ symbol, reels, ways, positions: joined, coins: ways * (pays[reels - 3] as number) }];
  });
  return { grid, wins, scatters, scatterCoins: data.scatterPays[scatters.length - 3] ?? 0 };
}

/** How many of a symbol a place counts as, by what it shows: a wild counts as one of each, a split symbol as two of its own. */
export function timesShown(
  { wild, splits }: Pick<WaysData, "wild" | "splits">,
  shown: string | undefined,
  symbol: string,
): 0 | 1 | 2 {
  if (shown === symbol || shown === wild) return 1;
  return shown !== undefined && splits?.[shown] === symbol ? 2 : 0;
}

function positionsOf(grid: readonly (readonly string[])[], counts: (symbol: string) => boolean): Position[] {
  return grid.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (counts(symbol) ? [{ reel, row }] : [])),
  );
}
