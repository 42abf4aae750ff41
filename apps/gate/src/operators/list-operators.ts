import type { ListedOperator } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { OPERATOR_COLUMNS, type OperatorRow } from "./operator.ts";
import { OFFICE_IDLE_MS, OFFICE_SESSION_MS } from "./operator-session.ts";

type Row = OperatorRow & { last_seen_at: Date | null; open_sessions: number; passkeys: number };

/** The persons of the office by name, or the one with an id. */
export async function listOperators(
  connection: SqlConnection,
  now: Date,
  operatorId?: string,
): Promise<ListedOperator[]> {
  const { rows } = await connection.query<Row>(
    `SELECT ${OPERATOR_COLUMNS},
       (SELECT max(s.seen_at) FROM operator_session s WHERE s.operator_id = o.id) AS last_seen_at,
       (SELECT count(*)::int FROM operator_session s WHERE s.operator_id = o.id AND s.ended_at IS NULL
          AND s.seen_at > $2 AND s.began_at > $3) AS open_sessions,
       (SELECT count(*)::int FROM operator_passkey k WHERE k.operator_id = o.id) AS passkeys
     FROM operator o WHERE $1::text IS NULL OR o.id = $1 ORDER BY o.name, o.id`,
    [
      operatorId ?? null,
      new Date(now.getTime() - OFFICE_IDLE_MS),
      new Date(now.getTime() - OFFICE_SESSION_MS),
    ],
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    roles: [...row.roles],
    state: row.state,
    is_break_glass: row.is_break_glass,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    sessions: row.open_sessions,
    passkeys: row.passkeys,
    version: row.version,
  }));
}
