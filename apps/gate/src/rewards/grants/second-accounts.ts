import type { SqlConnection } from "@bellwether/db";
import { type ClaimingPerson, otherAccountsAmong } from "../../bonus/index.ts";

/**
 * The accounts that take part in something beside an earlier one of the same person, as ids.
 * @param takingPart a query for `player_id`s, in the order of preference: of each person's accounts the first one stays.
 */
export async function secondAccounts(
  connection: SqlConnection,
  takingPart: string,
  parameters: readonly unknown[],
): Promise<string[]> {
  const { rows } = await connection.query<ClaimingPerson>(
    `SELECT p.id, p.first_name AS "firstName", p.last_name AS "lastName", p.born_on AS "bornOn", p.phone, p.national_id AS "nationalId",
       p.activated_at IS NOT NULL AS "isActivated"
     FROM (SELECT t.player_id, row_number() OVER () AS nth FROM (${takingPart}) t) t JOIN player_profile p ON p.id = t.player_id
     ORDER BY t.nth`,
    [...parameters],
  );
  return otherAccountsAmong(rows);
}
