import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { Grid, Position, SymbolId } from "@bellwether/contract/studio/events/grid.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { Multiplier, PaytableRow, SlotSymbol } from "../../slots/slot-layout.ts";
import { PlaceMultipliers } from "./features.ts";
import { Jar } from "./jar.ts";

/**
 * A grid on which touching equal symbols pay from `minimumCluster` on; with `wins: "anywhere"`, equal symbols anywhere. `multipliers` are those of the first fill and of each drop; the last
 * one stays. `boards` is the number of boards in models with a pool; `jar` is the jar that winning symbols fill.
 * Symbols with the role `boost` multiply the win of a round; `placeMultipliers` says how far the multiplier of a place grows.
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
  boards: z.int().min(1).optional(),
  jar: Jar.optional(),
  wins: z.literal("anywhere").optional(),
  placeMultipliers: PlaceMultipliers.optional(),
});
export type ClustersLayout = z.infer<typeof ClustersLayout>;

const Positions = z.array(Position).min(1).max(64);

/**
 * The first grid of the round. `stops` are the strip places of each reel's bottom row, and the strip continues above it. `board` is the
 * board's number in the pool.
 */
const GridFilled = z.object({
  type: z.literal("grid-filled"),
  stops: z.array(z.int().min(0)).min(5).max(8),
  board: z.int().min(0).optional(),
  grid: Grid,
});

/** The multiplier of a place: a cluster has the sum of those of its places. */
const PlaceTimes = z.int().min(2).max(1024);

/**
 * These places won before and win on this grid again: their multipliers became or grew to `multiplier`. A place whose multiplier has reached
 * the cap is not in it. All of it applies to the wins that follow.
 */
const PlacesGrown = z.object({
  type: z.literal("places-grown"),
  places: z
    .array(Position.extend({ multiplier: PlaceTimes }))
    .min(1)
    .max(64),
});

/**
 * Touching equal symbols (wilds included) paid, or equal symbols anywhere; `multiplier` is already in `payoutMinor`. Several can be sent
 * before the grid changes. In models whose places have multipliers, `multiplier` is the sum of those of its places, or 1.
 */
const ClusterWon = z.object({
  type: z.literal("cluster-won"),
  symbol: SymbolId,
  positions: Positions,
  multiplier: z.int().min(1).max(65_536),
  payoutMinor: MinorAmount,
});

/**
 * The winning symbols were removed, the symbols above fell, and new symbols came in from the top. `drop` counts from 1; `removed` are
 * places in the grid before it, `grid` is the grid after it. The rest of each reel keeps its order, so the client can compute how far each
 * symbol fell. `jar` is the number of symbols in the jar after it, in models with a jar. Where places have multipliers, every removed place is
 * marked from now on.
 */
const CascadeDropped = z.object({
  type: z.literal("cascade-dropped"),
  drop: z.int().min(1).max(100),
  removed: Positions,
  jar: z.int().min(1).max(4000).optional(),
  grid: Grid,
});

/**
 * The jar reached its mark `at`. The lowest symbol on the grid stood at `positions`: it was removed (`clear`; the rest fell as after a
 * win), or turned into `into`. `grid` is the grid after it.
 */
const JarBroke = z.object({
  type: z.literal("jar-broke"),
  at: z.int().min(1).max(500),
  turn: z.enum(["clear", "wild", "raise"]),
  symbol: SymbolId,
  into: SymbolId.optional(),
  positions: Positions,
  grid: Grid,
});

/** The multiplier from the next cluster on; sent after a drop that raised it. A round begins at 1. */
const MultiplierChanged = z.object({ type: z.literal("multiplier-changed"), multiplier: Multiplier });

/**
 * The round has won, nothing pays any more, and these numbers are on the grid. The win so far is multiplied by their `sum`; `payoutMinor` is
 * what that adds to it.
 */
const BoostsWon = z.object({
  type: z.literal("boosts-won"),
  boosts: z
    .array(Position.extend({ times: z.int().min(2).max(100) }))
    .min(1)
    .max(64),
  sum: z.int().min(2).max(6400),
  payoutMinor: MinorAmount,
});

/**
 * One step of a round of clusters, to be played in order. `grid-filled` is first. As long as clusters pay, there is `places-grown` if the
 * multiplier of a place grew, every `cluster-won`, then `cascade-dropped`, and `multiplier-changed` if the multiplier grew. When nothing pays
 * and the jar has reached a mark, `jar-broke` follows, and then clusters again. `boosts-won` follows at the end if the round has won and
 * the grid shows numbers. `round-ended` is last.
 */
export const ClustersEvent = z.discriminatedUnion("type", [
  GridFilled,
  PlacesGrown,
  ClusterWon,
  CascadeDropped,
  MultiplierChanged,
  JarBroke,
  BoostsWon,
  RoundEnded,
]);
export type ClustersEvent = z.infer<typeof ClustersEvent>;
