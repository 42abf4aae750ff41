import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { Grid, Position, SymbolId } from "@bellwether/contract/studio/events/grid.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { FreeSpinsLayout, freeSpinsEvents, scattersWon } from "../../slots/free-spins-events.ts";
import { Multiplier, PaytableRow, SlotSymbol } from "../../slots/slot-layout.ts";

/**
 * Six reels of changing height: from `leastWays` to `mostWays` ways. `multipliers` are those of the first fill and of each tumble in the
 * paid spin, `freeMultipliers` those in a free spin; the last one stays. `freeSpins.multipliers` has the first multiplier of each award.
 */
export const TumblingWaysLayout = z.object({
  kind: z.literal("tumbling-ways"),
  reels: z.int().min(1).max(8),
  rows: z.int().min(1).max(8),
  leastWays: z.int().min(1),
  mostWays: z.int().min(1),
  coinsPerStake: z.int().min(1),
  symbols: z.array(SlotSymbol),
  paytable: z.array(PaytableRow),
  multipliers: z.array(Multiplier),
  freeMultipliers: z.array(Multiplier),
  freeSpins: FreeSpinsLayout,
});
export type TumblingWaysLayout = z.infer<typeof TumblingWaysLayout>;

/**
 * The reels of a spin stopped; each reel is as high as its list in `grid`. `spin` is 0 for the paid spin, then 1, 2, … for free spins.
 * `stops` are the strip places of the bottom row; the strip continues above it.
 */
const ReelsStopped = z.object({
  type: z.literal("reels-stopped"),
  spin: z.int().min(0).max(1000),
  stops: z.array(z.int().min(0)).length(6),
  ways: z.int().min(1).max(117_649),
  grid: Grid,
});

/**
 * A symbol paid on `reels` adjacent reels from the left, in `ways` ways. `positions` are its places there and those of the wilds that
 * substitute for it; `multiplier` is already in `payoutMinor`.
 */
const WaysWon = z.object({
  type: z.literal("ways-won"),
  symbol: SymbolId,
  reels: z.int().min(3).max(6),
  ways: z.int().min(1).max(117_649),
  positions: z.array(Position).min(3).max(42),
  multiplier: Multiplier,
  payoutMinor: MinorAmount,
});

/**
 * The winning symbols and all wilds left the reels, the symbols above fell, and new symbols came in from the top. `tumble` counts from 1 in
 * each spin; `removed` are places in the grid before it, `grid` is the grid after it, with the same heights.
 */
const Tumbled = z.object({
  type: z.literal("tumbled"),
  tumble: z.int().min(1).max(100),
  removed: z.array(Position).min(1).max(42),
  grid: Grid,
});

/**
 * One step of a round, to be played in order. A spin is `reels-stopped`, and then for each tumble every `ways-won`, `tumbled`, and
 * `multiplier-changed` if the multiplier grew. `scatters-won` follows the last tumble, and then the free spins event by event as in
 * `lines`. A spin's multiplier starts again with its `reels-stopped`. `round-ended` is last.
 */
export const TumblingWaysEvent = z.discriminatedUnion("type", [
  ReelsStopped,
  WaysWon,
  Tumbled,
  scattersWon(6),
  ...freeSpinsEvents,
  RoundEnded,
]);
export type TumblingWaysEvent = z.infer<typeof TumblingWaysEvent>;
