/** `last_seen_at` is written at most this often, or more often if the idle time-out is short. */
const SEEN_STEP_MS = 20_000;
const SEEN_STEPS_IN_TIMEOUT = 20;

/** Whether a use of a session has to be stored after an idle time. If not, the session's time counts from an earlier use. */
export function mustNoteSeen(idleMs: number, timeoutMs: number): boolean {
  return idleMs >= Math.min(SEEN_STEP_MS, timeoutMs / SEEN_STEPS_IN_TIMEOUT);
}
