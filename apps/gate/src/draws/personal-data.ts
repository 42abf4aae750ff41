import type { DataPart, DataRow } from "@bellwether/db";

/** The draws that a player wants to be reminded of. */
export const remindersData: DataPart = {
  name: "draw-reminders",
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      "SELECT game_code, draw, draws_at FROM draw_reminder WHERE player_id = $1 ORDER BY draws_at, game_code",
      [playerId],
    );
    return { draw_reminders: rows };
  },
  async eraseAsked(connection, { playerId }) {
    await connection.query("DELETE FROM draw_reminder WHERE player_id = $1", [playerId]);
  },
};
