import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { Grid, Position, SymbolId } from "@bellwether/contract/studio/events/grid.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { FreeSpinsLayout, freeSpinsEvents, scattersWon } from "../../slots/free-spins-events.ts";
import { Multiplier, PaytableRow, SlotSymbol } from "../../slots/slot-layout.ts";

/**
 * Reels that pay in ways: a symbol pays when it shows on adjacent reels from the left, in any rows. `ways` is the number of rows to the
 * power of the number of reels. `splits` are the symbols that show another one twice in a place, and `mostWays` is the number of ways when
 * all places have one. `openingRows` are the heights that can open after a winning paid spin, in their order, with their ways.
 */
export const WaysLayout = z.object({
  kind: z.literal("ways"),
  reels: z.int().min(1).max(8),
  rows: z.int().min(1).max(8),
  ways: z.int().min(1),
  coinsPerStake: z.int().min(1),
  symbols: z.array(SlotSymbol),
  paytable: z.array(PaytableRow),
  freeSpins: FreeSpinsLayout,
  splits: z.array(z.object({ symbol: SymbolId, shows: SymbolId })).optional(),
  mostWays: z.int().min(1).optional(),
  openingRows: z
    .array(z.object({ rows: z.int().min(1).max(8), ways: z.int().min(1) }))
    .min(1)
    .optional(),
});
export type WaysLayout = z.infer<typeof WaysLayout>;

/**
 * The reels of a spin stopped. `spin` is 0 for the paid spin and those with opened rows, then 1, 2, … for free spins; `stops` are the strip
 * places of the top row.
 */
const ReelsStopped = z.object({
  type: z.literal("reels-stopped"),
  spin: z.int().min(0).max(1000),
  stops: z.array(z.int().min(0)).min(5).max(6),
  grid: Grid,
});

/** Six reels of seven rows. */
const MAX_WAYS = 7 ** 6;

/**
 * A symbol paid on `reels` adjacent reels from the left, in `ways` ways. `positions` are all its places and those of the wilds that
 * substitute for it; a split symbol counts twice in `ways`. `multiplier` is already in `payoutMinor`.
 */
const WaysWon = z.object({
  type: z.literal("ways-won"),
  symbol: SymbolId,
  reels: z.int().min(3).max(6),
  ways: z.int().min(1).max(MAX_WAYS),
  positions: z.array(Position).min(3).max(42),
  multiplier: Multiplier,
  payoutMinor: MinorAmount,
});

/**
 * The last spin won and opened a row on every reel, in all `rows` rows with `ways` ways. The reels turn again without a stake; the next
 * event is their `reels-stopped`, with as many symbols on every reel.
 */
const RowsOpened = z.object({
  type: z.literal("rows-opened"),
  rows: z.int().min(4).max(7),
  ways: z.int().min(1).max(MAX_WAYS),
});

/**
 * One step of a round of ways, to be played in order: `reels-stopped`, then `ways-won` (by symbol) and `scatters-won`; where rows open,
 * `rows-opened` with the same of its spin, again and again; with three scatters or more on the paid spin the feature, event by event as in
 * `lines`; last `round-ended`.
 */
export const WaysEvent = z.discriminatedUnion("type", [
  ReelsStopped,
  WaysWon,
  RowsOpened,
  scattersWon(6),
  ...freeSpinsEvents,
  RoundEnded,
]);
export type WaysEvent = z.infer<typeof WaysEvent>;
