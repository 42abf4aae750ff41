import type { SqlConnection } from "@bellwether/db";

/** Players who have paid with an instrument that ends with these four signs. */
export async function playersByInstrument(
  connection: SqlConnection,
  lastFour: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await connection.query<{ player_id: string }>(
    `SELECT DISTINCT p.player_id FROM payment_instrument i JOIN payment p ON p.id = i.payment_id
     WHERE "right"(i.masked_account, 4) = $1 LIMIT $2`,
    [lastFour, limit],
  );
  return rows.map((row) => row.player_id);
}

/** The player of a payment, by our id or the provider's. */
export async function playerOfPayment(connection: SqlConnection, id: string): Promise<string | undefined> {
  const { rows } = await connection.query<{ player_id: string }>(
    "SELECT player_id FROM payment WHERE id = $1 UNION SELECT player_id FROM payment WHERE transaction_id = $1 LIMIT 1",
    [id],
  );
  return rows[0]?.player_id;
}
