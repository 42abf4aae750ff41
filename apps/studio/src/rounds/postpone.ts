/**
 * SQL for the next attempt after one that is made at `now`: three times after a second, then doubling each time, at most five minutes.
 * Both arguments are SQL, never data.
 */
export const postponedDueAt = (now: string, attempts: string) =>
  `${now}::timestamptz + least(1000 * power(2, least(greatest(${attempts} - 2, 0), 20)), 300000) * interval '1 millisecond'`;
