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
  "plumbers-odyssey",
  "prairie-oyster-bar",
  "saturns-ring-shop",
  "skate-or-dine",
  "swan-lake-swindle",
  "the-emperors-old-clothes",
]);

/** About a quarter of the rounds win, and few of these have most of the return. */
export const BOLD_RANGE: Range = { hitRate: [0.22, 0.28], deviation: [20, 30] };
/** A model with a smaller deviation is refused: its wins rarely reach 5,000 stakes in a thousand million rounds. */
export const BOLD_DEVIATION = 18.5;
export const BOLD_PLAN: LinesPlan = { rows: 3, lines: 10 };
/** `bases`: each symbol pays this many times more than the one below it. `maxGrowth`: so many times more for one more symbol on the line, at most. */
export const BOLD_PAYS = { bases: [2.3, 2.9], maxGrowth: 40 } as const;

/** Returns the id of a title's bold model, or undefined if the title is not bold. */
export const boldFor = (code: string): { id: string } | undefined =>
  BOLD.has(code) ? { id: `${code}-bold` } : undefined;
