import { CLOCK_TOLERANCE_MS } from "@bellwether/contract/durations.ts";

/**
 * SQL: whether the time `at` is not ahead of `now`; both are SQL. What a clock ahead has counted in a limit of the last minutes or hours counts in
 * none: it would block its player until that clock's time.
 */
export const isPast = (at: string, now: string) =>
  `${at} <= ${now}::timestamptz + ${CLOCK_TOLERANCE_MS} * interval '1 millisecond'`;
