import type { SqlConnection } from "@bellwether/db";
import type { Player } from "../players/index.ts";

/**
 * Whether somebody has seen who the player is, and what they saw is still valid. A document that was seen outside of the product has no end; once one
 * of the player's own has expired, it takes another that is accepted.
 */
export async function hasIdentityInForce(
  connection: SqlConnection,
  { id, isIdentityChecked }: Pick<Player, "id" | "isIdentityChecked">,
): Promise<boolean> {
  if (!isIdentityChecked) return false;
  const { rows } = await connection.query<{ accepted: boolean | null; expired: boolean | null }>(
    `SELECT bool_or(state = 'accepted') AS accepted, bool_or(state = 'expired') AS expired FROM player_document
     WHERE player_id = $1 AND kind = 'identity'`,
    [id],
  );
  return rows[0]?.accepted === true || rows[0]?.expired !== true;
}
