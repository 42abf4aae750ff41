import type { DataPart, DataRow } from "@bellwether/db";

/**
 * Cases. An export has those of which the player knows anyway, because the account was held, and how each ended, without the working notes: they
 * name other accounts. The law forbids to tell anybody of a suspicion about them.
 */
export const holdsData: DataPart = {
  name: "holds",
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      `SELECT cause, held_at, lifted_at, outcome FROM account_hold
       WHERE player_id = $1 AND cause IN ('payment', 'person') ORDER BY id DESC`,
      [playerId],
    );
    return { cases: rows };
  },
  eraseKept: (connection, { playerId }) =>
    connection.query(
      // An open case keeps a detail of its own: no two may be alike.
      `UPDATE account_hold SET detail = CASE WHEN lifted_at IS NULL THEN id::text ELSE '' END, facts = '[]', closing_note = NULL
       WHERE player_id = $1`,
      [playerId],
    ),
};
