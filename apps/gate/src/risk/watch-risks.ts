import { onlyRow } from "@bellwether/db";
import type { DatabasePort, MetricsPort } from "../ports.ts";

/** Exports how many marks that the rules made wait for staff. */
export async function watchRisks({ database, metrics }: DatabasePort & MetricsPort): Promise<void> {
  const { rows } = await database.query<{ waiting: number }>(
    "SELECT count(*)::int AS waiting FROM risk_mark WHERE lifted_at IS NULL AND reviewed_at IS NULL",
  );
  metrics.set("risk_marks_waiting", {}, onlyRow(rows).waiting);
}
