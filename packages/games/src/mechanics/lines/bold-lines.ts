import type { Range } from "../../search/wanted.ts";
import type { LinesPlan } from "./many-lines.ts";

/**
 * The titles that pay seldom and then much: a deviation of 15 stakes and more, and wins of thousands of stakes. Their models are named
 * `{title}-bold`. The earlier models remain, because rounds were played on them.
 */
const BOLD: ReadonlySet<string> = new Set([
  "bald-eagle-wigs",
  "baron-von-bratwurst",
  "berserk-bakery",
  "cobra-cabaret",
  "midnight-monkey-business",
  "parsnip-privateers",
  "pie-fight-at-noon",
  "prairie-oyster-bar",
  "saturns-ring-shop",
  "skate-or-dine",
  "swan-lake-swindle",
  "the-emperors-old-clothes",
]);

/** A quarter of the rounds win; much of the return is in few of them. */
export const BOLD_RANGE: Range = { hitRate: [0.22, 0.28], deviation: [20, 30] };
/** With less, a win of 5,000 stakes does not come once in a thousand million rounds. */
export const BOLD_DEVIATION = 18.5;
export const BOLD_PLAN: LinesPlan = { rows: 3, lines: 10 };
/** Pays grow from symbol to symbol by a factor between these two, and from count to count by at most the third. */
export const BOLD_PAYS = { bases: [2.3, 2.9], maxGrowth: 40 } as const;

/** The id of a bold title's model. */
export const boldFor = (code: string): { id: string } | undefined =>
  BOLD.has(code) ? { id: `${code}-bold` } : undefined;
