import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { onlyRow } from "@bellwether/db";
import type { MetricsPort, StorePorts } from "../ports.ts";

/** Exports how many documents wait for somebody to look, and how long the oldest does. */
export async function watchDocuments({ database, now, metrics }: StorePorts & MetricsPort): Promise<void> {
  const { rows } = await database.query<{ waiting: number; oldest: Date | null }>(
    "SELECT count(*)::int AS waiting, min(sent_at) AS oldest FROM player_document WHERE state = 'waiting'",
  );
  const { waiting, oldest } = onlyRow(rows);
  metrics.set("documents_waiting", {}, waiting);
  metrics.set("documents_oldest_seconds", {}, oldest ? (now().getTime() - oldest.getTime()) / SECOND_MS : 0);
}
