import type { ClassicData } from "./data.ts";

/** A line that pays: `count` of `symbol` from the left, in coins with its wilds' multiplier. */
export type ClassicLineWin = {
  readonly line: number;
  readonly symbol: string;
  readonly count: 2 | 3;
  readonly multiplier: number;
  readonly coins: number;
};

/** The stops of the three reels: the place on each strip that the top row shows. */
export type Stops = readonly [number, number, number];

/** The symbols that a reel shows at a stop, from the top; the strip wraps around. */
export function classicWindowAt(strip: readonly string[], stop: number): string[] {
  return [0, 1, 2].map((row) => strip[(stop + row) % strip.length] as string);
}

/** The symbols that all reels show: `grid[reel][row]`. */
export function classicGridAt({ strips }: ClassicData, stops: Stops): string[][] {
  return strips.map((strip, reel) => classicWindowAt(strip, stops[reel] as number));
}

/** The lines that pay at these stops. */
export function winsAt(data: ClassicData, stops: Stops): ClassicLineWin[] {
  const wins: ClassicLineWin[] = [];
  for (let line = 0; line < data.lines.length; line += 1) {
    const win = readLine(data, line, stops);
    if (win) wins.push(win);
  }
  return wins;
}

export function coinsOf(wins: readonly ClassicLineWin[]): number {
  return wins.reduce((sum, { coins }) => sum + coins, 0);
}

/** The symbol of the strip that a line shows on a reel. */
export function shownOn(data: ClassicData, line: number, reel: number, stops: Stops): string {
  const strip = data.strips[reel] as readonly string[];
  const row = data.lines[line]?.[reel] as number;
  return strip[((stops[reel] as number) + row) % strip.length] as string;
}

function readLine(data: ClassicData, line: number, stops: Stops): ClassicLineWin | undefined {
  const first = shownOn(data, line, 0, stops);
  const second = shownOn(data, line, 1, stops);
  const wild = data.wild?.symbol;
  // Returns early for most lines, because an enumeration reads millions of them.
  if (first !== second && first !== wild && second !== wild) return;
  return (
    winOf(data, line, [first, second, shownOn(data, line, 2, stops)], 3) ??
    winOf(data, line, [first, second], 2)
  );
}

/** The win of these symbols if they are equal apart from wilds, and pay for this count. */
function winOf(
  { wild, linePays }: ClassicData,
  line: number,
  shown: readonly string[],
  count: 2 | 3,
): ClassicLineWin | undefined {
  const symbol = shown.find((each) => each !== wild?.symbol) ?? wild?.symbol;
  if (symbol === undefined) return;
  let multiplier = 1;
  for (const each of shown) {
    if (each === symbol) continue;
    if (!wild || each !== wild.symbol) return;
    multiplier *= wild.multiplier;
  }
  const coins = linePays[symbol]?.[count];
  return coins === undefined ? undefined : { line, symbol, count, multiplier, coins: coins * multiplier };
}
