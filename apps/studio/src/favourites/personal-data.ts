import type { DataPart, DataRow } from "@bellwether/db";

/** Favourite numbers. */
export const favouriteLinesData: DataPart = {
  name: "favourite-lines",
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      "SELECT game_code, line FROM studio_favourite_line WHERE player_id = $1 ORDER BY place DESC",
      [playerId],
    );
    return { favourite_numbers: rows };
  },
  eraseAsked: (connection, { playerId }) =>
    connection.query("DELETE FROM studio_favourite_line WHERE player_id = $1", [playerId]),
};
