import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { Grid, Position, SymbolId } from "@bellwether/contract/studio/events/grid.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { FreeSpinsLayout, freeSpinsEvents, scattersWon } from "../../slots/free-spins-events.ts";
import { PaytableRow, SlotSymbol } from "../../slots/slot-layout.ts";
import { LinesFeature } from "./feature.ts";

/**
 * Reels and lines: `lines[n][reel]` is the row (0 on top) that line n passes through. Lines pay from the left reel, the scatter pays
 * anywhere.
 */
export const linesReelsLayout = {
  reels: z.int().min(1).max(8),
  rows: z.int().min(1).max(8),
  coinsPerStake: z.int().min(1),
  symbols: z.array(SlotSymbol),
  lines: z.array(z.array(z.int().min(0).max(7))),
  paytable: z.array(PaytableRow),
};

/**
 * `freeSpins` has the number of scatters that start the feature, the spins of each award, the maximum in a round, and the multiplier at
 * the start and after each retrigger. `feature` is the model's optional feature; its multiplier wilds are among the symbols, its mystery
 * or upgrade symbol is not. With a bonus wheel, the spins are those of the segment
 * with the most, and the multiplier is that of the segment.
 */
export const LinesLayout = z.object({
  kind: z.literal("lines"),
  ...linesReelsLayout,
  freeSpins: FreeSpinsLayout,
  feature: LinesFeature.optional(),
});
export type LinesLayout = z.infer<typeof LinesLayout>;

const Count = z.int().min(1).max(1000);

/** The reels of a spin stopped. `spin` is 0 for the paid spin, then 1, 2, … for free spins; `stops` are the strip places of the top row. */
export const ReelsStopped = z.object({
  type: z.literal("reels-stopped"),
  spin: z.int().min(0).max(1000),
  stops: z.array(z.int().min(0)).length(5),
  grid: Grid,
});

const Reels = z.array(z.int().min(0).max(4)).min(1).max(5);

/** In the spin that begins, these reels turn as one and show the same stop. Sent before their `reels-stopped`. */
const ReelsLinked = z.object({
  type: z.literal("reels-linked"),
  reels: z.array(z.int().min(0).max(4)).min(2).max(4),
});

/**
 * In the spin that begins, these reels are one wide reel of giant symbols, each as high and as wide as the reels are many. Sent before their
 * `reels-stopped`, whose stop is a row of the wide strip: the remainder by the number of reels says how many rows of the top symbol are
 * above the window.
 */
const ReelsMerged = z.object({
  type: z.literal("reels-merged"),
  reels: z.array(z.int().min(0).max(4)).min(2).max(3),
});

/** Wilds filled these reels before lines paid; `grid` is the grid after it. */
const WildsExpanded = z.object({ type: z.literal("wilds-expanded"), reels: Reels, grid: Grid });

/** These reels are wild in the free spin that begins, and do not turn: each stayed, or walked here from the reel on its left. */
const WildsKept = z.object({ type: z.literal("wilds-kept"), reels: Reels });

/** All mystery symbols of the spin turned into `symbol` before lines paid; `grid` is the grid after it. */
const MysteryOpened = z.object({ type: z.literal("mystery-opened"), symbol: SymbolId, grid: Grid });

/**
 * The bonus wheel stopped at `segment`, an index into the feature's segments. `payoutMinor` is its prize, or 0 if it has free spins, whose
 * events follow.
 */
const WheelTurned = z.object({
  type: z.literal("wheel-turned"),
  segment: z.int().min(0).max(11),
  payoutMinor: MinorAmount,
});

const Place = z.int().min(0).max(29);

/** The trail starts, with at most so many throws. The piece is before the first place. */
const TrailStarted = z.object({ type: z.literal("trail-started"), throws: z.int().min(2).max(8) });

/**
 * The die showed `face` and led the piece to the place `landed` of the feature's places. `place` is where it ended: another place if the
 * first has a move. Its prize was paid; `left` is the number of throws that are left.
 */
const DieThrown = z.object({
  type: z.literal("die-thrown"),
  face: z.int().min(1).max(6),
  landed: Place,
  place: Place,
  left: z.int().min(0).max(7),
  payoutMinor: MinorAmount,
});

/** The trail is over; its prizes together were `totalMinor`, paid already. `hasEnded` says whether the piece reached the end. */
const TrailEnded = z.object({
  type: z.literal("trail-ended"),
  hasEnded: z.boolean(),
  totalMinor: MinorAmount,
});

/** The upgrade symbols on these reels turned `symbols`, which are all symbols below `into`, into it for the rest of the free spins. */
const SymbolsUpgraded = z.object({
  type: z.literal("symbols-upgraded"),
  reels: Reels,
  symbols: z.array(SymbolId).min(1).max(5),
  into: SymbolId,
});

/** The symbol that the book drew for the free spins that follow. */
const BookOpened = z.object({ type: z.literal("book-opened"), symbol: SymbolId });

/** The book's symbol filled these reels and paid on each of `lines` lines; `multiplier` is already in `payoutMinor`. */
const BookWon = z.object({
  type: z.literal("book-won"),
  symbol: SymbolId,
  reels: Reels.min(3),
  lines: z.int().min(1).max(50),
  multiplier: Count,
  payoutMinor: MinorAmount,
});

/**
 * A line paid: `line` is an index into the sheet's lines, `positions` run from the left reel. `multiplier` includes the numbers of the
 * line's wilds and is already in `payoutMinor`.
 */
export const LineWon = z.object({
  type: z.literal("line-won"),
  line: z.int().min(0).max(99),
  symbol: SymbolId,
  positions: z.array(Position).min(3).max(5),
  multiplier: Count,
  payoutMinor: MinorAmount,
});

/**
 * One step of a round of lines, to be played in order. A spin is `reels-linked` or `reels-merged`, `reels-stopped`, `mystery-opened`, `wilds-expanded`, `line-won` (by line),
 * `scatters-won` and `book-won`. After three scatters or more a model with a wheel has `wheel-turned`, one with a trail `trail-started`, a
 * `die-thrown` for each throw and `trail-ended`. Free spins, if these give them or the model has neither, begin with `book-opened`,
 * `free-spins-awarded`, `free-spins-started` and `multiplier-changed`. Each free spin is `free-spin-started`, `wilds-kept`, its spin and `symbols-upgraded`; a
 * retrigger adds `free-spins-awarded` and `multiplier-changed`. `free-spins-ended` follows the last free spin, and `round-ended` is last. A
 * round with bought free spins starts with them.
 */
export const LinesEvent = z.discriminatedUnion("type", [
  ReelsLinked,
  ReelsMerged,
  ReelsStopped,
  WildsExpanded,
  WildsKept,
  MysteryOpened,
  LineWon,
  SymbolsUpgraded,
  BookOpened,
  BookWon,
  WheelTurned,
  TrailStarted,
  DieThrown,
  TrailEnded,
  scattersWon(5),
  ...freeSpinsEvents,
  RoundEnded,
]);
export type LinesEvent = z.infer<typeof LinesEvent>;
