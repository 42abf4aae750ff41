import type { Range } from "../../search/wanted.ts";

/** The rows and lines of a lines slot. */
export type LinesPlan = { readonly rows: 3 | 4; readonly lines: number };

/** The titles with forty or fifty lines on five reels of four rows. Their models are named `{title}-{lines}-lines`. */
const MANY_LINES: Readonly<Record<string, number>> = {
  "peacocks-tax-return": 50,
  "the-barons-beetles": 40,
  "longship-lemonade": 40,
};

/** With so many lines about half of all spins pay. */
export const MANY_LINES_RANGE: Range = { hitRate: [0.44, 0.54], deviation: [3.6, 7] };

/** The lines of a title that has many, and its model's id. */
export function manyLinesFor(code: string): (LinesPlan & { id: string }) | undefined {
  const lines = MANY_LINES[code];
  return lines === undefined ? undefined : { rows: 4, lines, id: `${code}-${lines}-lines` };
}
