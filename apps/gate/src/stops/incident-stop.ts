import { DomainError } from "@bellwether/contract";
import type { StopKind } from "@bellwether/contract/office/index.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import type { Actor } from "../actor.ts";

/** A row of `incident_stop`. */
export type StoredStop = {
  id: string;
  kind: StopKind;
  target: string;
  reason: string;
  stopped_by: string;
  stopped_at: Date;
  until: Date | null;
  ended_by: string | null;
  ended_at: Date | null;
};

const COLUMNS =
  "s.id::text AS id, s.kind, s.target, s.reason, s.stopped_by, s.stopped_at, s.until, s.ended_by, s.ended_at";

/** Whether it still stops something. */
export const isStopInForce = (
  { ended_at: endedAt, until }: Pick<StoredStop, "ended_at" | "until">,
  now: Date,
) => endedAt === null && (until === null || until > now);

/** The stops that nobody has ended; one whose time is over may be among them. */
export async function readOpenStops(connection: SqlConnection): Promise<StoredStop[]> {
  const { rows } = await connection.query<StoredStop>(
    `SELECT ${COLUMNS} FROM incident_stop s WHERE s.ended_at IS NULL ORDER BY s.id DESC LIMIT 500`,
  );
  return rows;
}

/** The last stops, also those that are over, newest first. */
export async function listStops(connection: SqlConnection): Promise<StoredStop[]> {
  const { rows } = await connection.query<StoredStop>(
    `SELECT ${COLUMNS} FROM incident_stop s ORDER BY s.id DESC LIMIT 100`,
  );
  return rows;
}

/**
 * Stops something, inside an SQL transaction. What is owed is still paid: wins, rollbacks, and payments that the provider reports.
 * @throws DomainError `conflict` for what is stopped already, or `invalid_param` for an end that has passed
 */
export async function addStop(
  connection: SqlConnection,
  {
    kind,
    target,
    reason,
    until,
  }: { kind: StopKind; target: string; reason: string; until: Date | undefined },
  { actor, at }: { actor: Actor; at: Date },
): Promise<StoredStop> {
  if (until && until <= at)
    throw new DomainError("invalid_param", { fields: { until: "core.error_invalid_param" } });
  await connection.query("SELECT pg_advisory_xact_lock(hashtextextended('incident_stop', 0))");
  const open = await readOpenStops(connection);
  if (open.some((stop) => stop.kind === kind && stop.target === target && isStopInForce(stop, at)))
    throw new DomainError("conflict", { detail: "it is stopped already" });
  const { rows } = await connection.query<StoredStop>(
    `INSERT INTO incident_stop AS s (kind, target, reason, stopped_by, stopped_at, until) VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${COLUMNS}`,
    [kind, target, reason, actor.name, at, until ?? null],
  );
  return onlyRow(rows);
}

/** Ends a stop, inside an SQL transaction. @throws DomainError `not_found`, or `conflict` for one that is over */
export async function endStop(
  connection: SqlConnection,
  id: string,
  { actor, at }: { actor: Actor; at: Date },
): Promise<StoredStop> {
  const { rows } = await connection.query<StoredStop>(
    `SELECT ${COLUMNS} FROM incident_stop s WHERE s.id = $1::bigint FOR UPDATE`,
    [id],
  );
  const [stop] = rows;
  if (!stop) throw new DomainError("not_found");
  if (!isStopInForce(stop, at)) throw new DomainError("conflict", { detail: "the stop is over" });
  await connection.query("UPDATE incident_stop SET ended_by = $2, ended_at = $3 WHERE id = $1::bigint", [
    id,
    actor.name,
    at,
  ]);
  return stop;
}
