import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { StorePorts } from "../ports.ts";

/** How long events can be sent again. */
export const EVENTS_KEPT_MS = 30 * DAY_MS;

/** Rows of one statement: a first sweep after a busy month must not hold its locks for minutes. */
const MAX_SWEPT = 10_000;

/** Deletes events that are older than {@link EVENTS_KEPT_MS}; one that waits for its sequence stays. Returns how many. */
export async function sweepEvents({ database, now }: StorePorts, signal?: AbortSignal): Promise<number> {
  const before = new Date(now().getTime() - EVENTS_KEPT_MS);
  let swept = 0;
  while (!signal?.aborted) {
    const { rowCount } = await database.query(
      `DELETE FROM outbox_event WHERE place IN (SELECT place FROM outbox_event
         WHERE occurred_at < $1 AND sequence IS NOT NULL ORDER BY occurred_at LIMIT $2)`,
      [before, MAX_SWEPT],
    );
    swept += rowCount;
    if (rowCount < MAX_SWEPT) break;
  }
  return swept;
}
