import type { DataPart, DataRow } from "@bellwether/db";

/** What the player was asked to prove. The reason can be a suspicion, so an export leaves it out. */
export const verificationData: DataPart = {
  name: "verification",
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      "SELECT kind, asked_at, seen_at FROM document_request WHERE player_id = $1 ORDER BY id DESC",
      [playerId],
    );
    return { documents_asked_for: rows };
  },
  eraseKept: (connection, { playerId }) =>
    connection.query("UPDATE document_request SET reason = '' WHERE player_id = $1", [playerId]),
};
