import type { Draws } from "../../fairness/draws.ts";
import { linePaths, type Path } from "../../search/line-paths.ts";
import type { Order } from "../../search/order.ts";
import { oneOf } from "../../search/random.ts";
import type { BOLD_PAYS } from "./bold-lines.ts";
import { trailStyle, wheelStyle } from "./bonus-style.ts";
import type { LinesFeature } from "./feature.ts";
import { giantStyle } from "./giant-lines.ts";
import type { FeatureKind } from "./lines-features.ts";
import { LINE_SHAPES } from "./search-lines.ts";

/**
 * The part of a style that depends on the feature. `wilds` are the wilds of each reel, `stacks` the heights of the stacks of mystery symbols
 * on each reel, `twins` the reels with the same strip, `upgrading` those with an upgrade symbol, and `pays` the pays of bold slots.
 */
type FeaturePart = {
  readonly wilds: readonly (readonly string[])[];
  readonly stacks?: readonly (readonly number[])[];
  readonly twins?: readonly number[];
  readonly upgrading?: readonly number[];
  readonly pays?: typeof BOLD_PAYS;
  readonly freeSpins: { spins: number; multipliers: number[] };
  readonly feature: LinesFeature;
};

/** The properties of a lines slot with a feature besides its weights and pays. */
export type FeaturedStyle = FeaturePart & {
  readonly rows: 3 | 4;
  readonly lines: Path[];
  readonly lengths: readonly number[];
  readonly seed: string;
};

export function featuredStyle(order: Order, kind: FeatureKind, draws: Draws): FeaturedStyle {
  const { rows, lines } = oneOf(draws, LINE_SHAPES);
  const numbers = oneOf(draws, [[2], [2, 3], [3], [2, 4]]);
  return {
    rows,
    lines: linePaths(rows, lines),
    lengths: REELS.map(() => 26 + draws.below(8)),
    ...featureParts[kind](order, draws, numbers),
    seed: String(draws.below(2 ** 31)),
  };
}

const REELS = [0, 1, 2, 3, 4];

/** Draws the part of a style that depends on the feature. `numbers` are the multipliers of multiplier wilds. */
type DrawPart = (
  order: Order,
  draws: Draws,
  numbers: readonly number[],
) => FeaturePart & Partial<Pick<FeaturedStyle, "rows" | "lines">>;

const featureParts: Record<FeatureKind, DrawPart> = {
  book: ({ paying, wild }, draws) => ({
    wilds: wildsOn([1, 2, 3, 4], wild),
    freeSpins: { spins: oneOf(draws, [8, 10, 12]), multipliers: oneOf(draws, [[1], [1, 1], [1, 1, 1]]) },
    feature: {
      kind: "book",
      symbols: paying.map((symbol, rank) => ({ symbol, weight: paying.length - rank })),
    },
  }),
  "expanding-wilds": drawExpandingWilds,
  "sticky-wilds": ({ wild }, draws) => ({
    wilds: wildsOn(oneOf(draws, STICKY_REELS), wild),
    freeSpins: { spins: oneOf(draws, [5, 6, 7, 8]), multipliers: [1] },
    feature: { kind: "sticky-wilds" },
  }),
  "walking-wilds": ({ wild }, draws) => ({
    wilds: wildsOn(oneOf(draws, [[1, 2], [1], [1, 2, 3], [2, 3]]), wild),
    freeSpins: { spins: oneOf(draws, [8, 10, 12]), multipliers: oneOf(draws, [[1], [1, 1]]) },
    feature: { kind: "walking-wilds" },
  }),
  "multiplier-wilds": drawMultiplierWilds,
  "mystery-symbols": drawMysterySymbols,
  "linked-reels": drawLinkedReels,
  "upgrading-symbols": ({ paying, wild }, draws) => ({
    // More lines would all pay after the last upgrade, and take long to count.
    ...{ rows: 3, lines: linePaths(3, oneOf(draws, [9, 10, 15])) },
    wilds: wildsOn([1, 2, 3, 4], wild),
    upgrading: oneOf(draws, [
      [1, 2, 3],
      [2, 3, 4],
      [0, 2, 4],
      [1, 2, 3, 4],
    ]),
    freeSpins: { spins: oneOf(draws, [8, 10, 12]), multipliers: oneOf(draws, [[1], [1, 1]]) },
    feature: { kind: "upgrading-symbols", symbol: "upgrade", ladder: paying.slice(0, 5) },
  }),
  "giant-symbols": giantStyle,
  "bonus-wheel": ({ wild }, draws) => ({ wilds: wildsOn([1, 2, 3, 4], wild), ...wheelStyle(draws) }),
  "bonus-trail": ({ wild }, draws) => ({ wilds: wildsOn([1, 2, 3, 4], wild), ...trailStyle(draws) }),
};

const STICKY_REELS = [
  [1, 3],
  [2, 3],
  [2, 4],
  [1, 2],
  [3, 4],
  [1, 4],
];
const EXPANDING_REELS = [
  [1, 2, 3],
  [2, 3, 4],
  [1, 3],
  [2, 4],
];
const LADDERS = [
  [1, 1],
  [1, 2, 3],
  [2, 3],
];

function drawExpandingWilds({ wild }: Order, draws: Draws): FeaturePart {
  const always = draws.below(3) > 0;
  return {
    wilds: wildsOn(always ? oneOf(draws, EXPANDING_REELS) : [1, 2, 3, 4], wild),
    freeSpins: {
      spins: oneOf(draws, [6, 8, 10]),
      multipliers: [...oneOf(draws, always ? [[1, 1], [2], [1, 2]] : LADDERS)],
    },
    feature: { kind: "expanding-wilds", in: always ? "every-spin" : "free-spins" },
  };
}

function drawMultiplierWilds({ wild }: Order, draws: Draws, numbers: readonly number[]): FeaturePart {
  const numbered = numbers.map((times) => `${wild.slice(0, 21).replace(/-$/, "")}-x${times}`);
  return {
    wilds: REELS.map((reel) => {
      if (reel === 0) return [];
      return draws.below(2) === 0 ? [oneOf(draws, numbered)] : [wild, oneOf(draws, numbered)];
    }),
    freeSpins: { spins: oneOf(draws, [6, 8, 10]), multipliers: [...oneOf(draws, LADDERS)] },
    feature: {
      kind: "multiplier-wilds",
      wilds: Object.fromEntries(numbered.map((id, place) => [id, numbers[place] as number])),
    },
  };
}

/** Stacks on every reel. High symbols are drawn seldom; the wild is drawn only where the first reel has no stack. */
function drawMysterySymbols({ paying, wild }: Order, draws: Draws): FeaturePart {
  const isOnFirst = draws.below(3) > 0;
  return {
    wilds: wildsOn([1, 2, 3, 4], wild),
    stacks: REELS.map((reel) => {
      if (reel === 0 && !isOnFirst) return [];
      return [...oneOf(draws, [[2], [3], [4], [3, 2], [2, 2]])];
    }),
    freeSpins: {
      spins: oneOf(draws, [6, 8, 10]),
      multipliers: [...oneOf(draws, [[1, 1], [2], [1, 2], [1, 2, 3], [2, 3]])],
    },
    feature: {
      kind: "mystery-symbols",
      symbol: "mystery",
      reveals: [
        ...paying.map((symbol, rank) => ({ symbol, weight: 2 * (paying.length - rank) })),
        ...(isOnFirst ? [] : [{ symbol: wild, weight: 1 }]),
      ],
    },
  };
}

type LinkedReels = Pick<Extract<LinesFeature, { kind: "linked-reels" }>, "in" | "sets">;

/** Sets of linked reels, without the first reel, whose strip has no wild. Triples are rarer, because one scatter on them is three. */
const LINKED_SETS: readonly LinkedReels[] = [
  {
    in: "every-spin",
    sets: [
      { reels: [1, 2], weight: 3 },
      { reels: [2, 3], weight: 3 },
      { reels: [1, 2, 3], weight: 1 },
    ],
  },
  {
    in: "every-spin",
    sets: [
      { reels: [2, 3], weight: 2 },
      { reels: [3, 4], weight: 3 },
    ],
  },
  {
    in: "every-spin",
    sets: [
      { reels: [1, 2], weight: 2 },
      { reels: [2, 3], weight: 2 },
      { reels: [3, 4], weight: 2 },
    ],
  },
  { in: "free-spins", sets: [{ reels: [1, 2, 3], weight: 1 }] },
  {
    in: "free-spins",
    sets: [
      { reels: [1, 2], weight: 2 },
      { reels: [1, 2, 3], weight: 2 },
      { reels: [1, 2, 3, 4], weight: 1 },
    ],
  },
];

function drawLinkedReels({ wild }: Order, draws: Draws): FeaturePart {
  const links = oneOf(draws, LINKED_SETS);
  const sets = links.sets.map(({ reels, weight }) => ({ reels: [...reels], weight }));
  return {
    wilds: wildsOn([1, 2, 3, 4], wild),
    twins: REELS.filter((reel) => sets.some(({ reels }) => reels.includes(reel))),
    freeSpins: {
      spins: oneOf(draws, [6, 8, 10]),
      multipliers: [...oneOf(draws, links.in === "every-spin" ? [[1], [2], [1, 2]] : [[1], [2], [3]])],
    },
    feature: { kind: "linked-reels", in: links.in, sets },
  };
}

/** A list for each reel: one wild on these reels, none on the others. */
function wildsOn(reels: readonly number[], wild: string): string[][] {
  return REELS.map((reel) => (reels.includes(reel) ? [wild] : []));
}
