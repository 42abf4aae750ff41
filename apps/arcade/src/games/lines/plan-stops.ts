import type { Grid } from "@bellwether/contract/studio/events/grid.ts";

/** `atMs` is when a reel begins to stop, in milliseconds after the first reel. A teased reel may decide the spin: it stops late and is lit. */
export type ReelStop = { atMs: number; isTeased: boolean };

/** Before a teased reel stops: the pause after the previous reel's stop, and then the time in which the reel is lit. */
const SEEN_MS = 600;
export const TEASE_MS = 900;

/**
 * Plans the stops of a spin. A reel is teased when `isOpen` returns true for the reels before it, whatever the reel itself shows. The result
 * is already drawn, so the wait does not change it. Held reels are never teased. Linked reels stop together with the first of them; those after
 * them wait for as long as they take.
 */
export function planStops(
  grid: Grid,
  {
    apartMs,
    held = [],
    linked = [],
    linkedMs = 0,
    isOpen,
  }: {
    apartMs: number;
    held?: readonly number[];
    linked?: readonly number[];
    /** How much longer than others linked reels take to stop. */
    linkedMs?: number;
    isOpen(stopped: Grid): boolean;
  },
): ReelStop[] {
  let atMs = 0;
  return grid.map((_, reel) => {
    if (linked.slice(1).includes(reel)) return { atMs, isTeased: false };
    const isTeased = reel > 0 && !held.includes(reel) && isOpen(grid.slice(0, reel));
    if (reel > 0) atMs += isTeased ? SEEN_MS + TEASE_MS : apartMs;
    if (reel > 0 && linked.at(-1) === reel - 1) atMs += linkedMs;
    return { atMs, isTeased };
  });
}

/** Whether the grid shows fewer wanted symbols than `needed`, but lacks at most `missing` of them. */
export function isNear(
  grid: Grid,
  { isWanted, needed, missing }: { isWanted(symbol: string): boolean; needed: number; missing: number },
): boolean {
  const shown = grid.flat().filter(isWanted).length;
  return shown < needed && shown >= needed - missing;
}
