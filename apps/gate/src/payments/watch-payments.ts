import type { DatabasePort, MetricsPort } from "../ports.ts";

/** Exports the number of pending payments. Finished ones are counted when they finish. */
export async function watchPayments({ database, metrics }: DatabasePort & MetricsPort): Promise<void> {
  const { rows } = await database.query<{ type: string; state: string; payments: number }>(
    `SELECT t.type, s.state, count(p.id)::int AS payments
     FROM (VALUES ('D'), ('W')) AS t(type) CROSS JOIN (VALUES ('started'), ('pending')) AS s(state)
     LEFT JOIN payment p ON p.state = s.state AND p.state IN ('started', 'pending') AND p.type = t.type GROUP BY 1, 2`,
  );
  for (const { type, state, payments } of rows) metrics.set("payments_open", { type, state }, payments);
}
