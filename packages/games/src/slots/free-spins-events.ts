import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { Position, SymbolId } from "@bellwether/contract/studio/events/grid.ts";
import type { SlotFeature } from "@bellwether/contract/studio/game-sheet.ts";
import { z } from "zod";
import { Multiplier } from "./slot-layout.ts";

const Count = z.int().min(1).max(1000);

/**
 * The number of scatters that start the feature, the spins of an award and of a round at most, and the multiplier at the start and after
 * each retrigger.
 */
export const FreeSpinsLayout = z.object({
  scatters: z.int().min(1),
  spins: z.int().min(1),
  maximumSpins: z.int().min(1),
  multipliers: z.array(Multiplier),
});

/** The last spin awarded `count` free spins, and `remaining` are now left to play. A retrigger sends this event again. */
const FreeSpinsAwarded = z.object({
  type: z.literal("free-spins-awarded"),
  count: Count,
  remaining: Count,
});

/** The feature starts: after the paid spin's wins, before the first free spin. */
const FreeSpinsStarted = z.object({ type: z.literal("free-spins-started"), count: Count });

/** The multiplier for wins from the next free spin on; sent when the feature starts and after each retrigger. */
const MultiplierChanged = z.object({ type: z.literal("multiplier-changed"), multiplier: Count });

/** A free spin begins; `spin` counts from 1, `remaining` is the number of spins after it. The next event is its `reels-stopped`. */
const FreeSpinStarted = z.object({
  type: z.literal("free-spin-started"),
  spin: Count,
  remaining: z.int().min(0).max(1000),
});

/** The feature ends, with the number of free spins and their total payout for the summary. The spins have paid this amount already. */
const FreeSpinsEnded = z.object({
  type: z.literal("free-spins-ended"),
  spins: Count,
  totalMinor: MinorAmount,
});

/** Scatters paid anywhere, at most one per reel; `multiplier` is already in `payoutMinor`. */
export const scattersWon = (reels: number) =>
  z.object({
    type: z.literal("scatters-won"),
    symbol: SymbolId,
    positions: z.array(Position).min(3).max(reels),
    multiplier: Count,
    payoutMinor: MinorAmount,
  });

/** The events of the feature. */
export const freeSpinsEvents = [
  FreeSpinsAwarded,
  FreeSpinsStarted,
  MultiplierChanged,
  FreeSpinStarted,
  FreeSpinsEnded,
] as const;
export type FreeSpinsEvent = z.infer<(typeof freeSpinsEvents)[number]>;

/** Free spins as the feature of a slot. */
export const freeSpinsFeature: SlotFeature = {
  name: "free_spins",
  startsWith: FreeSpinsStarted.shape.type.value,
};
