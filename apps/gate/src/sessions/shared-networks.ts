import type { SqlConnection } from "@bellwether/db";

/** A network that more players use says nothing about any two of them: a café, a mobile carrier. */
const MAX_TELLING_PLAYERS = 10;
/** The latest networks of a player that are compared. */
const MAX_NETWORKS = 20;

/** Other players who have logged in from a network of this player since a time. */
export async function playersOnNetworksOf(
  connection: SqlConnection,
  playerId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<string[]> {
  const { rows } = await connection.query<{ player_id: string }>(
    `SELECT DISTINCT o.player_id FROM (
       SELECT address FROM session WHERE player_id = $1 AND address IS NOT NULL AND created_at >= $2
       GROUP BY address ORDER BY max(created_at) DESC LIMIT ${MAX_NETWORKS}) own
     JOIN session o ON o.address = own.address AND o.created_at >= $2
     WHERE o.player_id <> $1 AND (SELECT count(*) FROM (
       SELECT DISTINCT s.player_id FROM session s WHERE s.address = own.address AND s.created_at >= $2 LIMIT ${MAX_TELLING_PLAYERS + 1}) n) <= ${MAX_TELLING_PLAYERS}
     LIMIT $3`,
    [playerId, since, limit],
  );
  return rows.map((row) => row.player_id);
}
