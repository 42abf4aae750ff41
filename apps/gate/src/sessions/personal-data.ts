import type { DataPart } from "@bellwether/db";
import { listSessions } from "./session-history.ts";

/** Logins, with network address and device. */
export const sessionsData: DataPart = {
  name: "sessions",
  collect: async (connection, { playerId }) => ({ logins: await listSessions(connection, playerId) }),
  async eraseAsked(connection, { playerId }) {
    await connection.query("DELETE FROM session WHERE player_id = $1", [playerId]);
    await connection.query("DELETE FROM player_view WHERE player_id = $1", [playerId]);
  },
};
