import { SymbolId } from "@bellwether/contract/studio/events/grid.ts";
import { z } from "zod";

const Weight = z.int().min(1).max(1000);

/** A wild that lands fills its whole reel before lines pay: in every spin, or in free spins alone. */
const ExpandingWilds = z.strictObject({
  kind: z.literal("expanding-wilds"),
  in: z.enum(["every-spin", "free-spins"]),
});

/** In free spins a wild fills its reel, and the reel stays wild until they end. */
const StickyWilds = z.strictObject({ kind: z.literal("sticky-wilds") });

/** In free spins a wild fills its reel, and the wild reel moves one to the right for each spin until it leaves. */
const WalkingWilds = z.strictObject({ kind: z.literal("walking-wilds") });

/**
 * Before the free spins one of these symbols is drawn by its weight. In each free spin that shows it on three reels or more, after the lines
 * have paid, it fills those reels and pays on every line for their number, wherever they are.
 */
const Book = z.strictObject({
  kind: z.literal("book"),
  symbols: z
    .array(z.strictObject({ symbol: SymbolId, weight: Weight }))
    .min(2)
    .max(12),
});

/** Further wilds on the strips, each with a number. A line's win is multiplied by the numbers of all wilds in it. */
const MultiplierWilds = z.strictObject({
  kind: z.literal("multiplier-wilds"),
  wilds: z
    .record(SymbolId, z.int().min(2).max(10))
    .refine((wilds) => Object.keys(wilds).length > 0, { error: "no wild" }),
});

/** What makes a lines slot more than lines and free spins. A model has one at most. */
export const LinesFeature = z.discriminatedUnion("kind", [
  ExpandingWilds,
  StickyWilds,
  WalkingWilds,
  Book,
  MultiplierWilds,
]);
export type LinesFeature = z.infer<typeof LinesFeature>;

/** Reels as bits, the left one lowest. */
export type ReelSet = number;

const EVERY_REEL: ReelSet = 0b11111;

/** Whether wilds fill their reels in some spins. */
export function hasWildReels(feature: LinesFeature | undefined): boolean {
  return (
    feature?.kind === "expanding-wilds" ||
    feature?.kind === "sticky-wilds" ||
    feature?.kind === "walking-wilds"
  );
}

/** Whether a wild fills its reel in the paid spin (`false`) or in a free spin (`true`). */
export function fillsReels(feature: LinesFeature | undefined, isFree: boolean): boolean {
  if (!hasWildReels(feature)) return false;
  return isFree || (feature?.kind === "expanding-wilds" && feature.in === "every-spin");
}

/** The reels that are wild from the start of the next free spin, after a spin that ended with these wild. */
export function keptWild(feature: LinesFeature | undefined, wild: ReelSet): ReelSet {
  if (feature?.kind === "sticky-wilds") return wild;
  if (feature?.kind === "walking-wilds") return (wild << 1) & EVERY_REEL;
  return 0;
}

/** The reels of a set, from the left. */
export function reelsIn(set: ReelSet): number[] {
  return [0, 1, 2, 3, 4].filter((reel) => (set & (1 << reel)) !== 0);
}
