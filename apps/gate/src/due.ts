import { CLOCK_TOLERANCE_MS } from "@bellwether/contract/durations.ts";

/**
 * SQL: whether a row with `attempts` is due by its `next_attempt_at` at the time `now`, which is SQL. The first attempt is due at once, the next
 * one after `firstMs`, and each later one after twice the time, at most `mostMs`. A longer wait was stored by a clock that was ahead, so it is
 * over. The row's other columns are not read.
 */
export const isDue = (now: string, { firstMs, mostMs }: { firstMs: number; mostMs: number }) =>
  `(next_attempt_at <= ${now}::timestamptz OR next_attempt_at > ${now}::timestamptz + (${CLOCK_TOLERANCE_MS}
     + CASE WHEN attempts = 0 THEN 0 ELSE least(${firstMs} * power(2, least(attempts - 1, 20)), ${mostMs}) END) * interval '1 millisecond')`;
