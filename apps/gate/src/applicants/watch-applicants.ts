import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { onlyRow } from "@bellwether/db";
import type { MetricsPort, StorePorts } from "../ports.ts";

/** Exports how many players wait for the vendor's page, and how long the first has. */
export async function watchApplicants({ database, metrics, now }: StorePorts & MetricsPort): Promise<void> {
  const { rows } = await database.query<{ waiting: number; oldest: Date | null }>(
    "SELECT count(*)::int AS waiting, min(wanted_at) AS oldest FROM identity_applicant WHERE state = 'wanted'",
  );
  const { waiting, oldest } = onlyRow(rows);
  metrics.set("identity_applicants_waiting", {}, waiting);
  const waitedMs = oldest ? Math.max(0, now().getTime() - oldest.getTime()) : 0;
  metrics.set("identity_applicants_oldest_seconds", {}, waitedMs / SECOND_MS);
}
