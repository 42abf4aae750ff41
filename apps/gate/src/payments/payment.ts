import { minorToAmount, type PaymentKind, type PaymentState } from "@bellwether/contract";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import type { Currency } from "@bellwether/market";
import { recordEvent } from "../events/index.ts";

/** A row of `payment`. */
export type PaymentRow = {
  id: string;
  place: bigint;
  player_id: string;
  type: "D" | "W";
  kind: PaymentKind;
  /** Of a payment that the provider began: the payment that it is about. */
  origin_id: string | null;
  state: PaymentState;
  method: string;
  currency: Currency;
  amount_minor: bigint;
  fee_minor: bigint;
  request_id: string | null;
  /** The cashier's transaction: the last attempt, or the one that succeeded. */
  transaction_id: string | null;
  /** The provider that moved the money; set once it has moved. */
  provider: string | null;
  end_reason: "abandoned" | null;
  created_at: Date;
  updated_at: Date;
  authorized_at: Date | null;
  /** Of a withdrawal: when the house approved it, and the provider may pay. */
  approved_at: Date | null;
};

/** Reads the payment and locks it until the SQL transaction ends. */
export async function lockPayment(connection: SqlConnection, id: string): Promise<PaymentRow | undefined> {
  const { rows } = await connection.query<PaymentRow>("SELECT * FROM payment WHERE id = $1 FOR UPDATE", [id]);
  return rows[0];
}

/** Reads and locks the payment of a cashier's transaction. */
export async function lockPaymentOf(
  connection: SqlConnection,
  transactionId: string,
): Promise<PaymentRow | undefined> {
  // A node of an older version, which runs beside this one during an upgrade, stores no attempts.
  await connection.query(
    `INSERT INTO payment_attempt (transaction_id, payment_id, state, amount_minor, begun_at)
     SELECT transaction_id, id, state, amount_minor, updated_at FROM payment
     WHERE transaction_id = $1 AND state <> 'started' AND kind = 'cashier' ON CONFLICT DO NOTHING`,
    [transactionId],
  );
  const { rows } = await connection.query<PaymentRow>(
    `SELECT * FROM payment WHERE id = (SELECT payment_id FROM payment_attempt WHERE transaction_id = $1) FOR UPDATE`,
    [transactionId],
  );
  return rows[0];
}

/** The payment of a cashier's transaction, without a lock. */
export async function findPaymentOf(
  connection: SqlConnection,
  transactionId: string,
): Promise<PaymentRow | undefined> {
  const { rows } = await connection.query<PaymentRow>(
    `SELECT * FROM payment WHERE transaction_id = $1 OR id = (SELECT payment_id FROM payment_attempt WHERE transaction_id = $1)`,
    [transactionId],
  );
  return rows[0];
}

/** Stores a payment that no player opened at the cashier. `state` is `started` until its first attempt is authorised. */
export async function insertPayment(
  connection: SqlConnection,
  payment: Pick<
    PaymentRow,
    "id" | "player_id" | "type" | "kind" | "origin_id" | "method" | "currency" | "amount_minor"
  > & { at: Date },
): Promise<PaymentRow> {
  const { rows } = await connection.query<PaymentRow>(
    `INSERT INTO payment (id, player_id, type, kind, origin_id, state, method, currency, amount_minor, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, 'started', $6, $7, $8, $9, $9) RETURNING *`,
    [
      payment.id,
      payment.player_id,
      payment.type,
      payment.kind,
      payment.origin_id,
      payment.method,
      payment.currency,
      payment.amount_minor,
      payment.at,
    ],
  );
  return onlyRow(rows);
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
  const { rows } = await connection.query<PaymentRow>(
    `UPDATE payment SET state = $2, transaction_id = $3, amount_minor = coalesce($4, amount_minor), fee_minor = coalesce($5, fee_minor), updated_at = $6,
       authorized_at = coalesce($7, authorized_at), provider = coalesce($8, provider), end_reason = NULL
     WHERE id = $1 RETURNING *`,
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
  await recordPayment(connection, onlyRow(rows));
}

/** Tells the state into which a payment has come, in the transaction that moves it; its start, before the cashier has asked, is not told. */
export async function recordPayment(connection: SqlConnection, row: RecordedPayment): Promise<void> {
  const shared = { playerId: row.player_id, at: row.updated_at };
  const data = {
    payment_id: row.id,
    direction: row.type === "D" ? ("deposit" as const) : ("withdrawal" as const),
    kind: row.kind,
    method: row.method,
    amount: minorToAmount(row.amount_minor),
  };
  switch (row.state) {
    case "started":
      return;
    case "pending":
      return recordEvent(connection, { type: "payment.authorized", ...shared, data });
    case "success":
      return recordEvent(connection, { type: "payment.succeeded", ...shared, data });
    case "failed":
    case "canceled":
      return recordEvent(connection, {
        ...{ type: "payment.failed", ...shared },
        data: { ...data, is_by_player: row.state === "canceled" },
      });
  }
}

type RecordedPayment = Pick<
  PaymentRow,
  "id" | "player_id" | "type" | "kind" | "state" | "method" | "amount_minor" | "updated_at"
>;
