import { type SqlConnection, textArray } from "@bellwether/db";

/** An entry as it is stored; `detail` and `salt` are null once they were erased. */
export type AuditRow = {
  position: bigint;
  at: Date;
  actor_kind: "player" | "operator" | "job" | "command";
  actor_name: string;
  action: string;
  subject: string | null;
  detail_hash: string;
  previous_hash: string;
  hash: string;
  salt: string | null;
  detail: string | null;
};

export type AuditFilter = {
  /** Only entries before this position. */
  before?: bigint | undefined;
  actorName?: string | undefined;
  action?: string | undefined;
  subject?: string | undefined;
  /** Actions to leave out. */
  except?: readonly string[];
};

/** Entries of the audit, newest first. */
export async function listAudit(
  connection: SqlConnection,
  { before, actorName, action, subject, except = [] }: AuditFilter,
  limit: number,
): Promise<AuditRow[]> {
  const { rows } = await connection.query<AuditRow>(
    `SELECT a.position, a.at, a.actor_kind, a.actor_name, a.action, a.subject, a.detail_hash, a.previous_hash, a.hash, d.salt, d.detail
     FROM office_audit a LEFT JOIN office_audit_detail d ON d.position = a.position
     WHERE ($1::bigint IS NULL OR a.position < $1) AND ($2::text IS NULL OR a.actor_name = $2)
       AND ($3::text IS NULL OR a.action = $3) AND ($4::text IS NULL OR a.subject = $4) AND NOT a.action = ANY($6::text[])
     ORDER BY a.position DESC LIMIT $5`,
    [before ?? null, actorName ?? null, action ?? null, subject ?? null, limit, textArray(except)],
  );
  return rows;
}

/** Entries of the audit from a position on, in their order. */
export async function readAuditFrom(
  connection: SqlConnection,
  position: number,
  limit: number,
): Promise<AuditRow[]> {
  const { rows } = await connection.query<AuditRow>(
    `SELECT a.position, a.at, a.actor_kind, a.actor_name, a.action, a.subject, a.detail_hash, a.previous_hash, a.hash, d.salt, d.detail
     FROM office_audit a LEFT JOIN office_audit_detail d ON d.position = a.position
     WHERE a.position >= $1 ORDER BY a.position LIMIT $2`,
    [position, limit],
  );
  return rows;
}

/** Why it was done, as it was stored. */
export function reasonIn(detail: string | null): string | null {
  if (detail === null) return null;
  const { reason } = JSON.parse(detail) as { reason?: unknown };
  return typeof reason === "string" ? reason : null;
}
