import { onlyRow } from "@bellwether/db";
import type { ClockPort, DatabasePort, MetricsPort } from "../ports.ts";
import { countRisksOverdue } from "./list-risks.ts";

/** Exports how many marks that the rules made wait for staff, and about how many players something was not done by its day. */
export async function watchRisks({
  database,
  metrics,
  now,
}: DatabasePort & MetricsPort & ClockPort): Promise<void> {
  const { rows } = await database.query<{ waiting: number }>(
    "SELECT count(*)::int AS waiting FROM risk_mark WHERE lifted_at IS NULL AND reviewed_at IS NULL",
  );
  metrics.set("risk_marks_waiting", {}, onlyRow(rows).waiting);
  metrics.set("risks_overdue", {}, await countRisksOverdue(database, now()));
}
