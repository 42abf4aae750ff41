import { CLOCK_TOLERANCE_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";

/**
 * Moves the times of live sessions back that a clock ahead has begun or used: they stay valid, and end, reach their limit and have their reality
 * check after their usual time from now. Only a time counts that is ahead of both clocks, `now` and the database's: on a node that is behind, all
 * sessions seem to begin in the future.
 */
export async function bringBackSessions(connection: SqlConnection, now: Date): Promise<void> {
  await connection.query(
    `UPDATE session s SET created_at = least(created_at, c.at), last_seen_at = least(last_seen_at, c.at),
       must_end_at = must_end_at - greatest(created_at - c.at, interval '0'),
       reality_check_due_at = reality_check_due_at - greatest(created_at - c.at, last_seen_at - c.at, interval '0')
     FROM (SELECT greatest($1::timestamptz, now()) AS at) c
     WHERE ended_at IS NULL AND greatest(created_at, last_seen_at) > c.at + ${CLOCK_TOLERANCE_MS} * interval '1 millisecond'`,
    [now],
  );
}
