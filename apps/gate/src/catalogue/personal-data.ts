import type { DataPart, DataRow } from "@bellwether/db";

/** Favourite games, and stars. */
export const catalogueData: DataPart = {
  name: "catalogue",
  async collect(connection, { playerId }) {
    const favourites = await connection.query<DataRow>(
      "SELECT game_code, marked_at FROM game_favourite WHERE player_id = $1 ORDER BY marked_at DESC",
      [playerId],
    );
    const votes = await connection.query<DataRow>(
      "SELECT game_code, stars, voted_at FROM game_vote WHERE player_id = $1 ORDER BY voted_at DESC",
      [playerId],
    );
    return { favourite_games: favourites.rows, rated_games: votes.rows };
  },
  async eraseAsked(connection, { playerId }) {
    await connection.query("DELETE FROM game_favourite WHERE player_id = $1", [playerId]);
    await connection.query("DELETE FROM game_vote WHERE player_id = $1", [playerId]);
  },
};
