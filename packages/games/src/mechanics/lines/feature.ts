import { SymbolId } from "@bellwether/contract/studio/events/grid.ts";
import { z } from "zod";
import { BonusTrail, BonusWheel } from "./bonus.ts";

const Weight = z.int().min(1).max(1000);

/** A wild that lands fills its reel before lines pay: in every spin, or only in free spins. */
const ExpandingWilds = z.strictObject({
  kind: z.literal("expanding-wilds"),
  in: z.enum(["every-spin", "free-spins"]),
});

/** In free spins a wild fills its reel, and the reel stays wild until the free spins end. */
const StickyWilds = z.strictObject({ kind: z.literal("sticky-wilds") });

/** In free spins a wild fills its reel, and the wild reel moves one reel to the right on each spin until it leaves. */
const WalkingWilds = z.strictObject({ kind: z.literal("walking-wilds") });

/**
 * One of these symbols is drawn by weight before the free spins. In each free spin that shows it on three or more reels, it fills those
 * reels after the lines have paid, and pays on every line for that number of reels, adjacent or not.
 */
const Book = z.strictObject({
  kind: z.literal("book"),
  symbols: z
    .array(z.strictObject({ symbol: SymbolId, weight: Weight }))
    .min(2)
    .max(12),
});

/** Additional wilds on the strips, each with a number. A line's win is multiplied by the numbers of all wilds in it. */
const MultiplierWilds = z.strictObject({
  kind: z.literal("multiplier-wilds"),
  wilds: z
    .record(SymbolId, z.int().min(2).max(10))
    .refine((wilds) => Object.keys(wilds).length > 0, { error: "no wild" }),
});

/**
 * A symbol that pays nothing itself. If it is in the window when the reels have stopped, one of `reveals` is drawn by weight, and all
 * mystery symbols of the spin turn into it before lines pay. In every spin, paid or free.
 */
const MysterySymbols = z.strictObject({
  kind: z.literal("mystery-symbols"),
  symbol: SymbolId,
  reveals: z
    .array(z.strictObject({ symbol: SymbolId, weight: Weight }))
    .min(2)
    .max(12),
});

/**
 * In every spin or only in free spins one of `sets` is drawn by weight before the stops. Its reels, which are side by side and have the same
 * strip, show the same stop of it.
 */
const LinkedReels = z.strictObject({
  kind: z.literal("linked-reels"),
  in: z.enum(["every-spin", "free-spins"]),
  sets: z
    .array(z.strictObject({ reels: z.array(z.int().min(0).max(4)).min(2).max(4), weight: Weight }))
    .min(1)
    .max(8),
});

/**
 * A symbol that pays nothing. When a free spin has paid, each one that it shows turns the lowest symbol of `ladder` that is left into the
 * next one, for the rest of the free spins; the last one stays. `ladder` are paying symbols from the lowest. In paid spins it does nothing.
 */
const UpgradingSymbols = z.strictObject({
  kind: z.literal("upgrading-symbols"),
  symbol: SymbolId,
  ladder: z.array(SymbolId).min(2).max(6),
});
export type UpgradingSymbols = z.infer<typeof UpgradingSymbols>;

/** The reels of a block, side by side from the left, or none if no block forms. */
const GiantBlock = z.strictObject({ reels: z.array(z.int().min(0).max(4)).max(3), weight: Weight });

/**
 * Before the stops one of `paid` or, in a free spin, one of `free` is drawn by weight. Its two or three reels merge into one wide reel with the
 * strip `symbols`, of which each is as high and as wide as the reels are many: it fills so many rows of each of them. The wide reel has one
 * stop, which may cut a symbol at the window's edge. A giant scatter counts on each of its reels.
 */
const GiantSymbols = z.strictObject({
  kind: z.literal("giant-symbols"),
  symbols: z.array(SymbolId).min(2).max(40),
  paid: z.array(GiantBlock).min(1).max(10),
  free: z.array(GiantBlock).min(1).max(10),
});
export type GiantSymbols = z.infer<typeof GiantSymbols>;

/** An optional feature of a lines slot besides its lines and free spins. A model has at most one. */
export const LinesFeature = z.discriminatedUnion("kind", [
  ExpandingWilds,
  StickyWilds,
  WalkingWilds,
  Book,
  MultiplierWilds,
  MysterySymbols,
  LinkedReels,
  UpgradingSymbols,
  GiantSymbols,
  BonusWheel,
  BonusTrail,
]);
export type LinesFeature = z.infer<typeof LinesFeature>;

/** A set of reels as bits; the left reel is the lowest bit. */
export type ReelSet = number;

const EVERY_REEL: ReelSet = 0b11111;

/** Whether wilds fill their reels in any spin. */
export function hasWildReels(feature: LinesFeature | undefined): boolean {
  return (
    feature?.kind === "expanding-wilds" ||
    feature?.kind === "sticky-wilds" ||
    feature?.kind === "walking-wilds"
  );
}

/** Whether a wild fills its reel in the paid spin (`isFree` false) or in a free spin (`isFree` true). */
export function fillsReels(feature: LinesFeature | undefined, isFree: boolean): boolean {
  if (!hasWildReels(feature)) return false;
  return isFree || (feature?.kind === "expanding-wilds" && feature.in === "every-spin");
}

/** Whether reels are linked in the paid spin (`isFree` false) or in a free spin (`isFree` true). */
export function linksReels(feature: LinesFeature | undefined, isFree: boolean): boolean {
  return feature?.kind === "linked-reels" && (isFree || feature.in === "every-spin");
}

/** The list that a spin's block of giant symbols is drawn from, in models that have them. */
export type BlockList = "paid" | "free";

/** The strips of a spin whose `merged` reels are one wide reel: each row of a giant symbol is a place of its own. */
export function mergedStrips<Strip extends readonly string[]>(
  strips: readonly Strip[],
  { symbols }: Pick<GiantSymbols, "symbols">,
  merged: readonly number[],
): (Strip | string[])[] {
  if (merged.length === 0) return [...strips];
  const wide = symbols.flatMap((symbol) => Array<string>(merged.length).fill(symbol));
  return strips.map((strip, reel) => (merged.includes(reel) ? wide : strip));
}

/** The reels that are wild when the next free spin begins. `wild` are the reels that were wild at the end of this spin. */
export function keptWild(feature: LinesFeature | undefined, wild: ReelSet): ReelSet {
  if (feature?.kind === "sticky-wilds") return wild;
  if (feature?.kind === "walking-wilds") return (wild << 1) & EVERY_REEL;
  return 0;
}

/** What a place of the strips shows after so many upgrades. */
export function upgraded({ ladder }: UpgradingSymbols, upgrades: number, symbol: string): string {
  const rank = ladder.indexOf(symbol);
  return rank >= 0 && rank < upgrades ? (ladder[upgrades] as string) : symbol;
}

/** The reels of a set, from left to right. */
export function reelsIn(set: ReelSet): number[] {
  return [0, 1, 2, 3, 4].filter((reel) => (set & (1 << reel)) !== 0);
}
