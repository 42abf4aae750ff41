import type { DataPart, DataRow } from "@bellwether/db";

/** Decisions about withdrawals. The rules that held one, and the reason of whoever decided, are left out: they can say a suspicion. */
export const withdrawalsData: DataPart = {
  name: "withdrawals",
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      `SELECT transaction_id, amount_minor, currency, method, state, asked_at, decided_at, ended_as, ended_at FROM withdrawal_review
       WHERE player_id = $1 ORDER BY asked_at DESC`,
      [playerId],
    );
    return { withdrawals: rows };
  },
  eraseKept: (connection, { playerId }) =>
    connection.query(
      "UPDATE withdrawal_review SET decision_reason = CASE WHEN decision_reason IS NULL THEN NULL ELSE '' END WHERE player_id = $1",
      [playerId],
    ),
};
