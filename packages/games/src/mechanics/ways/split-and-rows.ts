import type { Draws } from "../../fairness/draws.ts";
import { oneOf } from "../../search/random.ts";
import type { Range } from "../../search/wanted.ts";

/** What a ways slot has besides its free spins. */
export type WaysKind = "split" | "rows";

/**
 * The titles with split symbols, and those whose rows open. Their models are named `{title}-{kind}`. The earlier models remain, because
 * rounds were played on them.
 */
const TITLES: Readonly<Record<WaysKind, readonly string[]>> = {
  split: ["twelve-angry-hens", "lamb-chopin", "brie-encounter", "wolf-of-wool-street"],
  rows: ["a-fjord-too-far", "elevenses-with-elephants", "bees-knees-speakeasy", "shepherds-delight"],
};

const RANGES: Readonly<Record<WaysKind, Range>> = {
  split: { hitRate: [0.28, 0.42], deviation: [4, 9] },
  // Every win opens a row, so that more than about three wins of ten would leave little for the opened rows to pay.
  rows: { hitRate: [0.2, 0.3], deviation: [5, 8] },
};

/** Returns the id, the kind and the range of a title's further model, or undefined if the title has none. */
export function kindFor(code: string): { id: string; kind: WaysKind; range: Range } | undefined {
  for (const kind of ["split", "rows"] as const)
    if (TITLES[kind].includes(code)) return { id: `${code}-${kind}`, kind, range: RANGES[kind] };
  return undefined;
}

/** The most rows that open. */
export const drawMostRows = (draws: Draws): number => oneOf(draws, [6, 6, 7]);

/** The id of the symbol that shows this one twice. */
export function splitOf(symbol: string): string {
  return `${symbol.slice(0, 20).replace(/-$/, "")}-two`;
}

/**
 * Splits some places of a strip. `share` is the chance that a place of these symbols is split. */
export function splitPlaces(
  draws: Draws,
  strip: readonly string[],
  symbols: readonly string[],
  share: number,
) {
  return strip.map((symbol) =>
    symbols.includes(symbol) && draws.below(1000) < share * 1000 ? splitOf(symbol) : symbol,
  );
}
