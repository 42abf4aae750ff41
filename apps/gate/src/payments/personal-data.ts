import type { DataPart, DataRow, SqlConnection } from "@bellwether/db";
import { listInstruments } from "./payment-instrument.ts";

/** Whether the account never had a payment: then no law keeps who its owner was. */
export async function hasNoPayments(connection: SqlConnection, playerId: string): Promise<boolean> {
  const { rows } = await connection.query("SELECT 1 FROM payment WHERE player_id = $1 LIMIT 1", [playerId]);
  return rows.length === 0;
}

/** Whether the cashier has a payment of the account in hand. */
export async function isPaymentPending(connection: SqlConnection, playerId: string): Promise<boolean> {
  const { rows } = await connection.query(
    "SELECT 1 FROM payment WHERE player_id = $1 AND state = 'pending' LIMIT 1",
    [playerId],
  );
  return rows.length > 0;
}

/** Payments stay with the books. With what was paid, and from whose account, goes when the law lets it. */
export const paymentsData: DataPart = {
  name: "payments",
  needsOwner: true,
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      `SELECT id, type, kind, state, method, currency, amount_minor, fee_minor, transaction_id, created_at, updated_at FROM payment
       WHERE player_id = $1 ORDER BY place DESC`,
      [playerId],
    );
    return { payments: rows, instruments: await listInstruments(connection, playerId) };
  },
  eraseAsked: (connection, { playerId }) =>
    connection.query("DELETE FROM cashier_session WHERE player_id = $1", [playerId]),
  async eraseKept(connection, { playerId }) {
    await connection.query(
      "DELETE FROM payment_instrument i USING payment y WHERE y.id = i.payment_id AND y.player_id = $1",
      [playerId],
    );
    await connection.query("UPDATE support_payout SET reason = '' WHERE player_id = $1", [playerId]);
  },
};
