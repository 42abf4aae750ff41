import type { Draws } from "../../fairness/draws.ts";
import { linePaths } from "../../search/line-paths.ts";
import type { Order } from "../../search/order.ts";
import { oneOf, shuffled } from "../../search/random.ts";
import type { Range } from "../../search/wanted.ts";
import { BOLD_PAYS } from "./bold-lines.ts";
import type { GiantSymbols } from "./feature.ts";
import type { LinesPlan } from "./many-lines.ts";

/** What a title's model with giant symbols is searched for. `wilds` are the reels with a wild, and `extra` is on the wide strip besides the paying symbols. */
export type GiantPlan = LinesPlan & {
  /** The return of the title's earlier model, as a share. */
  readonly returnToPlayer: number;
  readonly range: Range;
  readonly wilds: readonly number[];
  readonly pays?: typeof BOLD_PAYS;
  readonly extra: readonly ("wild" | "scatter")[];
  readonly paid: GiantSymbols["paid"];
  readonly free: GiantSymbols["free"];
  readonly freeSpins: { readonly spins: number; readonly multipliers: readonly number[] };
};

/**
 * The titles with giant symbols. A wide reel on the first reel has no wild. Where free spins leave two single reels beside it, only a giant
 * scatter can give further ones.
 */
export const GIANT_PLANS: Readonly<Record<string, GiantPlan>> = {
  "bigger-fish-to-fry": {
    returnToPlayer: 0.9537,
    rows: 4,
    lines: 10,
    wilds: [1, 3],
    range: { hitRate: [0.285, 0.285], deviation: [6, 6] },
    extra: [],
    paid: [
      { reels: [], weight: 15 },
      { reels: [0, 1, 2], weight: 1 },
      { reels: [1, 2, 3], weight: 1 },
      { reels: [2, 3, 4], weight: 1 },
    ],
    free: [
      { reels: [0, 1, 2], weight: 1 },
      { reels: [1, 2, 3], weight: 2 },
      { reels: [2, 3, 4], weight: 1 },
    ],
    freeSpins: { spins: 8, multipliers: [1] },
  },
  "gorilla-in-the-vanilla": {
    returnToPlayer: 0.9457,
    rows: 3,
    lines: 10,
    wilds: [1, 2, 3, 4],
    range: { hitRate: [0.29, 0.29], deviation: [8, 8] },
    extra: ["wild", "scatter"],
    paid: [
      { reels: [], weight: 8 },
      { reels: [1, 2], weight: 2 },
      { reels: [2, 3], weight: 1 },
      { reels: [3, 4], weight: 1 },
    ],
    free: [
      { reels: [1, 2, 3], weight: 2 },
      { reels: [2, 3, 4], weight: 1 },
    ],
    freeSpins: { spins: 8, multipliers: [1, 2] },
  },
  "mammoth-task": {
    returnToPlayer: 0.9429,
    rows: 3,
    lines: 10,
    wilds: [2, 3, 4],
    range: { hitRate: [0.27, 0.27], deviation: [24, 24] },
    pays: BOLD_PAYS,
    extra: ["wild", "wild"],
    paid: [
      { reels: [], weight: 16 },
      { reels: [1, 2], weight: 2 },
      { reels: [2, 3], weight: 1 },
      { reels: [1, 2, 3], weight: 1 },
    ],
    free: [{ reels: [1, 2, 3], weight: 1 }],
    freeSpins: { spins: 4, multipliers: [20] },
  },
};

/**
 * Draws the wide strip of a title's plan, or of any plan if the title has none: two of each of the lower symbols, and one of each of the
 * others.
 */
export function giantStyle({ id, paying, wild, scatter }: Order, draws: Draws) {
  const plan = GIANT_PLANS[id.replace(/-giant$/, "")] ?? oneOf(draws, Object.values(GIANT_PLANS));
  const { rows, lines, wilds, pays, extra, paid, free, freeSpins } = plan;
  const symbols = shuffled(draws, [
    ...paying,
    ...paying.slice(0, Math.ceil(paying.length / 2)),
    ...extra.map((role) => (role === "wild" ? wild : scatter)),
  ]);
  return {
    wilds: [0, 1, 2, 3, 4].map((reel) => (wilds.includes(reel) ? [wild] : [])),
    ...(pays && { pays }),
    rows,
    lines: linePaths(rows, lines),
    freeSpins: { spins: freeSpins.spins, multipliers: [...freeSpins.multipliers] },
    feature: { kind: "giant-symbols" as const, symbols, paid, free },
  };
}
