import type { DataPart, DataRow } from "@bellwether/db";

/** Visits of live tables. */
export const visitsData: DataPart = {
  name: "table-visits",
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      "SELECT table_id, began_at, left_at FROM studio_visit WHERE owner = 'player:' || $1 ORDER BY began_at DESC",
      [playerId],
    );
    return { visits_of_live_tables: rows };
  },
  eraseAsked: (connection, { playerId }) =>
    connection.query("DELETE FROM studio_visit WHERE owner = 'player:' || $1", [playerId]),
};
