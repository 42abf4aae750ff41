import type { MetricsPort, StorePorts } from "../ports.ts";

/** Exports the number of waiting messages, and the age of the oldest. */
export async function watchMessages({ database, metrics, now }: StorePorts & MetricsPort): Promise<void> {
  const { rows } = await database.query<{ channel: string; waiting: number; oldest_seconds: number }>(
    `SELECT c.channel, count(m.id)::int AS waiting, coalesce(extract(epoch FROM $1::timestamptz - min(m.created_at)), 0)::float8 AS oldest_seconds
     FROM (VALUES ('sms'), ('email')) AS c(channel) LEFT JOIN message m ON m.channel = c.channel AND m.sent_at IS NULL AND m.given_up_at IS NULL
     GROUP BY c.channel`,
    [now()],
  );
  for (const { channel, waiting, oldest_seconds } of rows) {
    metrics.set("messages_waiting", { channel }, waiting);
    metrics.set("messages_oldest_seconds", { channel }, oldest_seconds);
  }
}
