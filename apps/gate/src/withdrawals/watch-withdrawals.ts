import type { ClockPort, DatabasePort, MetricsPort } from "../ports.ts";

/** Exports how many withdrawals wait for a person and for the cashier to hear a decision, and how long the oldest of each has waited. */
export async function watchWithdrawals({
  database,
  metrics,
  now,
}: DatabasePort & MetricsPort & ClockPort): Promise<void> {
  const { rows } = await database.query<{ wait: string; withdrawals: number; oldest: Date | null }>(
    `SELECT 'person' AS wait, count(*)::int AS withdrawals, min(asked_at) AS oldest FROM withdrawal_review
       WHERE state = 'waiting' AND ended_at IS NULL
     UNION ALL SELECT 'cashier', count(*)::int, min(decided_at) FROM withdrawal_review
       WHERE state <> 'waiting' AND told_at IS NULL AND ended_at IS NULL`,
  );
  for (const { wait, withdrawals, oldest } of rows) {
    metrics.set("withdrawals_waiting", { for: wait }, withdrawals);
    const waitedMs = oldest ? Math.max(0, now().getTime() - oldest.getTime()) : 0;
    metrics.set("withdrawals_oldest_seconds", { for: wait }, waitedMs / 1_000);
  }
}
