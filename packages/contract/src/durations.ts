/** Durations in milliseconds. A day is 24 hours; on a calendar it can have 23 or 25. */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A stored moment may be this far ahead of the clock without a fault: a clock was corrected a little, or another node wrote it. */
export const CLOCK_TOLERANCE_MS = 5 * SECOND_MS;
