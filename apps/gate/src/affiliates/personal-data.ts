import type { DataPart, DataRow } from "@bellwether/db";

/** What was reported to the affiliate whose link the player had followed. */
export const affiliatesData: DataPart = {
  name: "affiliates",
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      `SELECT event, amount_minor, currency, created_at, sent_at FROM affiliate_postback WHERE player_id = $1 ORDER BY created_at DESC`,
      [playerId],
    );
    return { told_to_partner: rows };
  },
  eraseAsked: (connection, { playerId }) =>
    connection.query("DELETE FROM affiliate_postback WHERE player_id = $1", [playerId]),
};
