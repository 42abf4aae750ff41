import type { Database } from "@bellwether/db";

/** The hits of win-time clocks and of drops that were drawn and not paid at a given time. Other hits are paid with their round. */
export async function unpaidHitsAt(
  database: Database,
  at: Date,
): Promise<{ playerId: string; currency: string; amountMinor: bigint }[]> {
  const { rows } = await database.asOwner((connection) =>
    connection.query<{ player_id: string; currency: string; amount_minor: bigint }>(
      `SELECT r.player_id, k.currency, k.amount_minor FROM studio_clock k
       JOIN studio_clock_entry e ON e.pot = k.pot AND e.currency = k.currency AND e.clock = k.number AND e.number = k.winning_entry
       JOIN studio_bet r ON r.owner = e.owner AND r.id = e.round_id
       WHERE k.state IN ('drawn', 'paid') AND k.ended_at <= $1 AND (k.paid_at IS NULL OR k.paid_at > $1)`,
      [at],
    ),
  );
  return rows.map(({ player_id, currency, amount_minor }) => ({
    playerId: player_id,
    currency,
    amountMinor: amount_minor,
  }));
}
