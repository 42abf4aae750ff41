import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";

/** Longer than a request can be in transit: every proxy and browser has timed out by then. */
const KEPT_MS = DAY_MS;

/** From now on this request cannot start a round. */
export async function withdrawRequest(
  connection: SqlConnection,
  owner: string,
  requestId: string,
  now: Date,
): Promise<void> {
  await connection.query(
    `INSERT INTO studio_withdrawn_request (owner, request_id, forgotten_at) VALUES ($1, $2, $3)
     ON CONFLICT (owner, request_id) DO NOTHING`,
    [owner, requestId, new Date(now.getTime() + KEPT_MS)],
  );
}

export async function isWithdrawn(
  connection: SqlConnection,
  owner: string,
  requestId: string,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    "SELECT 1 FROM studio_withdrawn_request WHERE owner = $1 AND request_id = $2",
    [owner, requestId],
  );
  return rowCount > 0;
}

/** Deletes the requests that cannot arrive any more. */
export async function deletePastRequests(connection: SqlConnection, now: Date): Promise<void> {
  await connection.query("DELETE FROM studio_withdrawn_request WHERE forgotten_at <= $1", [now]);
}
