import { onlyRow, type SqlConnection } from "@bellwether/db";
import type { ClockPort, DatabasePort, MetricsPort } from "../ports.ts";

/** How many wait for an answer of the service, since when the first does, and when it has last answered. */
export async function readScreening(
  connection: SqlConnection,
): Promise<{ waiting: number; oldestAt: Date | null; answeredAt: Date | null }> {
  const { rows } = await connection.query<{ waiting: number; oldest: Date | null; answered: Date | null }>(
    `SELECT count(*)::int AS waiting, min(wanted_at) AS oldest, (SELECT max(answered_at) FROM screening_check) AS answered
     FROM screening_check WHERE next_attempt_at IS NOT NULL`,
  );
  const { waiting, oldest, answered } = onlyRow(rows);
  return { waiting, oldestAt: oldest, answeredAt: answered };
}

/** When the service has last answered about a player; null if it never has. */
export async function screenedAt(connection: SqlConnection, playerId: string): Promise<Date | null> {
  const { rows } = await connection.query<{ answered_at: Date | null }>(
    "SELECT answered_at FROM screening_check WHERE player_id = $1",
    [playerId],
  );
  return rows[0]?.answered_at ?? null;
}

/** Exports how long the first has waited for an answer of the service. */
export async function watchScreening({
  database,
  metrics,
  now,
}: DatabasePort & MetricsPort & ClockPort): Promise<void> {
  const { waiting, oldestAt } = await readScreening(database);
  metrics.set("screening_waiting", {}, waiting);
  const waitedMs = oldestAt ? Math.max(0, now().getTime() - oldestAt.getTime()) : 0;
  metrics.set("screening_oldest_seconds", {}, waitedMs / 1_000);
}
