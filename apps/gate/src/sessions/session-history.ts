import { onlyRow, type SqlConnection } from "@bellwether/db";

/** A session as it is stored as evidence. */
export type SessionEvidence = {
  begun_at: Date;
  last_seen_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
  address: string | null;
  device: string | null;
};

/** A player's sessions, newest first. */
export async function listSessions(connection: SqlConnection, playerId: string): Promise<SessionEvidence[]> {
  const { rows } = await connection.query<SessionEvidence>(
    `SELECT created_at AS begun_at, last_seen_at, ended_at, end_reason, address, device FROM session
     WHERE player_id = $1 ORDER BY created_at DESC`,
    [playerId],
  );
  return rows;
}

/** Milliseconds that the player was logged in since `from`. A session that expired idle counts until its last use. */
export async function loggedInMs(
  connection: SqlConnection,
  playerId: string,
  from: Date,
  now: Date,
): Promise<number> {
  const { rows } = await connection.query<{ ms: number }>(
    `SELECT coalesce(sum(greatest(0, extract(epoch FROM
         CASE WHEN ended_at IS NULL THEN $3 WHEN end_reason = 'idle_logout' THEN last_seen_at ELSE ended_at END
         - greatest(created_at, $2)))), 0)::float8 * 1000 AS ms
     FROM session WHERE player_id = $1 AND coalesce(ended_at, $3) > $2`,
    [playerId, from, now],
  );
  return Math.round(onlyRow(rows).ms);
}

/** A live session whose computed end has passed. */
export type OverdueSession = { sessionHash: string; playerId: string };

/** Live sessions that had to end by `now`, the longest overdue first. */
export async function overdueSessions(connection: SqlConnection, now: Date): Promise<OverdueSession[]> {
  const { rows } = await connection.query<{ token_hash: string; player_id: string }>(
    "SELECT token_hash, player_id FROM session WHERE ended_at IS NULL AND must_end_at <= $1 ORDER BY must_end_at",
    [now],
  );
  return rows.map((row) => ({ sessionHash: row.token_hash, playerId: row.player_id }));
}
