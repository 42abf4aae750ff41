import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import type { MetricsPort, StorePorts } from "../ports.ts";

/** How many documents wait for somebody to look, and since when the first does. */
export async function documentsWaiting(
  connection: SqlConnection,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { rows } = await connection.query<{ waiting: number; oldest: Date | null }>(
    "SELECT count(*)::int AS waiting, min(sent_at) AS oldest FROM player_document WHERE state = 'waiting'",
  );
  const { waiting, oldest } = onlyRow(rows);
  return { waiting, oldestAt: oldest };
}

/** Exports how many documents wait, and how long the oldest has. */
export async function watchDocuments({ database, now, metrics }: StorePorts & MetricsPort): Promise<void> {
  const { waiting, oldestAt } = await documentsWaiting(database);
  metrics.set("documents_waiting", {}, waiting);
  metrics.set(
    "documents_oldest_seconds",
    {},
    oldestAt ? (now().getTime() - oldestAt.getTime()) / SECOND_MS : 0,
  );
}
