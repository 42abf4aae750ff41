import type { DataPart, DataRow } from "@bellwether/db";

/** What other systems are told: it names the account by its number alone, and is gone after 30 days. */
export const eventsData: DataPart = {
  name: "events",
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      "SELECT type, occurred_at, data FROM outbox_event WHERE player_id = $1 ORDER BY place DESC",
      [playerId],
    );
    return { told_to_other_systems: rows };
  },
};
