import type { BingoKind, BingoPrize } from "./wire.ts";

/** A prize's patterns: sets of cells by their index, row by row. A card wins the prize when all numbers of one pattern are called. */
export type BingoPatterns = readonly (readonly number[])[];

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const row = (index: number, columns: number) => range(columns).map((column) => index * columns + column);

const ROWS_90 = [0, 1, 2].map((index) => row(index, 9));
const LINES_75 = [
  ...range(5).map((index) => row(index, 5)),
  ...range(5).map((column) => range(5).map((index) => index * 5 + column)),
  [0, 6, 12, 18, 24],
  [4, 8, 12, 16, 20],
];

const patterns: Readonly<Record<BingoKind, Partial<Record<BingoPrize, BingoPatterns>>>> = {
  "90": {
    line: ROWS_90,
    "two-lines": [
      [0, 1],
      [0, 2],
      [1, 2],
    ].map((rows) => rows.flatMap((index) => ROWS_90[index] ?? [])),
    house: [range(27)],
  },
  "75": {
    line: LINES_75,
    corners: [[0, 4, 20, 24]],
    diamond: [[2, 6, 8, 10, 14, 16, 18, 22]],
    cross: [[0, 4, 6, 8, 12, 16, 18, 20, 24]],
    house: [range(25)],
  },
  "30": { house: [range(9)] },
};

/** The patterns of a prize; undefined for a prize that this game does not have. */
export function patternsOf(kind: BingoKind, prize: BingoPrize): BingoPatterns | undefined {
  return patterns[kind][prize];
}
