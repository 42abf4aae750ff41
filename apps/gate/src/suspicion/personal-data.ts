import type { DataPart } from "@bellwether/db";

/** Reports of suspicion: the law forbids to tell anybody that there is one, so an export has none, and it goes when the law has kept it long enough. */
export const suspicionData: DataPart = {
  name: "suspicion",
  needsOwner: true,
  async eraseKept(connection, { playerId }) {
    await connection.query(
      "DELETE FROM suspicion_look WHERE report_id IN (SELECT id FROM suspicion_report WHERE player_id = $1)",
      [playerId],
    );
    await connection.query("DELETE FROM suspicion_report WHERE player_id = $1", [playerId]);
  },
};
