import type { PaymentState } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import type { Currency } from "@bellwether/market";

/** A row of `payment`. */
export type PaymentRow = {
  id: string;
  place: bigint;
  player_id: string;
  type: "D" | "W";
  state: PaymentState;
  method: string;
  currency: Currency;
  amount_minor: bigint;
  fee_minor: bigint;
  request_id: string | null;
  transaction_id: string | null;
  /** The provider that moved the money; set once it has moved. */
  provider: string | null;
  end_reason: "abandoned" | null;
  created_at: Date;
  updated_at: Date;
  authorized_at: Date | null;
};

/** Reads the payment and locks it until the SQL transaction ends. */
export async function lockPayment(connection: SqlConnection, id: string): Promise<PaymentRow | undefined> {
  const { rows } = await connection.query<PaymentRow>("SELECT * FROM payment WHERE id = $1 FOR UPDATE", [id]);
  return rows[0];
}

/** The same for the payment of a cashier's transaction. */
export async function lockPaymentOf(
  connection: SqlConnection,
  transactionId: string,
): Promise<PaymentRow | undefined> {
  const { rows } = await connection.query<PaymentRow>(
    "SELECT * FROM payment WHERE transaction_id = $1 FOR UPDATE",
    [transactionId],
  );
  return rows[0];
}

export async function setPaymentState(
  connection: SqlConnection,
  id: string,
  change: {
    state: PaymentState;
    transactionId: string;
    provider?: string;
    amountMinor?: bigint;
    feeMinor?: bigint;
    authorizedAt?: Date;
    at: Date;
  },
): Promise<void> {
  await connection.query(
    `UPDATE payment SET state = $2, transaction_id = $3, amount_minor = coalesce($4, amount_minor), fee_minor = coalesce($5, fee_minor), updated_at = $6,
       authorized_at = coalesce($7, authorized_at), provider = coalesce($8, provider)
     WHERE id = $1`,
    [
      id,
      change.state,
      change.transactionId,
      change.amountMinor ?? null,
      change.feeMinor ?? null,
      change.at,
      change.authorizedAt ?? null,
      change.provider ?? null,
    ],
  );
}
