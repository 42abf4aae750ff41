import type { DataPart, DataRow } from "@bellwether/db";

/** What in the play has worried the house. */
export const riskData: DataPart = {
  name: "risk",
  async collect(connection, { playerId }) {
    const marks = await connection.query<DataRow>(
      "SELECT reason, marked_at, lifted_at FROM risk_mark WHERE player_id = $1 ORDER BY marked_at DESC",
      [playerId],
    );
    const signs = await connection.query<DataRow>(
      "SELECT sign, facts, noted_at FROM risk_sign WHERE player_id = $1 ORDER BY noted_at DESC",
      [playerId],
    );
    return { signs_of_risk: signs.rows, risk_marks: marks.rows };
  },
  async eraseKept(connection, { playerId }) {
    await connection.query("DELETE FROM risk_mark WHERE player_id = $1", [playerId]);
    await connection.query("DELETE FROM risk_sign WHERE player_id = $1", [playerId]);
  },
};
