import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { StorePorts } from "../ports.ts";

/** How long an attempt is shown. Longer than an endpoint may fail, since accepted ones of a run are not sent again. */
const DELIVERIES_KEPT_MS = 14 * DAY_MS;
const MAX_SWEPT = 10_000;

/** Deletes old attempts. Returns how many. */
export async function sweepDeliveries({ database, now }: StorePorts, signal?: AbortSignal): Promise<number> {
  const before = new Date(now().getTime() - DELIVERIES_KEPT_MS);
  let swept = 0;
  while (!signal?.aborted) {
    const { rowCount } = await database.query(
      "DELETE FROM webhook_delivery WHERE id IN (SELECT id FROM webhook_delivery WHERE attempted_at < $1 LIMIT $2)",
      [before, MAX_SWEPT],
    );
    swept += rowCount;
    if (rowCount < MAX_SWEPT) break;
  }
  return swept;
}
