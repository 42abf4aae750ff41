import type { DataPart, DataRow } from "@bellwether/db";

/**
 * Cases. An export says that there was one and how it ended, without the working notes: they name other accounts, and the law forbids to tell
 * anybody of a suspicion about them.
 */
export const holdsData: DataPart = {
  name: "holds",
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      "SELECT cause, held_at, lifted_at, outcome FROM account_hold WHERE player_id = $1 ORDER BY id DESC",
      [playerId],
    );
    return { cases: rows };
  },
  eraseKept: (connection, { playerId }) =>
    connection.query("UPDATE account_hold SET detail = '', closing_note = NULL WHERE player_id = $1", [
      playerId,
    ]),
};
