import { type SqlConnection, textArray } from "@bellwether/db";
import { identityFirstCountries } from "@bellwether/market";

/** Activated players of markets that want to know who somebody is before play, of whom neither that is known nor anything is asked. */
export async function listUnknownPlayers(connection: SqlConnection, limit: number): Promise<string[]> {
  const { rows } = await connection.query<{ id: string }>(
    `SELECT id FROM player WHERE country = ANY($1::text[]) AND identity_checked_at IS NULL AND document_asked_at IS NULL
       AND activated_at IS NOT NULL AND status = 'open' ORDER BY country, id LIMIT $2`,
    [textArray(identityFirstCountries), limit],
  );
  return rows.map(({ id }) => id);
}
