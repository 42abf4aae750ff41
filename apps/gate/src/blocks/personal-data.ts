import type { DataPart, DataRow } from "@bellwether/db";

/** What operators have blocked, and why. */
export const blocksData: DataPart = {
  name: "blocks",
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      "SELECT scopes, reason, blocked_at, until, lifted_at FROM player_block WHERE player_id = $1 ORDER BY id DESC",
      [playerId],
    );
    return { blocks: rows };
  },
  eraseKept: (connection, { playerId }) =>
    connection.query("UPDATE player_block SET reason = '' WHERE player_id = $1", [playerId]),
};
