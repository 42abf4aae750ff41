import { SECOND_MS } from "@bellwether/contract/durations.ts";
import type { Climb, LiveRound } from "@bellwether/contract/live-table.ts";
import { multiplierAfter } from "@bellwether/games/mechanics/crash/curve.ts";

/** What the first screen shows: a multiplier that rises, one at which the run has ended, and later how long until the next start. */
export type Climbing =
  | { state: "rising" | "gone"; hundredths: number }
  | { state: "waits"; hundredths: number; leftSeconds: number };

/** The rise is shown this late, so that the page has heard of its end before it shows what never was. */
export const SHOWN_LATE_MS = 2 * SECOND_MS;

/**
 * What to show at `serverMs`. `known` is the last answer, which was true at `knownMs`; `before` is the rise that an earlier answer told of.
 * No multiplier is shown that the run has not reached: not later than `knownMs`, and not above the last result.
 */
export function climbAt(
  serverMs: number,
  known: LiveRound,
  knownMs: number,
  before: Climb | undefined,
): Climbing | undefined {
  const last = known.last === null ? undefined : Math.round(Number(known.last) * 100);
  const climb = known.climb ?? before;
  if (climb) {
    const shownMs = Math.min(serverMs - SHOWN_LATE_MS, known.climb ? knownMs : Number.POSITIVE_INFINITY);
    const reached = multiplierAfter(climb, shownMs - Date.parse(climb.beganAt));
    if (known.climb) return { state: "rising", hundredths: reached };
    if (last !== undefined && reached < last) return { state: "rising", hundredths: reached };
  }
  if (last === undefined) return undefined;
  const leftSeconds = Math.ceil((Date.parse(known.endsAt) - serverMs) / SECOND_MS);
  if (!known.takesBets || leftSeconds <= 0) return { state: "gone", hundredths: last };
  return { state: "waits", hundredths: last, leftSeconds };
}
