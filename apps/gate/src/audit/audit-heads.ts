import { dayText } from "@bellwether/contract/day-text.ts";
import type { SqlConnection } from "@bellwether/db";
import type { StorePorts } from "../ports.ts";

/** Enough for a regulator's yearly visit. */
const MAX_PUBLISHED = 400;

/** The last hash of a day's audit, as it was published. It says nothing about what was done. */
export type AuditHead = { day: string; hash: string };

/** Publishes the chain's last hash for today (UTC), once; nothing of an empty chain. Returns how many were published. */
export async function publishAuditHead({ database, now }: StorePorts): Promise<number> {
  const at = now();
  const { rowCount } = await database.query(
    `INSERT INTO office_audit_head (day, hash, published_at)
     SELECT $1, hash, $2 FROM office_audit ORDER BY position DESC LIMIT 1 ON CONFLICT (day) DO NOTHING`,
    [dayText(at), at],
  );
  return rowCount;
}

/** The published hashes, the newest first. */
export async function listAuditHeads(connection: SqlConnection): Promise<AuditHead[]> {
  const { rows } = await connection.query<AuditHead>(
    "SELECT day, hash FROM office_audit_head ORDER BY day DESC LIMIT $1",
    [MAX_PUBLISHED],
  );
  return rows;
}

/** Published hashes that no entry of the chain has: its end was cut off or written anew. */
export async function lostAuditHeads(connection: SqlConnection): Promise<AuditHead[]> {
  const { rows } = await connection.query<AuditHead>(
    `SELECT day, hash FROM office_audit_head h WHERE NOT EXISTS (SELECT 1 FROM office_audit a WHERE a.hash = h.hash) ORDER BY day`,
  );
  return rows;
}
