import type { SqlConnection } from "@bellwether/db";

/** Payments that are looked through: whoever sees so many players asks more closely. */
const MAX_PAYMENTS = 2_000;

/**
 * Players who have paid with an instrument that ends with these four signs. The instruments come first: left to itself, the database reads all payments
 * in the order of players.
 */
export async function playersByInstrument(
  connection: SqlConnection,
  lastFour: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await connection.query<{ player_id: string }>(
    `WITH ending AS MATERIALIZED (
       SELECT payment_id FROM payment_instrument WHERE "right"(masked_account, 4) = $1 AND masked_account IS NOT NULL LIMIT ${MAX_PAYMENTS})
     SELECT DISTINCT p.player_id FROM ending e JOIN payment p ON p.id = e.payment_id LIMIT $2`,
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
