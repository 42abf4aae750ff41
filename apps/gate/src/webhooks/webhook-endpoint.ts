import { DomainError } from "@bellwether/contract";
import type { EventType } from "@bellwether/contract/events/index.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";

/** `failed` is switched off by the house itself, because its receiver has failed for days or is gone. */
export type EndpointState = "on" | "off" | "failed" | "removed";

/** A row of `webhook_endpoint`. */
export type StoredEndpoint = {
  id: string;
  url: string;
  description: string;
  types: EventType[];
  state: EndpointState;
  version: number;
  secret: string;
  former_secret: string | null;
  former_until: Date | null;
  done_up_to: bigint;
  pass: number;
  attempts: number;
  failing_since: Date | null;
  last_error: string | null;
  next_attempt_at: Date;
  held_until: Date | null;
  created_by: string;
  created_at: Date;
};

export const ENDPOINT_COLUMNS = `id::text AS id, url, description, types, state, version, secret, former_secret, former_until, done_up_to, pass,
  attempts, failing_since, last_error, next_attempt_at, held_until, created_by, created_at`;

/** The endpoints that nobody has removed, by age. */
export async function listEndpoints(connection: SqlConnection): Promise<StoredEndpoint[]> {
  const { rows } = await connection.query<StoredEndpoint>(
    `SELECT ${ENDPOINT_COLUMNS} FROM webhook_endpoint e WHERE state <> 'removed' ORDER BY e.id`,
  );
  return rows;
}

/** @throws DomainError `not_found`, also for one that was removed */
export async function findEndpoint(connection: SqlConnection, id: string): Promise<StoredEndpoint> {
  const { rows } = await connection.query<StoredEndpoint>(
    `SELECT ${ENDPOINT_COLUMNS} FROM webhook_endpoint WHERE id = $1::bigint AND state <> 'removed'`,
    [id],
  );
  if (!rows[0]) throw new DomainError("not_found");
  return rows[0];
}

/**
 * Reads an endpoint and locks it until the SQL transaction ends.
 * @throws DomainError `not_found`, or `conflict` where somebody has changed it since this version
 */
export async function lockEndpoint(
  connection: SqlConnection,
  { id, version }: { id: string; version: number },
): Promise<StoredEndpoint> {
  const { rows } = await connection.query<StoredEndpoint>(
    `SELECT ${ENDPOINT_COLUMNS} FROM webhook_endpoint WHERE id = $1::bigint AND state <> 'removed' FOR UPDATE`,
    [id],
  );
  const [endpoint] = rows;
  if (!endpoint) throw new DomainError("not_found");
  if (endpoint.version !== version)
    throw new DomainError("conflict", { detail: "the endpoint was changed by somebody else" });
  return endpoint;
}

/** Writes fields of a locked endpoint, whose version grows. */
export async function writeEndpoint(
  connection: SqlConnection,
  id: string,
  sets: string,
  values: readonly unknown[],
): Promise<StoredEndpoint> {
  const { rows } = await connection.query<StoredEndpoint>(
    `UPDATE webhook_endpoint SET version = version + 1, ${sets} WHERE id = $1::bigint RETURNING ${ENDPOINT_COLUMNS}`,
    [id, ...values],
  );
  return onlyRow(rows);
}
