import type { SqlConnection } from "@bellwether/db";

/** Players who have logged in from this network, the latest first. */
export async function playersAtAddress(
  connection: SqlConnection,
  address: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await connection.query<{ player_id: string; last_at: Date }>(
    "SELECT player_id, max(created_at) AS last_at FROM session WHERE address = $1 GROUP BY player_id ORDER BY last_at DESC LIMIT $2",
    [address, limit],
  );
  return rows.map((row) => row.player_id);
}
