import type { DataPart, DataRow } from "@bellwether/db";

/** What the staff has written down about the player: it is theirs to read (GDPR, article 15), without the names of those who wrote it. */
export const notesData: DataPart = {
  name: "notes",
  needsOwner: true,
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      "SELECT written_at, body FROM player_note WHERE player_id = $1 ORDER BY id DESC",
      [playerId],
    );
    return { notes: rows };
  },
  eraseKept: (connection, { playerId }) =>
    connection.query("DELETE FROM player_note WHERE player_id = $1", [playerId]),
};
