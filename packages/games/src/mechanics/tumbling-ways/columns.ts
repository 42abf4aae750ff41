import { MIN_HEIGHT, type TumblingWaysData } from "./data.ts";

/** The symbols that a reel shows, as numbers from the bottom up, and the strip place that falls in next. */
export type ReelColumn = {
  readonly cells: readonly number[];
  readonly next: number;
  /** The count of each paying symbol in the column, wilds included. */
  readonly counts: readonly number[];
  /** The paying symbols with a count above zero, as bits. */
  readonly shown: number;
  readonly scattered: boolean;
};

/** A slot's symbols as numbers: paying symbols in the order of `pays`, then the wild, then the scatter. */
export type Numbered = {
  readonly symbols: readonly string[];
  readonly paying: number;
  readonly strips: readonly (readonly number[])[];
};

export function numbered({ pays, wild, scatter, strips }: TumblingWaysData): Numbered {
  const symbols = [...Object.keys(pays), wild, scatter];
  return {
    symbols,
    paying: symbols.length - 2,
    strips: strips.map((strip) => strip.map((symbol) => symbols.indexOf(symbol))),
  };
}

/** The window of `height` places from the stop upwards. */
export function columnAt(slot: Numbered, reel: number, stop: number, height: number): ReelColumn {
  return filled(slot, reel, [], stop, height);
}

/** Removes these symbols (as bits) and all wilds from the column. The rest falls in order, and the strip fills the top. */
export function tumble(slot: Numbered, reel: number, { cells, next }: ReelColumn, gone: number): ReelColumn {
  const stay = cells.filter((symbol) => !leaves(slot, symbol, gone));
  return filled(slot, reel, stay, next, cells.length);
}

/** Whether a symbol leaves after these symbols (as bits) have won: every occurrence of a winning symbol and every wild does. */
export function leaves({ paying }: Numbered, symbol: number, gone: number): boolean {
  return symbol === paying || (symbol < paying && (gone & (1 << symbol)) !== 0);
}

function filled(
  { strips, paying }: Numbered,
  reel: number,
  stay: readonly number[],
  from: number,
  height: number,
): ReelColumn {
  const strip = strips[reel] as readonly number[];
  const missing = height - stay.length;
  const cells = [...stay];
  for (let place = 0; place < missing; place += 1) cells.push(strip[(from + place) % strip.length] as number);
  let shown = 0;
  let wilds = 0;
  let scattered = false;
  const counts = Array<number>(paying).fill(0);
  for (const symbol of cells) {
    if (symbol < paying) counts[symbol] = (counts[symbol] as number) + 1;
    else if (symbol === paying) wilds += 1;
    else scattered = true;
  }
  for (let symbol = 0; symbol < paying; symbol += 1) {
    const count = (counts[symbol] as number) + wilds;
    counts[symbol] = count;
    if (count > 0) shown |= 1 << symbol;
  }
  return { cells, next: (from + missing) % strip.length, counts, shown, scattered };
}

/** The heights that a reel can have, with their weights. */
export function heightsOf(data: TumblingWaysData, reel: number): { height: number; weight: number }[] {
  return (data.heights[reel] as readonly number[])
    .map((weight, index) => ({ height: MIN_HEIGHT + index, weight }))
    .filter(({ weight }) => weight > 0);
}
