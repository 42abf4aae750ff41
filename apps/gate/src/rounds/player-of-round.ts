import { type SqlConnection, textArray } from "@bellwether/db";

/** The player of a round, at any of these providers. */
export async function playerOfRound(
  connection: SqlConnection,
  providers: readonly string[],
  round: string,
): Promise<string | undefined> {
  const { rows } = await connection.query<{ player_id: string }>(
    "SELECT player_id FROM wallet_round WHERE provider = ANY($1::text[]) AND round = $2 LIMIT 1",
    [textArray(providers), round],
  );
  return rows[0]?.player_id;
}

/** Number of the player's open rounds. */
export async function countOpenRounds(connection: SqlConnection, playerId: string): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM wallet_round WHERE player_id = $1 AND state = 'open'",
    [playerId],
  );
  return rows[0]?.count ?? 0;
}
