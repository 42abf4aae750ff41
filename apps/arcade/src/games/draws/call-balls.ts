import type { Clock } from "../../player/clock.ts";

/** The last ball stands for this long before the outcome is shown. */
export const LAST_BALL_MS = 1_500;

/** A show of balls that are called one after another, `everyMs` apart. */
export type BallCalls = { count: number; everyMs: number };

/** The number of balls that are out when this much of the show is left. All are out at its end. */
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
