import type { DataPart, DataRow } from "@bellwether/db";

/** What in the play has worried the house, and what was done about it. */
export const riskData: DataPart = {
  name: "risk",
  async collect(connection, { playerId }) {
    const marks = await connection.query<DataRow>(
      "SELECT reason, marked_at, lifted_at, lift_reason FROM risk_mark WHERE player_id = $1 ORDER BY marked_at DESC",
      [playerId],
    );
    const signs = await connection.query<DataRow>(
      "SELECT sign, facts, noted_at FROM risk_sign WHERE player_id = $1 ORDER BY noted_at DESC",
      [playerId],
    );
    const interactions = await connection.query<DataRow>(
      `SELECT kind, trigger, seen, score, act, said, outcome, follow_up_on::text AS follow_up_on, written_at FROM risk_interaction
       WHERE player_id = $1 ORDER BY id DESC`,
      [playerId],
    );
    return { signs_of_risk: signs.rows, risk_marks: marks.rows, interactions_about_risk: interactions.rows };
  },
  async eraseKept(connection, { playerId }) {
    await connection.query("DELETE FROM risk_mark WHERE player_id = $1", [playerId]);
    await connection.query("DELETE FROM risk_sign WHERE player_id = $1", [playerId]);
    await connection.query("DELETE FROM risk_standing WHERE player_id = $1", [playerId]);
    // Further entries name the record that they are about, so all go at once.
    await connection.query("DELETE FROM risk_interaction WHERE player_id = $1", [playerId]);
  },
};
