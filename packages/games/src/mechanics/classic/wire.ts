import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { Grid, Position, SymbolId } from "@bellwether/contract/studio/events/grid.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { PaytableRow, SlotSymbol } from "../../slots/slot-layout.ts";

/**
 * Three reels of three rows: `lines[n][reel]` is the row (0 on top) that line n passes through. `wildMultiplier` is set when a wild is
 * among the symbols. `help` is the nudge or respin that a spin without a win gets one time in `oneIn`.
 */
export const ClassicLayout = z.object({
  kind: z.literal("classic"),
  reels: z.literal(3),
  rows: z.literal(3),
  coinsPerStake: z.int().min(1),
  symbols: z.array(SlotSymbol),
  lines: z.array(z.array(z.int().min(0).max(2)).length(3)),
  paytable: z.array(PaytableRow),
  wildMultiplier: z.int().min(1).optional(),
  help: z.object({
    kind: z.enum(["nudge", "respin"]),
    oneIn: z.int().min(1),
    reach: z.int().min(1).max(2).optional(),
  }),
});
export type ClassicLayout = z.infer<typeof ClassicLayout>;

const Reel = z.int().min(0).max(2);

/** The reels stopped; `stops` are the strip places of the top row. */
const ReelsStopped = z.object({
  type: z.literal("reels-stopped"),
  stops: z.array(z.int().min(0)).length(3),
  grid: Grid,
});

/** A nudge moved one reel by steps, downwards when positive; `grid` is the grid after it. */
const Nudged = z.object({
  type: z.literal("nudged"),
  reel: Reel,
  steps: z.int().min(-2).max(2),
  grid: Grid,
});

/** Two equal symbols of a line were held and the third reel span again; `grid` is the grid after it. */
const ReelRespun = z.object({
  type: z.literal("reel-respun"),
  line: z.int().min(0).max(4),
  reel: Reel,
  stop: z.int().min(0),
  grid: Grid,
});

/** A line paid: `line` is an index into the sheet's lines; the `multiplier` of its wilds is already in `payoutMinor`. */
const LineWon = z.object({
  type: z.literal("line-won"),
  line: z.int().min(0).max(4),
  symbol: SymbolId,
  positions: z.array(Position).min(2).max(3),
  multiplier: z.int().min(1).max(1000),
  payoutMinor: MinorAmount,
});

/**
 * One step of a round, to be played in order: `reels-stopped`, `nudged` or `reel-respun` if the spin was helped, `line-won` for each line
 * that pays, and `round-ended`.
 */
export const ClassicEvent = z.discriminatedUnion("type", [
  ReelsStopped,
  Nudged,
  ReelRespun,
  LineWon,
  RoundEnded,
]);
export type ClassicEvent = z.infer<typeof ClassicEvent>;
