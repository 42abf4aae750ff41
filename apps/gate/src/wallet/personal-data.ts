import type { DataPart, DataRow } from "@bellwether/db";

/** Sums of days, which stay, and what lets a game take stakes. */
export const walletData: DataPart = {
  name: "wallet",
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      `SELECT day, staked_cash_minor, staked_bonus_minor, paid_cash_minor, paid_bonus_minor, rounds FROM player_day
       WHERE player_id = $1 ORDER BY day DESC`,
      [playerId],
    );
    return { days: rows };
  },
  eraseAsked: (connection, { playerId }) =>
    connection.query("DELETE FROM launch_token WHERE player_id = $1", [playerId]),
};
