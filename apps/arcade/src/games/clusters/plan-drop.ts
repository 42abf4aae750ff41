import type { Grid, Position } from "@bellwether/contract/studio/events/grid.ts";

/** A falling symbol: from its row before (negative: that far above the grid) to its row after. */
export type Fall = {
  reel: number;
  from: number;
  to: number;
  symbol: string;
};

/**
 * Which symbol falls how far: in each reel the remaining ones keep their order and move to the bottom, and as many new symbols as were
 * removed follow from above. Symbols that stay in place fall by 0.
 */
export function planFall(before: Grid, removed: readonly Position[], after: Grid): Fall[] {
  const gone = new Set(removed.map(({ reel, row }) => `${reel} ${row}`));
  return after.flatMap((symbols, reel) => {
    const stayed = (before[reel] ?? []).flatMap((_, row) => (gone.has(`${reel} ${row}`) ? [] : [row]));
    const fresh = symbols.length - stayed.length;
    return symbols.map((symbol, to) => ({
      reel,
      symbol,
      to,
      from: to < fresh ? to - fresh : (stayed[to - fresh] as number),
    }));
  });
}

/** The first fill: every symbol comes from above. */
export function planFilling(grid: Grid): Fall[] {
  return planFall(
    grid,
    grid.flatMap((symbols, reel) => symbols.map((_, row) => ({ reel, row }))),
    grid,
  );
}
