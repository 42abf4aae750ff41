import { z } from "zod";
import { PositiveMinorAmount } from "./amount.ts";
import { SymbolId } from "./events/grid.ts";

const Multiplier = z.int().min(1).max(1000);

/** A slot's symbol and what it does: pays by itself, stands for others (wild), or counts anywhere (scatter). */
const SlotSymbol = z.object({ id: SymbolId, role: z.enum(["pays", "wild", "scatter"]) });

/** `symbol` found `count` times (or, for clusters, from `count` up to the next row's) pays `coins`; a coin is the stake divided by `coinsPerStake`. */
const PaytableRow = z.object({ symbol: SymbolId, count: z.int().min(1).max(25), coins: z.int().min(1) });

/**
 * Reels and lines: `lines[n][reel]` is the row (0 on top) that line n passes through. Lines pay from the left reel, the
 * scatter pays anywhere. `freeSpins` says how many scatters start the feature, how many spins each award gives, how many
 * there can be in a round, and the multiplier of the feature before and after each retrigger.
 */
export const LinesLayout = z.object({
  kind: z.literal("lines"),
  reels: z.int().min(1).max(8),
  rows: z.int().min(1).max(8),
  coinsPerStake: z.int().min(1),
  symbols: z.array(SlotSymbol),
  lines: z.array(z.array(z.int().min(0).max(7))),
  paytable: z.array(PaytableRow),
  freeSpins: z.object({
    scatters: z.int().min(1),
    spins: z.int().min(1),
    maximumSpins: z.int().min(1),
    multipliers: z.array(Multiplier),
  }),
});
export type LinesLayout = z.infer<typeof LinesLayout>;

/**
 * A grid whose touching equal symbols pay from `minimumCluster` on. `multipliers` are those of the first fill and of each drop; the last
 * one stays.
 */
export const ClustersLayout = z.object({
  kind: z.literal("clusters"),
  reels: z.int().min(1).max(8),
  rows: z.int().min(1).max(8),
  coinsPerStake: z.int().min(1),
  symbols: z.array(SlotSymbol),
  minimumCluster: z.int().min(2),
  paytable: z.array(PaytableRow),
  multipliers: z.array(Multiplier),
});
export type ClustersLayout = z.infer<typeof ClustersLayout>;

/**
 * A scratch card: its number of cells and columns, and its prizes as multiples of its price, from the largest down; `oneIn` says as text
 * how many cards there are for each that wins the prize ("24.50").
 */
export const CardLayout = z.object({
  kind: z.literal("card"),
  cells: z.int().min(1).max(32),
  columns: z.int().min(1).max(8),
  prizes: z.array(z.object({ multiple: z.int().min(1), oneIn: z.string().max(24) })),
});
export type CardLayout = z.infer<typeof CardLayout>;

/** The kinds of bet of the European table, inside and outside. */
export const RouletteBetKind = z.enum([
  "straight",
  "split",
  "street",
  "trio",
  "corner",
  "first-four",
  "six-line",
  "column",
  "dozen",
  "red",
  "black",
  "odd",
  "even",
  "low",
  "high",
]);
export type RouletteBetKind = z.infer<typeof RouletteBetKind>;

/**
 * The roulette table: `wheel` is the order of the pockets clockwise from 0; each spot covers its pockets and pays `pays` to one in addition
 * to the stake. A bet is a whole multiple of `betUnitMinor`, at most `maximumBetMinor` of its spot; `stakes` of the sheet are the chips on
 * offer.
 */
export const RouletteLayout = z.object({
  kind: z.literal("roulette"),
  wheel: z.array(z.int().min(0).max(36)).length(37),
  redPockets: z.array(z.int().min(1).max(36)).length(18),
  betUnitMinor: PositiveMinorAmount,
  maximumStakeMinor: PositiveMinorAmount,
  spots: z.array(
    z.object({
      spot: z.string().max(40),
      kind: RouletteBetKind,
      pockets: z.array(z.int().min(0).max(36)).min(1).max(18),
      pays: z.int().min(1).max(35),
      maximumBetMinor: PositiveMinorAmount,
    }),
  ),
});
export type RouletteLayout = z.infer<typeof RouletteLayout>;
