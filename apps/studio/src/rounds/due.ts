/**
 * How long a node may take for a step before the resolver of any node takes the round over: well above the wallet's time-out, so that this
 * happens only after a crash.
 */
const STEP_MS = 8_000;

/** When a step that starts now counts as abandoned. */
export function stepDueAt(now: Date): Date {
  return new Date(now.getTime() + STEP_MS);
}
