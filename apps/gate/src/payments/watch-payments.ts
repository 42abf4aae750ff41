import type { ClockPort, DatabasePort, MetricsPort } from "../ports.ts";

/** Exports the number of payments that have not ended, and the age of the oldest that waits for the cashier. Ended ones are counted when they end. */
export async function watchPayments({
  database,
  metrics,
  now,
}: DatabasePort & MetricsPort & ClockPort): Promise<void> {
  const { rows } = await database.query<{
    type: string;
    state: string;
    payments: number;
    oldest: Date | null;
  }>(
    `SELECT t.type, s.state, count(p.id)::int AS payments, min(p.updated_at) AS oldest
     FROM (VALUES ('D'), ('W')) AS t(type) CROSS JOIN (VALUES ('started'), ('pending')) AS s(state)
     LEFT JOIN payment p ON p.state = s.state AND p.state IN ('started', 'pending') AND p.type = t.type GROUP BY 1, 2`,
  );
  for (const { type, state, payments, oldest } of rows) {
    metrics.set("payments_open", { type, state }, payments);
    if (state !== "pending") continue;
    const waitedMs = oldest ? Math.max(0, now().getTime() - oldest.getTime()) : 0;
    metrics.set("payments_oldest_seconds", { type }, waitedMs / 1_000);
  }
}
