import type { GridPlan } from "./grid-sizes.ts";

/** A title whose places have multipliers: its grid, and how far they grow. */
type PlacesPlan = GridPlan & {
  readonly cap: number;
  /** The standard deviation that its search aims at. */
  readonly deviation: number;
};

const plan = (reels: number, rows: number, cap: number, deviation: number): PlacesPlan => ({
  ...{ reels, rows, jar: false, cap, deviation },
});

/**
 * The titles whose places have multipliers. Their models are named `{title}-places`; the earlier models remain, because rounds were played
 * on them.
 */
const PLANS: Readonly<Record<string, PlacesPlan>> = {
  "thistle-and-bee": plan(6, 5, 64, 7),
  "mushroom-parliament": plan(5, 5, 128, 8),
  "hive-five": plan(5, 5, 32, 5),
  "spiderweb-broadband": plan(6, 5, 8, 4),
  "glow-worm-gala": plan(6, 5, 256, 11),
  "ants-on-parade": plan(6, 5, 16, 6),
  "hermit-crab-hotel": plan(6, 5, 128, 13.5),
};

/** The plan of a title, and its model's id. */
export function placesFor(code: string): (PlacesPlan & { id: string }) | undefined {
  const found = PLANS[code];
  return found && { ...found, id: `${code}-places` };
}

/** All titles whose places have multipliers. */
export const TITLES_WITH_PLACES: readonly string[] = Object.keys(PLANS);
