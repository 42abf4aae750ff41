import type { DatabasePort, MetricsPort } from "../ports.ts";

/** Exports how many accounts wait for somebody to look, by cause. */
export async function watchHolds({ database, metrics }: DatabasePort & MetricsPort): Promise<void> {
  const { rows } = await database.query<{ cause: string; accounts: number }>(
    `SELECT c.cause, count(DISTINCT h.player_id)::int AS accounts FROM (VALUES ('payment'), ('person')) AS c(cause)
     LEFT JOIN account_hold h ON h.cause = c.cause AND h.lifted_at IS NULL GROUP BY 1`,
  );
  for (const { cause, accounts } of rows) metrics.set("accounts_held", { cause }, accounts);
}
