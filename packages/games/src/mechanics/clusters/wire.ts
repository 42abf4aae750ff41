import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { Grid, Position, SymbolId } from "@bellwether/contract/studio/events/grid.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { Multiplier, PaytableRow, SlotSymbol } from "../slot-layout.ts";

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

const Positions = z.array(Position).min(1).max(25);

/** The grid filled for the first time; `stops` are the strip places of each column's bottom row; the strip continues above it. */
const GridFilled = z.object({
  type: z.literal("grid-filled"),
  stops: z.array(z.int().min(0)).length(5),
  grid: Grid,
});

/** Touching equal symbols (wilds included) paid; `multiplier` is already in `payoutMinor`. There may be several before the grid moves. */
const ClusterWon = z.object({
  type: z.literal("cluster-won"),
  symbol: SymbolId,
  positions: Positions,
  multiplier: Multiplier,
  payoutMinor: MinorAmount,
});

/**
 * The winning places emptied, what stood above them fell, and new symbols came in from the top. `drop` counts from 1, `removed` are places
 * in the grid before, `grid` is the grid after; in each column the survivors keep their order, so the client can work out how far each one
 * fell.
 */
const CascadeDropped = z.object({
  type: z.literal("cascade-dropped"),
  drop: z.int().min(1).max(100),
  removed: Positions,
  grid: Grid,
});

/** The multiplier for clusters from the next one on; sent after a drop that raised it. A round begins at 1. */
const MultiplierChanged = z.object({ type: z.literal("multiplier-changed"), multiplier: Multiplier });

/**
 * One step of a round of clusters, to be played in order: `grid-filled`, then while clusters pay: every `cluster-won`,
 * `cascade-dropped`, `multiplier-changed` (when it grew); last `round-ended`.
 */
export const ClustersEvent = z.discriminatedUnion("type", [
  GridFilled,
  ClusterWon,
  CascadeDropped,
  MultiplierChanged,
  RoundEnded,
]);
export type ClustersEvent = z.infer<typeof ClustersEvent>;
