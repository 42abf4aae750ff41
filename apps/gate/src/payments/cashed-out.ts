import type { DatabasePort } from "../ports.ts";

/** What was paid out to the player since a time, in minor units of the account's currency. */
export async function cashedOutMinor(
  { database }: DatabasePort,
  playerId: string,
  since: Date,
): Promise<bigint> {
  const { rows } = await database.query<{ sum: string | null }>(
    "SELECT sum(amount_minor)::text AS sum FROM payment WHERE player_id = $1 AND type = 'W' AND state = 'success' AND created_at >= $2",
    [playerId, since],
  );
  return BigInt(rows[0]?.sum ?? 0);
}
