import type { PaymentState } from "@bellwether/contract";
import { onlyRow, type SqlConnection } from "@bellwether/db";

/** A row of `payment_attempt`: one of the cashier's transactions for a payment. */
export type PaymentAttempt = {
  transaction_id: string;
  payment_id: string;
  state: Exclude<PaymentState, "started">;
  amount_minor: bigint;
};

/** Stores an attempt that the cashier may make. */
export async function beginAttempt(
  connection: SqlConnection,
  attempt: { transactionId: string; paymentId: string; amountMinor: bigint; at: Date },
): Promise<void> {
  await connection.query(
    "INSERT INTO payment_attempt (transaction_id, payment_id, state, amount_minor, begun_at) VALUES ($1, $2, 'pending', $3, $4)",
    [attempt.transactionId, attempt.paymentId, attempt.amountMinor, attempt.at],
  );
}

/** Ends an attempt. Returns it as it was, so that what a pending payout has set aside is known. */
export async function endAttempt(
  connection: SqlConnection,
  transactionId: string,
  state: "success" | "failed" | "canceled",
  at: Date,
): Promise<PaymentAttempt> {
  const { rows } = await connection.query<PaymentAttempt>(
    `UPDATE payment_attempt n SET state = $2, ended_at = $3 FROM (SELECT * FROM payment_attempt WHERE transaction_id = $1 FOR UPDATE) o
     WHERE n.transaction_id = o.transaction_id RETURNING o.transaction_id, o.payment_id, o.state, o.amount_minor`,
    [transactionId, state, at],
  );
  return onlyRow(rows);
}

/** Whether an attempt of the payment has neither succeeded nor failed. */
export async function hasPendingAttempt(connection: SqlConnection, paymentId: string): Promise<boolean> {
  const { rows } = await connection.query(
    "SELECT 1 FROM payment_attempt WHERE payment_id = $1 AND state = 'pending' LIMIT 1",
    [paymentId],
  );
  return rows.length > 0;
}

/** Moves an attempt to another payment. */
export async function moveAttempt(
  connection: SqlConnection,
  transactionId: string,
  paymentId: string,
): Promise<void> {
  await connection.query("UPDATE payment_attempt SET payment_id = $2 WHERE transaction_id = $1", [
    transactionId,
    paymentId,
  ]);
}
