import { CLOCK_TOLERANCE_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { StoredTableRound } from "./table-round.ts";

/** No phase after the bets lasts longer at a table without a calendar. */
const MAX_PHASE_MS = 15 * MINUTE_MS;

type Phase = Pick<StoredTableRound, "phase" | "phaseBeganAt" | "phaseEndsAt" | "startedAt" | "drawsAt">;

/**
 * Whether the phase begins in the future: then a clock that was ahead has stored it, and it ends further ahead than it is long. Of a phase that
 * was stored without its beginning, this is known by its end. Pure.
 */
export function isAheadOfClock(round: Phase, now: Date): boolean {
  return aheadMs(round, now) > CLOCK_TOLERANCE_MS;
}

/** How far ahead the phase begins; 0 for one that has begun. */
export function aheadMs(round: Phase, now: Date): number {
  return Math.max(0, earliestBeginMs(round) - now.getTime());
}

function earliestBeginMs({ phase, phaseBeganAt, phaseEndsAt, startedAt, drawsAt }: Phase): number {
  if (phaseBeganAt !== null) return phaseBeganAt.getTime();
  if (phase === "betting") return startedAt.getTime();
  // These wait for times that can be far ahead.
  if (phase === "announced" || (phase === "sealed" && drawsAt !== null)) return Number.NEGATIVE_INFINITY;
  return phaseEndsAt.getTime() - MAX_PHASE_MS;
}
