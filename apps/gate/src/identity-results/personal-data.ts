import type { DataPart, DataRow } from "@bellwether/db";

/** What the identity vendor has read of the player's documents: kept as long as the law wants to know who the customer was. */
export const identityResultsData: DataPart = {
  name: "identity-results",
  needsOwner: true,
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      `SELECT at, status, cause, document_kind, first_name, last_name, born_on::text AS born_on, valid_until::text AS valid_until
       FROM identity_result WHERE player_id = $1 ORDER BY id DESC`,
      [playerId],
    );
    return { identity_results: rows };
  },
  eraseKept: (connection, { playerId }) =>
    connection.query("DELETE FROM identity_result WHERE player_id = $1", [playerId]),
};
