import type { SqlConnection } from "@bellwether/db";

/** For a player with more rounds than this, the newest rounds are enough for the callers. */
const MAX_ROUNDS = 5_000;

/** Codes of the games that a player played since a moment, and on how many days (UTC). Cancelled rounds do not count. */
export async function playedSince(
  connection: SqlConnection,
  playerId: string,
  since: Date,
): Promise<{ gameCodes: string[]; days: number }> {
  const { rows } = await connection.query<{ game_code: string; day: string }>(
    `SELECT DISTINCT game_code, (opened_at AT TIME ZONE 'UTC')::date::text AS day
     FROM (SELECT game_code, opened_at, state FROM wallet_round WHERE player_id = $1 ORDER BY place DESC LIMIT $3) r
     WHERE opened_at >= $2 AND state <> 'cancelled'`,
    [playerId, since, MAX_ROUNDS],
  );
  return {
    gameCodes: [...new Set(rows.map((row) => row.game_code))],
    days: new Set(rows.map((row) => row.day)).size,
  };
}
