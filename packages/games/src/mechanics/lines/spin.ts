import type { Draws } from "../../fairness/draws.ts";
import { drawWeighted } from "../../fairness/weighted.ts";
import type { PayByCount } from "../../slots/five-reels.ts";
import type { LinesReels } from "./data.ts";
import {
  type BlockList,
  fillsReels,
  keptWild,
  linksReels,
  mergedStrips,
  type ReelSet,
  reelsIn,
  upgraded,
} from "./feature.ts";

/**
 * A line that pays: `count` of `symbol` from the left reel. `coins` include `times`, the product of its wilds' numbers, and no other
 * multiplier.
 */
export type LineWin = {
  line: number;
  symbol: string;
  count: 3 | 4 | 5;
  times: number;
  coins: number;
};

/**
 * The behaviour of the reels in one spin: the reels that are held wild and do not turn, whether a wild fills its reel, whether reels are
 * linked, the list of its block of giant symbols, the book's symbol, the symbol that mystery symbols turn into, and the upgrades before it
 * (undefined where upgrade symbols do nothing).
 */
export type SpinKind = {
  held: ReelSet;
  fills: boolean;
  links?: boolean;
  blocks?: BlockList | undefined;
  book?: string | undefined;
  reveal?: string | undefined;
  upgrades?: number | undefined;
};

/**
 * What a free spin leaves to the next one: the reels that stay wild, or the number of upgrades in models whose symbols upgrade. It is 0
 * before the first.
 */
export type SpinState = number;

/** A free spin that begins with this state. */
export function freeSpin(
  { feature }: Pick<LinesReels, "feature">,
  state: SpinState,
  book?: string | undefined,
): SpinKind {
  const upgrades = feature?.kind === "upgrading-symbols" ? state : undefined;
  const held = upgrades === undefined ? state : 0;
  const blocks = feature?.kind === "giant-symbols" ? "free" : undefined;
  return { held, fills: fillsReels(feature, true), links: linksReels(feature, true), blocks, book, upgrades };
}

/** The state after a free spin. `marked` are the reels that a wild filled, or that show an upgrade symbol. */
export function stateAfter(
  { feature }: Pick<LinesReels, "feature">,
  { held, upgrades = 0 }: SpinKind,
  marked: ReelSet,
): SpinState {
  if (feature?.kind !== "upgrading-symbols") return keptWild(feature, held | marked);
  return Math.min(feature.ladder.length - 1, upgrades + reelsIn(marked).length);
}

/** The paid spin of a model. */
export function paidSpin({ feature }: Pick<LinesReels, "feature">): SpinKind {
  const blocks = feature?.kind === "giant-symbols" ? "paid" : undefined;
  return { held: 0, fills: fillsReels(feature, false), links: linksReels(feature, false), blocks };
}

/** A spin of plain reels. */
export const PLAIN_SPIN: SpinKind = { held: 0, fills: false };

/** A win of the book's symbol: it filled these reels and paid on every line. */
export type BookWin = {
  symbol: string;
  reels: number[];
  coins: number;
};

/**
 * The result of a spin before the free-spins multiplier. `stopped` is the grid as the reels stop, `grid` the grid that lines pay on, and
 * `filled` the reels that a wild filled in between; mystery symbols are open in `grid`. `upgrading` are the reels that show an upgrade
 * symbol in a free spin. `scatterRows[reel]` is the row of that reel's
 * scatter, or -1.
 */
export type Spin = {
  stopped: string[][];
  grid: string[][];
  filled: ReelSet;
  upgrading: ReelSet;
  lineWins: LineWin[];
  bookWin: BookWin | undefined;
  scatterRows: number[];
  scatterCount: number;
  scatterCoins: number;
};

/**
 * Draws one spin: its linked or merged reels, its stops, and the symbol that the mystery symbols turn into if one of them is in the window.
 */
export function drawLinesSpin(data: LinesReels, draws: Draws, kind: SpinKind): DrawnSpin {
  const { feature } = data;
  const linked =
    kind.links && feature?.kind === "linked-reels" ? drawWeighted(draws, feature.sets).reels : [];
  if (kind.blocks && feature?.kind === "giant-symbols") {
    const merged = drawWeighted(draws, feature[kind.blocks]).reels;
    const turned = { ...data, strips: mergedStrips(data.strips, feature, merged) };
    const stops = drawStops(turned, draws, merged);
    return { linked, merged, stops, reveal: undefined, shown: readSpin(turned, stops, kind) };
  }
  const stops = drawStops(data, draws, linked);
  const reveal = drawMystery(data, draws, stops);
  return { linked, merged: [], stops, reveal, shown: readSpin(data, stops, { ...kind, reveal }) };
}

/** A spin as it is drawn. `linked` reels have one stop, and so have `merged` reels, on the strip of giant symbols. */
type DrawnSpin = {
  linked: readonly number[];
  merged: readonly number[];
  stops: number[];
  reveal: string | undefined;
  shown: Spin;
};

function drawMystery({ feature, rows, strips }: LinesReels, draws: Draws, stops: readonly number[]) {
  if (feature?.kind !== "mystery-symbols") return undefined;
  const isShown = strips.some((strip, reel) =>
    windowAt(strip, stops[reel] as number, rows).includes(feature.symbol),
  );
  return isShown ? drawWeighted(draws, feature.reveals).symbol : undefined;
}

/**
 * Draws one stop for each reel, left to right: the place on its strip that the top row shows. Linked or merged reels have the stop of the
 * first of them.
 */
export function drawStops(data: LinesReels, draws: Draws, linked: readonly number[] = []): number[] {
  const stops: number[] = [];
  for (const [reel, strip] of data.strips.entries()) {
    const leader = linked.includes(reel) ? stops[linked[0] as number] : undefined;
    stops.push(leader ?? draws.below(strip.length));
  }
  return stops;
}

/** Reads the spin at these stops from the strips. */
export function readSpin(data: LinesReels, stops: readonly number[], kind: SpinKind = PLAIN_SPIN): Spin {
  const wildReel = () => Array<string>(data.rows).fill(data.wild);
  const { feature } = data;
  const { upgrades } = kind;
  const shownAt = (strip: readonly string[], stop: number) => {
    const column = windowAt(strip, stop, data.rows);
    if (feature?.kind !== "upgrading-symbols" || !upgrades) return column;
    return column.map((symbol) => upgraded(feature, upgrades, symbol));
  };
  const stopped = data.strips.map((strip, reel) =>
    kind.held & (1 << reel) ? wildReel() : shownAt(strip, stops[reel] as number),
  );
  let filled: ReelSet = 0;
  const mystery = feature?.kind === "mystery-symbols" ? feature.symbol : undefined;
  const opened = (symbol: string) => (symbol === mystery ? (kind.reveal ?? symbol) : symbol);
  const grid = stopped.map((shown, reel) => {
    const column = kind.reveal === undefined ? shown : shown.map(opened);
    if (!kind.fills || kind.held & (1 << reel) || !column.includes(data.wild)) return column;
    filled |= 1 << reel;
    return wildReel();
  });
  const scatterRows = stopped.map((column) => column.indexOf(data.scatter));
  const scatterCount = scatterRows.filter((row) => row >= 0).length;
  return {
    stopped,
    grid,
    filled,
    upgrading: stopped.reduce(
      (set, column, reel) => (showsUpgrade(data, kind, column) ? set | (1 << reel) : set),
      0,
    ),
    lineWins: readLines(data, grid),
    bookWin: readBook(data, stopped, kind.book),
    scatterRows,
    scatterCount,
    scatterCoins: paysFor(data.scatterPays, scatterCount),
  };
}

/** Whether this column has an upgrade symbol that counts in this spin. */
export function showsUpgrade(
  { feature }: Pick<LinesReels, "feature">,
  { upgrades }: SpinKind,
  column: readonly string[],
): boolean {
  return feature?.kind === "upgrading-symbols" && upgrades !== undefined && column.includes(feature.symbol);
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

/** The factor of a shown symbol on a line of `symbol`: 0 ends the line, 1 continues it, a multiplier wild multiplies the win. */
export function lineMatchOf(data: LinesReels, shown: string, symbol: string): number {
  if (shown === symbol || shown === data.wild) return 1;
  return data.feature?.kind === "multiplier-wilds" ? (data.feature.wilds[shown] ?? 0) : 0;
}

/** The coins for the book's symbol on this number of reels: its pay on every line. */
export function bookCoins(data: LinesReels, symbol: string, reels: number): number {
  return paysFor(data.linePays[symbol] as PayByCount, reels) * data.lines.length;
}

function readLines(data: LinesReels, grid: readonly (readonly string[])[]): LineWin[] {
  const wins: LineWin[] = [];
  for (const [line, rows] of data.lines.entries()) {
    const symbol = grid[0]?.[rows[0] as number] as string;
    const pays = data.linePays[symbol];
    if (!pays) continue;
    let count = 1;
    let times = 1;
    while (count < grid.length) {
      const match = lineMatchOf(data, grid[count]?.[rows[count] as number] as string, symbol);
      if (match === 0) break;
      times *= match;
      count += 1;
    }
    if (count === 3 || count === 4 || count === 5)
      wins.push({ line, symbol, count, times, coins: pays[count] * times });
  }
  return wins;
}

function readBook(
  data: LinesReels,
  stopped: readonly (readonly string[])[],
  symbol: string | undefined,
): BookWin | undefined {
  if (symbol === undefined) return;
  const reels = stopped.flatMap((column, reel) => (column.includes(symbol) ? [reel] : []));
  const coins = bookCoins(data, symbol, reels.length);
  return coins > 0 ? { symbol, reels, coins } : undefined;
}
