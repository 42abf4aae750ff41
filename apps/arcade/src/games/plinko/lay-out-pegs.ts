import type { Size } from "../../stage/lay-out-board.ts";
import { nameHeight } from "../quick/paint-landscape.ts";

type Place = { x: number; y: number };

/** The positions of a board's pegs, bins and lines of text, in design pixels. */
export type PegPlaces = {
  /** The distance between two pegs of a row, which is the width of a bin. */
  step: number;
  pegRadius: number;
  ball: number;
  /** The ball's starting point. */
  top: Place;
  /** The position of a peg. `row` counts from the top, `index` from the left, both from 0. */
  peg(row: number, index: number): Place;
  /** The row of bins. Narrow bins have vertical text. */
  bins: { y: number; height: number; isNarrow: boolean };
  /** The middle of a bin. */
  bin(index: number): Place;
  /** The lines of text below the bins. Undefined on a low board. */
  note: Place | undefined;
  recent: Place | undefined;
};

/** Number of pegs in the first row. Each row has one peg more than the row above it. */
export const FIRST_ROW = 3;
/** In CSS pixels: the minimum width of a bin with horizontal text, and the minimum height of a board with lines of text below the bins. */
const NARROW = 34;
const LOW = 400;

/** Lays out a board with this number of rows. `unit` is CSS pixels per design pixel. */
export function layOutPegs(size: Size, unit: number, rows: number): PegPlaces {
  const { width, height } = size;
  const isLow = height * unit < LOW;
  const line = 26 / unit;
  const floor = height - (isLow ? 8 / unit : 2 * line + 10 / unit);
  const high = nameHeight(size) + 34 / unit;
  const widest = (width * 0.97) / (rows + 2);
  const isNarrow = Math.min(widest, 150) * unit < NARROW;
  const binHeight = (isNarrow ? 46 : 30) / unit;
  const binsY = floor - binHeight;
  const down = (binsY - high) / (rows + 0.4);
  const step = Math.min(widest, down * 1.6, 150);
  const middle = width / 2;
  return {
    step,
    pegRadius: Math.max(3.4 / unit, Math.min(step, down) * 0.11),
    ball: Math.max(17 / unit, Math.min(step, down * 1.1)),
    top: { x: middle, y: high - 20 / unit },
    peg: (row, index) => ({ x: middle + (index - (row + FIRST_ROW - 1) / 2) * step, y: high + row * down }),
    bins: { y: binsY, height: binHeight, isNarrow: step * unit < NARROW },
    bin: (index) => ({ x: middle + (index - rows / 2) * step, y: binsY + binHeight / 2 }),
    note: isLow ? undefined : { x: middle, y: floor + line * 0.65 },
    recent: isLow ? undefined : { x: middle, y: floor + line * 1.6 },
  };
}

/** The ball's position on a row's peg after `rights` bounces to the right. With `row` equal to `rows`, the position of its bin. */
export function ballPlace(places: PegPlaces, rows: number, row: number, rights: number): Place {
  if (row === rows) return places.bin(rights);
  const peg = places.peg(row, rights + 1);
  return { x: peg.x, y: peg.y - places.pegRadius - places.ball * 0.42 };
}
