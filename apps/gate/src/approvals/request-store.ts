import type { ApprovalAction } from "@bellwether/contract/office/index.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";

export type RequestState = "open" | "approved" | "done" | "refused" | "withdrawn" | "expired" | "failed";

/** A row of `office_request`. */
export type RequestRow = {
  id: string;
  action: ApprovalAction;
  input: Record<string, unknown>;
  target_version: string;
  subject: string;
  reason: string;
  state: RequestState;
  asked_by: string;
  asked_at: Date;
  expires_at: Date;
  run_at: Date | null;
  decided_by: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
  failure: string | null;
  version: number;
};

export type CommentRow = { written_by: string; written_at: Date; body: string };

const COLUMNS = `r.id::text AS id, r.action, r.input, r.target_version, r.subject, r.reason, r.state, r.asked_by, r.asked_at, r.expires_at,
  r.run_at, r.decided_by, r.decided_at, r.decision_reason, r.failure, r.version`;

export async function findRequest(connection: SqlConnection, id: string): Promise<RequestRow | undefined> {
  const { rows } = await connection.query<RequestRow>(
    `SELECT ${COLUMNS} FROM office_request r WHERE r.id = $1::bigint`,
    [id],
  );
  return rows[0];
}

/** The request, locked until the SQL transaction ends. */
export async function lockRequest(connection: SqlConnection, id: string): Promise<RequestRow | undefined> {
  const { rows } = await connection.query<RequestRow>(
    `SELECT ${COLUMNS} FROM office_request r WHERE r.id = $1::bigint FOR UPDATE`,
    [id],
  );
  return rows[0];
}

export type NewRequest = Pick<
  RequestRow,
  | "action"
  | "input"
  | "target_version"
  | "subject"
  | "reason"
  | "asked_by"
  | "asked_at"
  | "expires_at"
  | "run_at"
>;

/** Stores a request and returns its id. */
export async function insertRequest(connection: SqlConnection, request: NewRequest): Promise<string> {
  const { rows } = await connection.query<{ id: string }>(
    `INSERT INTO office_request (action, input, target_version, subject, reason, state, asked_by, asked_at, expires_at, run_at)
     VALUES ($1, $2, $3, $4, $5, 'open', $6, $7, $8, $9) RETURNING id::text AS id`,
    [
      request.action,
      JSON.stringify(request.input),
      request.target_version,
      request.subject,
      request.reason,
      request.asked_by,
      request.asked_at,
      request.expires_at,
      request.run_at,
    ],
  );
  return onlyRow(rows).id;
}

/** Stores an edit of an open request: what was read of it before is of an earlier version. */
export async function saveEdit(
  connection: SqlConnection,
  id: string,
  edit: Pick<RequestRow, "input" | "target_version" | "subject" | "reason" | "expires_at" | "run_at">,
): Promise<void> {
  await connection.query(
    `UPDATE office_request SET input = $2, target_version = $3, subject = $4, reason = $5, expires_at = $6, run_at = $7, version = version + 1
     WHERE id = $1::bigint`,
    [
      id,
      JSON.stringify(edit.input),
      edit.target_version,
      edit.subject,
      edit.reason,
      edit.expires_at,
      edit.run_at,
    ],
  );
}

export type RequestDecision = { by: string; at: Date; reason: string };

export async function saveDecision(
  connection: SqlConnection,
  id: string,
  state: "approved" | "done" | "refused",
  { by, at, reason }: RequestDecision,
): Promise<void> {
  await connection.query(
    "UPDATE office_request SET state = $2, decided_by = $3, decided_at = $4, decision_reason = $5 WHERE id = $1::bigint",
    [id, state, by, at, reason],
  );
}

export async function saveState(
  connection: SqlConnection,
  id: string,
  state: "done" | "withdrawn" | "expired" | "failed",
  failure: string | null = null,
): Promise<void> {
  await connection.query("UPDATE office_request SET state = $2, failure = $3 WHERE id = $1::bigint", [
    id,
    state,
    failure,
  ]);
}

/** Requests that wait for a decision or their time, or those that are over, newest first. */
export async function listRequests(
  connection: SqlConnection,
  { isWaiting, before, limit }: { isWaiting: boolean; before: string | undefined; limit: number },
): Promise<RequestRow[]> {
  const { rows } = await connection.query<RequestRow>(
    `SELECT ${COLUMNS} FROM office_request r
     WHERE (r.state IN ('open', 'approved')) = $1 AND ($2::bigint IS NULL OR r.id < $2::bigint) ORDER BY r.id DESC LIMIT $3`,
    [isWaiting, before ?? null, limit],
  );
  return rows;
}

/** Requests for this action that nobody has decided yet. At most 500 are returned. */
export async function listOpenRequests(
  connection: SqlConnection,
  action: ApprovalAction,
): Promise<{ id: string; input: Record<string, unknown> }[]> {
  const { rows } = await connection.query<{ id: string; input: Record<string, unknown> }>(
    `SELECT id::text AS id, input FROM office_request r WHERE r.state = 'open' AND r.action = $1 ORDER BY r.id LIMIT 500`,
    [action],
  );
  return rows;
}

/** The ids of approved requests whose time has come, and of open ones that are over. */
export async function dueRequests(
  connection: SqlConnection,
  now: Date,
): Promise<{ id: string; state: "open" | "approved" }[]> {
  const { rows } = await connection.query<{ id: string; state: "open" | "approved" }>(
    `SELECT id::text AS id, state FROM office_request
     WHERE (state = 'approved' AND run_at <= $1) OR (state = 'open' AND expires_at <= $1) ORDER BY office_request.id LIMIT 100`,
    [now],
  );
  return rows;
}

export async function insertComment(
  connection: SqlConnection,
  requestId: string,
  { by, at, body }: { by: string; at: Date; body: string },
): Promise<void> {
  await connection.query(
    "INSERT INTO office_request_comment (request_id, written_by, written_at, body) VALUES ($1::bigint, $2, $3, $4)",
    [requestId, by, at, body],
  );
}

/** A request's comments, the oldest first. */
export async function listComments(connection: SqlConnection, requestId: string): Promise<CommentRow[]> {
  const { rows } = await connection.query<CommentRow>(
    "SELECT written_by, written_at, body FROM office_request_comment WHERE request_id = $1::bigint ORDER BY id",
    [requestId],
  );
  return rows;
}
