import type { Grid } from "@bellwether/contract/studio/events/grid.ts";

/** When a reel begins to stop, in milliseconds after the first reel. A teased reel turns alone while the player waits. */
export type ReelStop = { atMs: number; isTeased: boolean };

/** Time to look at the stopped reel, and time for the teased reel to turn alone. */
const SEEN_MS = 600;
export const TEASE_MS = 900;

/**
 * Plans the stops of a spin. A reel is teased when `isOpen` is true for the reels before it. The result is already drawn, so the wait
 * changes nothing. Held reels do not turn.
 */
export function planStops(
  grid: Grid,
  {
    apartMs,
    held = [],
    isOpen,
  }: { apartMs: number; held?: readonly number[]; isOpen(stopped: Grid): boolean },
): ReelStop[] {
  let atMs = 0;
  return grid.map((_, reel) => {
    const isTeased = reel > 0 && !held.includes(reel) && isOpen(grid.slice(0, reel));
    if (reel > 0) atMs += isTeased ? SEEN_MS + TEASE_MS : apartMs;
    return { atMs, isTeased };
  });
}

/** Whether the grid lacks at least one and at most `missing` of the `needed` symbols. */
export function isNear(
  grid: Grid,
  { isWanted, needed, missing }: { isWanted(symbol: string): boolean; needed: number; missing: number },
): boolean {
  const shown = grid.flat().filter(isWanted).length;
  return shown < needed && shown >= needed - missing;
}
