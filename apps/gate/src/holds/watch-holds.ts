import { textArray } from "@bellwether/db";
import type { DatabasePort, MetricsPort } from "../ports.ts";
import { holdCauses } from "./hold-cause.ts";

/** Exports how many players have an open case, by cause. */
export async function watchHolds({ database, metrics }: DatabasePort & MetricsPort): Promise<void> {
  const { rows } = await database.query<{ cause: string; accounts: number }>(
    `SELECT c.cause, count(DISTINCT h.player_id)::int AS accounts FROM unnest($1::text[]) AS c(cause)
     LEFT JOIN account_hold h ON h.cause = c.cause AND h.lifted_at IS NULL GROUP BY 1`,
    [textArray(holdCauses)],
  );
  for (const { cause, accounts } of rows) metrics.set("accounts_held", { cause }, accounts);
}
