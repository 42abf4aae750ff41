import type { SqlConnection } from "@bellwether/db";

/** As in the review of a payout: a card's last four digits alone are shared by thousands. */
const MIN_TELLING_SIGNS = 8;

/** Other players who have paid or were paid with a card or account that this player has used, too. */
export async function playersWithInstrumentsOf(
  connection: SqlConnection,
  playerId: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await connection.query<{ player_id: string }>(
    `SELECT DISTINCT y.player_id FROM (
       SELECT DISTINCT i.masked_account, i.service FROM payment p JOIN payment_instrument i ON i.payment_id = p.id
       WHERE p.player_id = $1 AND p.state = 'success' AND length(regexp_replace(i.masked_account, '[^[:alnum:]]', '', 'g')) >= ${MIN_TELLING_SIGNS}) own
     JOIN payment_instrument o ON "right"(o.masked_account, 4) = "right"(own.masked_account, 4)
       AND o.masked_account = own.masked_account AND o.service IS NOT DISTINCT FROM own.service
     JOIN payment y ON y.id = o.payment_id
     WHERE y.player_id <> $1 AND y.state = 'success' LIMIT $2`,
    [playerId, limit],
  );
  return rows.map((row) => row.player_id);
}
