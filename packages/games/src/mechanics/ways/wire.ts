import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { Grid, Position, SymbolId } from "@bellwether/contract/studio/events/grid.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { FreeSpinsLayout, freeSpinsEvents, scattersWon } from "../../slots/free-spins-events.ts";
import { Multiplier, PaytableRow, SlotSymbol } from "../../slots/slot-layout.ts";

/**
 * Reels that pay in ways: a symbol pays when it shows on adjacent reels from the left, in any rows. `ways` is the number of rows to the
 * power of the number of reels.
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
});
export type WaysLayout = z.infer<typeof WaysLayout>;

/** The reels of a spin stopped. `spin` is 0 for the paid spin, then 1, 2, … for free spins; `stops` are the strip places of the top row. */
const ReelsStopped = z.object({
  type: z.literal("reels-stopped"),
  spin: z.int().min(0).max(1000),
  stops: z.array(z.int().min(0)).min(5).max(6),
  grid: Grid,
});

/**
 * A symbol paid on `reels` adjacent reels from the left, in `ways` ways. `positions` are all its places and those of the wilds that
 * substitute for it. `multiplier` is already in `payoutMinor`.
 */
const WaysWon = z.object({
  type: z.literal("ways-won"),
  symbol: SymbolId,
  reels: z.int().min(3).max(6),
  ways: z.int().min(1).max(4096),
  positions: z.array(Position).min(3).max(24),
  multiplier: Multiplier,
  payoutMinor: MinorAmount,
});

/**
 * One step of a round of ways, to be played in order: `reels-stopped`, then `ways-won` (by symbol) and `scatters-won`; with three scatters
 * or more the feature, event by event as in `lines`; last `round-ended`.
 */
export const WaysEvent = z.discriminatedUnion("type", [
  ReelsStopped,
  WaysWon,
  scattersWon(6),
  ...freeSpinsEvents,
  RoundEnded,
]);
export type WaysEvent = z.infer<typeof WaysEvent>;
