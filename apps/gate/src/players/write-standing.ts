import { onlyRow, type SqlConnection } from "@bellwether/db";
import { recordEvent } from "../events/index.ts";
import { changesRow } from "./changes-row.ts";
import type { BlockedUntil, PlayerRow } from "./player.ts";
import { type ChangeSource, recordingChanges } from "./record-changes.ts";

// What a player may do: closing and exclusion, holds and blocks, and what is known of who they are. Every function runs in its caller's SQL transaction.

/** Closes an open account. @returns false when it is not open. */
export async function closePlayer(
  connection: SqlConnection,
  playerId: string,
  reason: string,
  source: ChangeSource,
): Promise<boolean> {
  const isClosed = await recordingChanges(connection, playerId, source, () =>
    changesRow(
      connection,
      `UPDATE player SET status = 'closed', closed_at = $2, closed_reason = $3, newsletter = false, email_pending = NULL, phone_pending = NULL
       WHERE id = $1 AND status = 'open'`,
      [playerId, source.at, reason],
    ),
  );
  if (isClosed) await recordEvent(connection, { type: "player.closed", playerId, at: source.at, data: {} });
  return isClosed;
}

/**
 * Excludes an account, unless it is closed, until `endsAt`, or permanently if that is null; a longer running exclusion stays.
 * @returns the account as it is now; undefined if it is closed.
 */
export async function shutAccount(
  connection: SqlConnection,
  playerId: string,
  endsAt: Date | null,
): Promise<PlayerRow | undefined> {
  const { rows } = await connection.query<PlayerRow>(
    `UPDATE player SET status = 'excluded', excluded_until = CASE
         WHEN (status = 'excluded' AND excluded_until IS NULL) OR excluded_until > $2 THEN excluded_until ELSE $2 END
     WHERE id = $1 AND status <> 'closed' RETURNING *`,
    [playerId, endsAt],
  );
  return rows[0];
}

/** Excludes an open account until `endsAt`, or permanently. @returns false when it is not open. */
export function shutOpenAccount(
  connection: SqlConnection,
  playerId: string,
  endsAt: Date | null,
): Promise<boolean> {
  return changesRow(
    connection,
    "UPDATE player SET status = 'excluded', excluded_until = $2 WHERE id = $1 AND status = 'open'",
    [playerId, endsAt],
  );
}

/** Reopens an account whose exclusion is over. The end date stays stored. @returns false when it is open already. */
export function reopenAccount(connection: SqlConnection, playerId: string, now: Date): Promise<boolean> {
  return changesRow(
    connection,
    "UPDATE player SET status = 'open' WHERE id = $1 AND status = 'excluded' AND excluded_until <= $2",
    [playerId, now],
  );
}

export async function setRealityCheckMinutes(
  connection: SqlConnection,
  playerId: string,
  minutes: number,
): Promise<void> {
  await connection.query("UPDATE player SET reality_check_minutes = $2 WHERE id = $1", [playerId, minutes]);
}

/** @returns the player's number of deposits, including this one. */
export async function countDeposit(connection: SqlConnection, playerId: string): Promise<number> {
  const { rows } = await connection.query<Pick<PlayerRow, "deposits_count">>(
    "UPDATE player SET deposits_count = deposits_count + 1 WHERE id = $1 RETURNING deposits_count",
    [playerId],
  );
  return rows[0]?.deposits_count ?? 0;
}

export async function noteDocumentAsked(
  connection: SqlConnection,
  playerId: string,
  at: Date,
): Promise<void> {
  await connection.query("UPDATE player SET document_asked_at = $2 WHERE id = $1", [playerId, at]);
}

/** Records that a document was seen: `isIdentity` for one that proves who the person is, `isSettled` for the requested one. */
export async function noteDocumentSeen(
  connection: SqlConnection,
  playerId: string,
  { at, isIdentity, isSettled }: { at: Date; isIdentity: boolean; isSettled: boolean },
): Promise<PlayerRow> {
  const { rows } = await connection.query<PlayerRow>(
    `UPDATE player SET document_asked_at = CASE WHEN $4::boolean THEN NULL ELSE document_asked_at END,
       identity_checked_at = CASE WHEN $3::boolean THEN coalesce(identity_checked_at, $2) ELSE identity_checked_at END,
       identity_lapsed_at = CASE WHEN $3::boolean THEN NULL ELSE identity_lapsed_at END
     WHERE id = $1 RETURNING *`,
    [playerId, at, isIdentity, isSettled],
  );
  return onlyRow(rows);
}

/** Records that what had proven who the player is has expired. */
export async function noteIdentityLapsed(
  connection: SqlConnection,
  playerId: string,
  at: Date,
): Promise<PlayerRow> {
  const { rows } = await connection.query<PlayerRow>(
    `UPDATE player SET identity_checked_at = NULL, identity_lapsed_at = CASE WHEN identity_checked_at IS NULL THEN identity_lapsed_at ELSE $2 END
     WHERE id = $1 RETURNING *`,
    [playerId, at],
  );
  return onlyRow(rows);
}

/** Records since when the account is held; null when it is not any more. */
export async function noteHeld(
  connection: SqlConnection,
  playerId: string,
  heldAt: Date | null,
): Promise<void> {
  await connection.query("UPDATE player SET held_at = $2 WHERE id = $1", [playerId, heldAt]);
}

/** Stores what is blocked for the player, and until when; null for nothing. */
export async function noteBlocked(
  connection: SqlConnection,
  playerId: string,
  blockedUntil: BlockedUntil | null,
): Promise<void> {
  await connection.query("UPDATE player SET blocked_until = $2 WHERE id = $1", [
    playerId,
    blockedUntil ? JSON.stringify(blockedUntil) : null,
  ]);
}
