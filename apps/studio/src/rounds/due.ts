/**
 * How long a step may take its own node before the resolver of any node takes the round over: well past the wallet's time to
 * answer, so that it happens only after a crash.
 */
const STEP_MS = 8_000;

/** When a step that begins now counts as abandoned. */
export function stepDueAt(now: Date): Date {
  return new Date(now.getTime() + STEP_MS);
}
