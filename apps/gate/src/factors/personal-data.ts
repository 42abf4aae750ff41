import type { DataPart, DataRow } from "@bellwether/db";

/** What opens the account beside the password. Secrets and keys are in no export. */
export const factorsData: DataPart = {
  name: "factors",
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      "SELECT name, added_at, used_at FROM player_passkey WHERE player_id = $1 ORDER BY added_at, id",
      [playerId],
    );
    return { passkeys: rows };
  },
  async eraseAsked(connection, { playerId }) {
    await connection.query("DELETE FROM player_authenticator WHERE player_id = $1", [playerId]);
    await connection.query("DELETE FROM player_passkey WHERE player_id = $1", [playerId]);
  },
};
