/**
 * A grid of its own for a title's model, whether it has a jar that winning symbols fill, and how far the multipliers of its places grow if
 * they have any.
 */
export type GridPlan = {
  readonly reels: number;
  readonly rows: number;
  readonly jar: boolean;
  readonly cap?: number;
};

const plan = (reels: number, rows: number, jar: boolean): GridPlan => ({ reels, rows, jar });

/** The titles with a grid of another size. Their models are named `{title}-{reels}x{rows}-long`. */
const GRIDS: Readonly<Record<string, GridPlan>> = {
  "zaps-lost-property": plan(7, 7, true),
  "cumulus-carousel": plan(6, 6, false),
  "gumball-orbit": plan(8, 8, true),
  "toucan-tantrum": plan(6, 6, true),
  "cloud-nine-and-three-quarters": plan(6, 7, true),
  "dizzy-lizzies-lizards": plan(7, 6, false),
  "firecracker-frogs": plan(6, 6, true),
  "tumble-otters": plan(6, 5, true),
  "orbit-orchard": plan(8, 7, false),
};

/** The grid of a title, and its model's id. */
export function gridFor(code: string): (GridPlan & { id: string }) | undefined {
  const grid = GRIDS[code];
  return grid && { ...grid, id: `${code}-${grid.reels}x${grid.rows}-long` };
}
