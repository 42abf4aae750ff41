import { randomBytes } from "node:crypto";
import type { SqlConnection } from "@bellwether/db";
import type { Actor } from "../actor.ts";
import { FIRST_HASH, hashDetail, hashEntry } from "./audit-hash.ts";

/** Values by name, as they were or are; JSON. */
export type AuditValues = Readonly<Record<string, unknown>>;

export type AuditedAct = {
  actor: Actor;
  /** What was done: `player.block`. */
  action: string;
  /** What it was done to: `player:…`, `operator:…`, `request:…`. */
  subject?: string | undefined;
  reason?: string | undefined;
  before?: AuditValues | undefined;
  after?: AuditValues | undefined;
  at: Date;
};

/**
 * Appends what somebody does to the audit, in the SQL transaction that does it: neither happens without the other. Call it last, since other
 * transactions that append wait until this one ends.
 */
export async function appendAudit(connection: SqlConnection, act: AuditedAct): Promise<void> {
  await connection.query("SELECT pg_advisory_xact_lock(hashtextextended('office_audit', 0))");
  const { rows } = await connection.query<{ position: bigint; hash: string }>(
    "SELECT position, hash FROM office_audit ORDER BY position DESC LIMIT 1",
  );
  const [last] = rows;
  const previousHash = last?.hash ?? FIRST_HASH;
  const { reason, before, after } = act;
  const detail = JSON.stringify({ reason, before, after });
  const salt = randomBytes(16).toString("hex");
  const entry = {
    position: Number(last?.position ?? 0) + 1,
    at: act.at.toISOString(),
    actorKind: act.actor.kind,
    actorName: act.actor.name,
    action: act.action,
    subject: act.subject ?? null,
    detailHash: hashDetail(salt, detail),
  };
  await connection.query(
    `INSERT INTO office_audit (position, at, actor_kind, actor_name, action, subject, detail_hash, previous_hash, hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      entry.position,
      act.at,
      entry.actorKind,
      entry.actorName,
      entry.action,
      entry.subject,
      entry.detailHash,
      previousHash,
      hashEntry(previousHash, entry),
    ],
  );
  await connection.query("INSERT INTO office_audit_detail (position, salt, detail) VALUES ($1, $2, $3)", [
    entry.position,
    salt,
    detail,
  ]);
}
