import { TRIGGERING_SCATTERS } from "../../slots/free-spins.ts";
import type { LinesData } from "./data.ts";
import type { FreeSpinLaw, SpinPart } from "./free-spins-chain.ts";
import {
  bookCoins,
  freeSpin,
  lineMatchOf,
  paysFor,
  type SpinKind,
  type SpinState,
  showsUpgrade,
  stateAfter,
  windowAt,
} from "./spin.ts";
import { hasLinks, spinCases } from "./spin-cases.ts";
import { countSpins } from "./spin-distribution.ts";

/** Finds the parts of a spin: by counting all outcomes, or from symbol counts alone. */
export type FindParts = (data: LinesData, kind: SpinKind) => SpinPart[];

/** The parts of free spins; each kind of spin is computed once. `book` is the symbol that the book has drawn. */
export function freeSpinLaw(data: LinesData, find: FindParts, book?: string): FreeSpinLaw {
  const known = new Map<SpinState, SpinPart[]>();
  return (state) => {
    const before = known.get(state);
    if (before) return before;
    const parts = find(data, freeSpin(data, state, book));
    known.set(state, parts);
    return parts;
  };
}

/** Finds the parts of a spin by counting all its outcomes. */
export const countedParts: FindParts = (data, kind) =>
  countSpins(data, kind).map(({ marked, triggers, coins }) => {
    let count = 0;
    let sum = 0n;
    let squares = 0;
    let most = 0;
    for (const [paid, times] of coins) {
      count += times;
      sum += BigInt(paid) * BigInt(times);
      squares += paid ** 2 * times;
      if (times > 0 && paid > most) most = paid;
    }
    const next = stateAfter(data, kind, marked);
    return { next, triggers, count: BigInt(count), coins: sum, squares, most };
  });

/**
 * Computes the same counts and coins without enumerating stops (`squares` and `most` stay 0). Reels are independent once it is fixed which
 * reels show a scatter and which fill with a wild, so the line wins of each such pattern are products of counts per reel.
 */
export const factorisedParts: FindParts = (data, kind) => {
  // Linked and merged reels are not independent.
  if (hasLinks(data)) return countedParts(data, kind);
  return spinCases(data, kind).flatMap(({ strips, weight }) => partsOf({ ...data, strips }, kind, weight));
};

/** The parts of a spin from strips without mystery symbols, each outcome counted `weight` times. */
function partsOf(data: LinesData, kind: SpinKind, weight: number): SpinPart[] {
  const reels = data.strips.map((strip, reel) => sortsOf(data, kind, strip, reel));
  const symbols = Object.keys(data.linePays);
  const parts: SpinPart[] = [];
  for (const pattern of patternsOf(reels)) {
    const scatters = pattern.filter(({ scatter }) => scatter).length;
    const marked = pattern.reduce((set, sort, reel) => (sort.marked ? set | (1 << reel) : set), 0);
    const lengths = pattern.map(({ columns }) => columns.reduce((sum, { count }) => sum + count, 0));
    const count = lengths.reduce((product, length) => product * length, 1);
    let coins = BigInt(paysFor(data.scatterPays, scatters)) * BigInt(count);
    for (const symbol of symbols) {
      const pays = data.linePays[symbol] as LinesData["linePays"][string];
      const seen = pattern.map(({ columns }) => rowCounts(data, columns, symbol));
      let [three, four, five] = [0, 0, 0];
      for (const rows of data.lines) {
        const [one, two, three_, four_, five_] = rows.map((row, reel) => seen[reel]?.[row]) as RowCount[];
        if (!one || !two || !three_ || !four_ || !five_) continue;
        const start = one.times * two.times * three_.times;
        three += start * ((lengths[3] as number) - four_.matches) * (lengths[4] as number);
        four += start * four_.times * ((lengths[4] as number) - five_.matches);
        five += start * four_.times * five_.times;
      }
      coins +=
        BigInt(pays[3]) * BigInt(three) + BigInt(pays[4]) * BigInt(four) + BigInt(pays[5]) * BigInt(five);
    }
    if (kind.book !== undefined) coins += bookSum(data, kind.book, pattern);
    const next = stateAfter(data, kind, marked);
    const triggers = scatters >= TRIGGERING_SCATTERS;
    const times = BigInt(weight);
    parts.push({ next, triggers, count: BigInt(count) * times, coins: coins * times, squares: 0, most: 0 });
  }
  return parts;
}

/** Stops of one reel that are alike in scatters and in wilds that fill it or upgrade symbols: the columns they show, and the number of stops for each. */
type Sort = {
  readonly scatter: boolean;
  readonly marked: boolean;
  readonly columns: { readonly shown: readonly string[]; readonly count: number }[];
};

function sortsOf(data: LinesData, kind: SpinKind, strip: readonly string[], reel: number): Sort[] {
  const wild = Array<string>(data.rows).fill(data.wild);
  if (kind.held & (1 << reel))
    return [{ scatter: false, marked: false, columns: [{ shown: wild, count: strip.length }] }];
  const sorts: Sort[] = [];
  for (const stop of strip.keys()) {
    const column = windowAt(strip, stop, data.rows);
    const scatter = column.includes(data.scatter);
    const fills = kind.fills && column.includes(data.wild);
    const marked = fills || showsUpgrade(data, kind, column);
    let sort = sorts.find((each) => each.scatter === scatter && each.marked === marked);
    if (!sort) {
      sort = { scatter, marked, columns: [] };
      sorts.push(sort);
    }
    sort.columns.push({ shown: fills ? wild : column, count: 1 });
  }
  return sorts;
}

function patternsOf(reels: readonly (readonly Sort[])[]): Sort[][] {
  return reels.reduce<Sort[][]>(
    (patterns, sorts) => patterns.flatMap((pattern) => sorts.map((sort) => [...pattern, sort])),
    [[]],
  );
}

/** For one row: the number of stops that match a symbol, and the sum of their multipliers. */
type RowCount = { matches: number; times: number };

function rowCounts(data: LinesData, columns: Sort["columns"], symbol: string): RowCount[] {
  return Array.from({ length: data.rows }, (_, row) => {
    let matches = 0;
    let times = 0;
    for (const { shown, count } of columns) {
      const match = lineMatchOf(data, shown[row] as string, symbol);
      if (match > 0) matches += count;
      times += match * count;
    }
    return { matches, times };
  });
}

/** The coins that the book pays over all stops of a pattern, by the number of reels that show its symbol. */
function bookSum(data: LinesData, symbol: string, pattern: readonly Sort[]): bigint {
  let ways = [1];
  for (const { columns } of pattern) {
    let shown = 0;
    let hidden = 0;
    for (const column of columns)
      if (column.shown.includes(symbol)) shown += column.count;
      else hidden += column.count;
    ways = [...ways, 0].map((way, reels) => way * hidden + (ways[reels - 1] ?? 0) * shown);
  }
  return ways.reduce((sum, way, reels) => sum + BigInt(bookCoins(data, symbol, reels)) * BigInt(way), 0n);
}
