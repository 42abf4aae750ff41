import { type SqlConnection, textArray } from "@bellwether/db";

/** When each of the players last opened a round; players without rounds are missing. */
export async function lastPlayedAt(
  connection: SqlConnection,
  playerIds: readonly string[],
): Promise<Map<string, Date>> {
  const { rows } = await connection.query<{ player_id: string; opened_at: Date }>(
    `SELECT k.player_id, r.opened_at FROM unnest($1::text[]) AS k(player_id) CROSS JOIN LATERAL (
       SELECT opened_at FROM wallet_round WHERE player_id = k.player_id ORDER BY place DESC LIMIT 1) r`,
    [textArray([...new Set(playerIds)])],
  );
  return new Map(rows.map((row) => [row.player_id, row.opened_at]));
}
