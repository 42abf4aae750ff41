import type { DataPart, DataRow } from "@bellwether/db";

/** Standing orders: they stay, since tickets were bought by them, and name the account by its number. */
export const ordersData: DataPart = {
  name: "standing-orders",
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      `SELECT game_code, currency, stake_minor, input, weekdays, until_date, state, end_reason, opened_at FROM studio_subscription
       WHERE owner = 'player:' || $1 ORDER BY place DESC`,
      [playerId],
    );
    return { standing_orders: rows };
  },
};
