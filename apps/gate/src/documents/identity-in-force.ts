import { dayText } from "@bellwether/contract/day-text.ts";
import type { SqlConnection } from "@bellwether/db";
import type { Player } from "../players/index.ts";

/**
 * Whether somebody has seen who the player is, and what they saw is still valid, also in the minutes until the job marks a document whose last day
 * has passed. A document that was seen outside of the product has no end.
 */
export async function hasIdentityInForce(
  connection: SqlConnection,
  { id, isIdentityChecked }: Pick<Player, "id" | "isIdentityChecked">,
  at: Date,
): Promise<boolean> {
  if (!isIdentityChecked) return false;
  const { rows } = await connection.query<{ valid: boolean | null; over: boolean | null }>(
    `SELECT bool_or(expires_on IS NULL OR expires_on >= $2::date) AS valid, bool_or(expires_on < $2::date) AS over FROM player_document
     WHERE player_id = $1 AND kind = 'identity' AND state = 'accepted'`,
    [id, dayText(at)],
  );
  return rows[0]?.valid === true || rows[0]?.over !== true;
}
