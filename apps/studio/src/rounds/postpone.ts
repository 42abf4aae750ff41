import { CLOCK_TOLERANCE_MS } from "@bellwether/contract/durations.ts";

const MAX_PAUSE_MS = 300_000;

/**
 * SQL for the next attempt after one that is made at `now`: three times after a second, then doubling each time, at most five minutes.
 * Both arguments are SQL, never data.
 */
export const postponedDueAt = (now: string, attempts: string) =>
  `${now}::timestamptz + least(1000 * power(2, least(greatest(${attempts} - 2, 0), 20)), ${MAX_PAUSE_MS}) * interval '1 millisecond'`;

/** SQL: whether a postponed attempt is due at `now`, also one that a clock ahead has postponed for longer than any pause. */
export const isPostponedDue = (now: string) =>
  `(due_at <= ${now}::timestamptz OR due_at > ${now}::timestamptz + ${MAX_PAUSE_MS + CLOCK_TOLERANCE_MS} * interval '1 millisecond')`;
