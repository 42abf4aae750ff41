import type { SqlConnection } from "@bellwether/db";

/** Where a session began, and when its player was told of it by letter. */
export type EarlierSession = { device: string | null; country: string | null; told_at: Date | null };

/** The player's newest sessions besides this one. */
export async function earlierSessions(
  connection: SqlConnection,
  { playerId, sessionHash, most }: { playerId: string; sessionHash: string; most: number },
): Promise<EarlierSession[]> {
  const { rows } = await connection.query<EarlierSession>(
    "SELECT device, country, told_at FROM session WHERE player_id = $1 AND token_hash <> $2 ORDER BY created_at DESC LIMIT $3",
    [playerId, sessionHash, most],
  );
  return rows;
}

/** Records that the player is told of this session by letter. */
export async function noteSessionTold(
  connection: SqlConnection,
  sessionHash: string,
  now: Date,
): Promise<void> {
  await connection.query("UPDATE session SET told_at = $2 WHERE token_hash = $1", [sessionHash, now]);
}
