import type { DatabasePort } from "../ports.ts";

/** What was paid out to the player since a time and did not come back, in minor units of the account's currency. */
export async function cashedOutMinor(
  { database }: DatabasePort,
  playerId: string,
  since: Date,
): Promise<bigint> {
  const { rows } = await database.query<{ sum: string | null }>(
    `SELECT sum(CASE kind WHEN 'payout_returned' THEN -amount_minor ELSE amount_minor END)::text AS sum FROM payment
     WHERE player_id = $1 AND state = 'success' AND created_at >= $2
       AND (kind = 'payout_returned' OR (type = 'W' AND kind IN ('cashier', 'support')))`,
    [playerId, since],
  );
  return BigInt(rows[0]?.sum ?? 0);
}
