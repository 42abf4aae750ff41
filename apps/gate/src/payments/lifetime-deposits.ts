import type { DatabasePort } from "../ports.ts";

/** The player's total deposits, in minor units of the account's currency. */
export async function lifetimeDepositsMinor(deps: DatabasePort, playerId: string): Promise<bigint> {
  const { rows } = await deps.database.query<{ sum: string | null }>(
    "SELECT sum(amount_minor)::text AS sum FROM payment_amount WHERE player_id = $1 AND type = 'D' AND state = 'success'",
    [playerId],
  );
  return BigInt(rows[0]?.sum ?? 0);
}
