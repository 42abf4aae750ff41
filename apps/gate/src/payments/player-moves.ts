import type { SqlConnection } from "@bellwether/db";

/** A deposit that was credited, or a withdrawal whose money was set aside or paid. */
export type PlayerMove = {
  type: "D" | "W";
  amountMinor: bigint;
  /** When a deposit was credited, and when a withdrawal's money was set aside. */
  at: Date;
  /** The card or account as the cashier has told it; null where it has told nothing. */
  instrument: string | null;
};

/** What a player has paid in and taken out in a period, the oldest first. What the payment provider has moved by itself is not among it. */
export async function listPlayerMoves(
  connection: SqlConnection,
  playerId: string,
  { from, until }: { from: Date; until: Date },
): Promise<PlayerMove[]> {
  const { rows } = await connection.query<{
    type: "D" | "W";
    amount_minor: bigint;
    at: Date;
    instrument: string | null;
  }>(
    `SELECT m.type, m.amount_minor, m.at, i.masked_account || coalesce(' ' || i.service, '') AS instrument
     FROM (SELECT id, place, type, amount_minor, CASE WHEN type = 'W' THEN coalesce(authorized_at, updated_at) ELSE updated_at END AS at
       FROM payment WHERE player_id = $1 AND kind IN ('cashier', 'support', 'direct_deposit')
         AND (state = 'success' OR (state = 'pending' AND type = 'W'))) m
     LEFT JOIN payment_instrument i ON i.payment_id = m.id
     WHERE m.at > $2 AND m.at <= $3 ORDER BY m.at, m.place`,
    [playerId, from, until],
  );
  return rows.map(({ amount_minor: amountMinor, ...move }) => ({ ...move, amountMinor }));
}
