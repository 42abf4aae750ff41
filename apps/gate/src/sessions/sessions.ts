import { randomBytes } from "node:crypto";
import { DomainError, type ErrorCode, pushAddress, type SessionEndReason } from "@bellwether/contract";
import { isUnavailable, type SqlConnection, type SqlTransaction, textArray } from "@bellwether/db";
import { hashToken } from "../hash-token.ts";
import { NO_ADDRESS, type RequestContext } from "../http/request-context.ts";
import { asPlayer, isStillExcluded, type Player, type PlayerRow } from "../players/index.ts";
import type { PlayEndPort, PushPort, SettingsPort, StorePorts } from "../ports.ts";
import { mustNoteSeen } from "./must-note-seen.ts";

/**
 * The player behind a live session. `sessionHash` identifies the session without revealing its token. `isView`: it is somebody of the office, who only
 * sees what the player sees.
 */
export type SignedIn = { player: Player; sessionHash: string; isView?: boolean };

/** The player of a session, its origin, and its end. */
export type NewSession = Pick<RequestContext, "address" | "device" | "country"> & {
  playerId: string;
  now: Date;
  /** When the player's own time limit ends it. */
  mustEndAt: Date | undefined;
  realityCheckDueAt: Date | null;
};

/** The session's token, 256 random bits, is returned only here and stored only as a hash. */
export type StartedSession = { token: string; sessionHash: string };

/** Inserts a new session; end the player's other sessions first. */
export async function insertSession(connection: SqlConnection, session: NewSession): Promise<StartedSession> {
  const token = randomBytes(32).toString("base64url");
  const sessionHash = hashToken(token);
  await connection.query(
    `INSERT INTO session (token_hash, player_id, created_at, last_seen_at, must_end_at, reality_check_due_at, address, device, country)
     VALUES ($1, $2, $3, $3, $4, $5, $6, $7, $8)`,
    [
      sessionHash,
      session.playerId,
      session.now,
      session.mustEndAt ?? null,
      session.realityCheckDueAt,
      session.address === NO_ADDRESS ? null : session.address,
      session.device ?? null,
      session.country ?? null,
    ],
  );
  return { token, sessionHash };
}

/** Ends every live session of the player. Notify their sockets afterwards with {@link announceSessionEnd}. */
export async function endSessions(
  connection: SqlConnection,
  playerId: string,
  reason: SessionEndReason,
  now: Date,
): Promise<void> {
  await connection.query(
    "UPDATE session SET ended_at = $2, end_reason = $3 WHERE player_id = $1 AND ended_at IS NULL",
    [playerId, now, reason],
  );
}

/** Ends all of the player's sessions except one. Notify their sockets afterwards with {@link announceOthersEnd}. */
export async function endOtherSessions(
  connection: SqlConnection,
  { playerId, keptSession }: { playerId: string; keptSession: string },
  now: Date,
): Promise<void> {
  await connection.query(
    "UPDATE session SET ended_at = $3, end_reason = 'password_changed' WHERE player_id = $1 AND token_hash <> $2 AND ended_at IS NULL",
    [playerId, keptSession, now],
  );
}

/** Ends one live session. */
export async function endSession(
  connection: SqlConnection,
  sessionHash: string,
  reason: SessionEndReason,
  now: Date,
): Promise<void> {
  await connection.query(
    "UPDATE session SET ended_at = $2, end_reason = $3 WHERE token_hash = $1 AND ended_at IS NULL",
    [sessionHash, now, reason],
  );
}

/** Stores when the player's own time limit ends one live session; null for never. */
export async function setSessionEnd(
  connection: SqlConnection,
  sessionHash: string,
  mustEndAt: Date | null,
): Promise<void> {
  await connection.query("UPDATE session SET must_end_at = $2 WHERE token_hash = $1 AND ended_at IS NULL", [
    sessionHash,
    mustEndAt,
  ]);
}

/** Sets the end of all live sessions of a player. */
export async function setSessionsEnd(
  connection: SqlConnection,
  playerId: string,
  mustEndAt: Date | null,
): Promise<void> {
  await connection.query("UPDATE session SET must_end_at = $2 WHERE player_id = $1 AND ended_at IS NULL", [
    playerId,
    mustEndAt,
  ]);
}

/**
 * Notifies every socket of the player except those of the kept session, which may already be registered when the message reaches its node.
 */
export function announceOthersEnd(
  deps: PushPort,
  player: Player,
  keptSession: string,
  reason: SessionEndReason,
): void {
  deps.push.publish(pushAddress(player.channel), { type: "session_ended", reason, except: keptSession });
}

/**
 * Notifies every socket of the player, and the providers in this process when the player may no longer play at all: the player's open choices
 * have ended when this resolves.
 */
export async function announceSessionEnd(
  deps: PushPort & PlayEndPort,
  player: Player,
  reason: SessionEndReason,
): Promise<void> {
  deps.push.publish(pushAddress(player.channel), { type: "session_ended", reason });
  if (reason === "excluded" || reason === "account_closed") await deps.onPlayEnd?.(player.id);
}

type SessionRow = {
  token_hash: string;
  session_created_at: Date;
  last_seen_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
  must_end_at: Date | null;
};

const READ_SESSION = `/* prepared */ SELECT p.*, s.token_hash AS key, s.token_hash, s.created_at AS session_created_at, s.last_seen_at, s.ended_at,
  s.end_reason, s.must_end_at FROM session s JOIN player_profile p ON p.id = s.player_id WHERE s.token_hash = ANY($1::text[])`;

/**
 * The player behind a token, without checking the player's own time limit: `mustEndAt` is when that limit is computed to end the session.
 * @throws DomainError `session_missing`, `session_expired` (idle or too old), `session_replaced` or `session_excluded`.
 */
export async function findSession(
  deps: StorePorts & SettingsPort<"absoluteTimeoutMs" | "idleTimeoutMs">,
  token: string | undefined,
): Promise<SignedIn & { mustEndAt: Date | null }> {
  if (!token || token.length > 100) throw new DomainError("session_missing");
  const sessionHash = hashToken(token);
  const session = await deps.database.readRow<SessionRow & PlayerRow>(READ_SESSION, sessionHash);
  if (!session) throw new DomainError("session_missing");
  await refuseEnded(deps, session);
  const player = asPlayer(session);
  if (player.status === "closed") throw new DomainError("session_missing");
  if (isStillExcluded(player, deps.now())) throw new DomainError("session_excluded");
  return { player, sessionHash, mustEndAt: session.must_end_at };
}

/** Records activity for the sessions of a batch of bets, so that playing counts as not idle. */
export function noteSessionsSeen(
  transaction: SqlTransaction,
  sessionHashes: readonly string[],
  at: Date,
): void {
  if (sessionHashes.length === 0) return;
  transaction.send(
    "/* prepared */ UPDATE session SET last_seen_at = $2 WHERE token_hash = ANY($1::text[]) AND ended_at IS NULL",
    [textArray(sessionHashes), at.toISOString()],
  );
}

/** The error code for a request with an ended session. */
const endedCodes: Record<string, ErrorCode> = {
  SignedInToAnotherSystem: "session_replaced",
  idle_logout: "session_expired",
  login_limit: "session_time_used_up",
  excluded: "session_excluded",
};

async function refuseEnded(
  { database, settings, now }: StorePorts & SettingsPort<"absoluteTimeoutMs" | "idleTimeoutMs">,
  session: SessionRow,
): Promise<void> {
  if (session.ended_at) {
    throw new DomainError(endedCodes[session.end_reason ?? ""] ?? "session_missing");
  }
  const at = now();
  const idleMs = at.getTime() - session.last_seen_at.getTime();
  const ageMs = at.getTime() - session.session_created_at.getTime();
  if (idleMs >= settings.idleTimeoutMs || ageMs >= settings.absoluteTimeoutMs) {
    await database.query(
      "UPDATE session SET ended_at = $2, end_reason = 'idle_logout' WHERE token_hash = $1 AND ended_at IS NULL",
      [session.token_hash, at],
    );
    throw new DomainError("session_expired");
  }
  if (mustNoteSeen(idleMs, settings.idleTimeoutMs)) {
    await database
      .query("UPDATE session SET last_seen_at = $2 WHERE token_hash = $1", [session.token_hash, at])
      // The session is known without it: reads still work while the database refuses writes.
      .catch((error) => {
        if (!isUnavailable(error)) throw error;
      });
  }
}
