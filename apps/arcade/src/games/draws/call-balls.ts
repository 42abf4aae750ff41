import type { Clock } from "../../player/clock.ts";

/** The time between the last ball and the outcome. */
export const LAST_BALL_MS = 1_500;

/** A show in which `count` balls are called, one every `everyMs`. */
export type BallCalls = { count: number; everyMs: number };

/** The number of balls that have been called when the show has `leftMs` left. At its end all have been called. */
export function ballsOut({ count, everyMs }: BallCalls, leftMs: number): number {
  return Math.max(0, Math.min(count, count - Math.ceil(leftMs / everyMs)));
}

/**
 * Calls `show` with the number of balls that are out, each time it rises, until all are out after `leftMs`. A watcher who comes late sees the
 * earlier balls at once. It follows real time, so a sleeping tab catches up. `isOver` ends the show early.
 */
export async function callBalls(
  clock: Pick<Clock, "run">,
  calls: BallCalls,
  leftMs: number,
  show: (out: number) => void,
  isOver: () => boolean = () => false,
): Promise<void> {
  const endsAt = performance.now() + leftMs;
  let shown = ballsOut(calls, leftMs);
  show(shown);
  if (shown >= calls.count) return;
  await clock.run(() => {
    if (isOver()) return false;
    const out = ballsOut(calls, endsAt - performance.now());
    if (out > shown) {
      shown = out;
      show(out);
    }
    return shown < calls.count;
  });
}
