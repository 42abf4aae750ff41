import { onlyRow } from "@bellwether/db";
import type { MetricsPort, StorePorts } from "../ports.ts";

/** Exports how endpoints stand: how many the house has switched off, and for how long the worst has accepted nothing. */
export async function watchWebhooks({ database, now, metrics }: StorePorts & MetricsPort): Promise<void> {
  const { rows } = await database.query<{ failed: number; failing_since: Date | null }>(
    `SELECT count(*) FILTER (WHERE state = 'failed')::int AS failed, min(failing_since) FILTER (WHERE state = 'on') AS failing_since
     FROM webhook_endpoint`,
  );
  const { failed, failing_since: since } = onlyRow(rows);
  metrics.set("webhook_endpoints_failed", {}, failed);
  metrics.set(
    "webhook_failing_seconds",
    {},
    since ? Math.max(0, now().getTime() - since.getTime()) / 1_000 : 0,
  );
}
