import type { DataPart } from "@bellwether/db";

/** The initial shown at live tables, and games that were opened. */
export const gameSessionsData: DataPart = {
  name: "game-sessions",
  async eraseAsked(connection, { playerId }) {
    await connection.query("DELETE FROM studio_bettor WHERE owner = 'player:' || $1", [playerId]);
    await connection.query("DELETE FROM studio_session WHERE owner = 'player:' || $1", [playerId]);
    await connection.query("DELETE FROM studio_watch WHERE owner = 'player:' || $1", [playerId]);
  },
};
