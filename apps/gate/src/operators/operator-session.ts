import { randomBytes } from "node:crypto";
import { DomainError } from "@bellwether/contract";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import { type Actor, operatorActor } from "../actor.ts";
import { hashToken } from "../hash-token.ts";
import type { RequestContext } from "../http/request-context.ts";
import type { StorePorts } from "../ports.ts";
import { asOperator, OPERATOR_COLUMNS, type Operator, type OperatorRow } from "./operator.ts";

/** A session ends after so long without a call that somebody made, and whatever is done after eight hours. */
export const OFFICE_IDLE_MS = 15 * MINUTE_MS;
export const OFFICE_SESSION_MS = 8 * HOUR_MS;
/** How long a proof counts: money, reveals and persons ask for a new one after it. */
export const PROOF_MS = 10 * MINUTE_MS;
/** `seen_at` is written at most this often. */
const SEEN_EVERY_MS = 15 * SECOND_MS;

/** The person behind a live session of the office. */
export type OperatorSignedIn = {
  operator: Operator;
  /** Stored beside what they do. */
  actor: Actor;
  sessionHash: string;
  beganAt: Date;
  provenAt: Date;
};

/** Begins a session, with the proof that signing in is. The token is returned only here. */
export async function beginOperatorSession(
  connection: SqlConnection,
  operatorId: string,
  { address, device }: Pick<RequestContext, "address" | "device">,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await connection.query(
    `INSERT INTO operator_session (token_hash, operator_id, began_at, seen_at, proven_at, address, device)
     VALUES ($1, $2, $3, $3, $3, $4, $5)`,
    [hashToken(token), operatorId, now, address, device ?? null],
  );
  return token;
}

/**
 * The person behind a token, with the roles that they have now. A call that a page makes by itself does not keep the session alive: nobody may
 * be at the desk.
 * @throws DomainError `session_missing`, or `session_expired` for one that was idle or is too old.
 */
export async function resolveOperator(
  { database, now }: StorePorts,
  token: string | undefined,
  { isAttended = true }: { isAttended?: boolean } = {},
): Promise<OperatorSignedIn> {
  if (!token || token.length > 100) throw new DomainError("session_missing");
  const sessionHash = hashToken(token);
  const { rows } = await database.query<
    OperatorRow & { began_at: Date; seen_at: Date; proven_at: Date; ended_at: Date | null }
  >(
    `SELECT ${OPERATOR_COLUMNS}, s.began_at, s.seen_at, s.proven_at, s.ended_at
     FROM operator_session s JOIN operator o ON o.id = s.operator_id WHERE s.token_hash = $1`,
    [sessionHash],
  );
  const [row] = rows;
  if (!row || row.ended_at || row.state !== "active") throw new DomainError("session_missing");
  const at = now();
  const idleMs = at.getTime() - row.seen_at.getTime();
  if (idleMs >= OFFICE_IDLE_MS || at.getTime() - row.began_at.getTime() >= OFFICE_SESSION_MS) {
    await endOperatorSession(database, sessionHash, at);
    throw new DomainError("session_expired");
  }
  if (isAttended && idleMs >= SEEN_EVERY_MS)
    await database.query("UPDATE operator_session SET seen_at = $2 WHERE token_hash = $1", [sessionHash, at]);
  const operator = asOperator(row);
  return {
    operator,
    actor: operatorActor(operator.id),
    sessionHash,
    beganAt: row.began_at,
    provenAt: row.proven_at,
  };
}

/** @throws DomainError `proof_required` when the person has not proven lately that it is they. */
export function requireProof({ provenAt }: Pick<OperatorSignedIn, "provenAt">, now: Date): void {
  if (now.getTime() - provenAt.getTime() >= PROOF_MS) throw new DomainError("proof_required");
}

export async function noteProof(connection: SqlConnection, sessionHash: string, now: Date): Promise<void> {
  await connection.query("UPDATE operator_session SET proven_at = $2 WHERE token_hash = $1", [
    sessionHash,
    now,
  ]);
}

export async function endOperatorSession(
  connection: SqlConnection,
  sessionHash: string,
  now: Date,
): Promise<void> {
  await connection.query(
    "UPDATE operator_session SET ended_at = $2 WHERE token_hash = $1 AND ended_at IS NULL",
    [sessionHash, now],
  );
}

/** Ends all sessions of a person. */
export async function endOperatorSessions(
  connection: SqlConnection,
  operatorId: string,
  now: Date,
): Promise<void> {
  await connection.query(
    "UPDATE operator_session SET ended_at = $2 WHERE operator_id = $1 AND ended_at IS NULL",
    [operatorId, now],
  );
}
