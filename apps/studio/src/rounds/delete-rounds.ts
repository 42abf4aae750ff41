import { type SqlConnection, textArray } from "@bellwether/db";

/** Deletes all rounds of free-play sessions that are over, with their actions. Rounds for money are kept. */
export async function deleteRounds(connection: SqlConnection, freeOwners: readonly string[]): Promise<void> {
  await connection.query("DELETE FROM studio_round WHERE owner = ANY($1::text[])", [textArray(freeOwners)]);
}
