import type { Database } from "@bellwether/db";
import type { Instrument } from "./instrument.ts";

export type TransactionState = "authorized" | "approved" | "declined" | "paid" | "cancelled";

/** A transaction as stored by the cashier. `amount` is unsigned decimal text. */
export type Transaction = {
  id: string;
  user_id: string;
  payment_id: string;
  type: "D" | "W";
  method: string;
  amount: string;
  currency: string;
  auth_code: string | null;
  state: TransactionState;
  status_code: string | null;
  /** Of a withdrawal that the merchant has approved: when the bank pays it. */
  pays_at: Date | null;
  instrument: Instrument | null;
  at: Date;
};

/**
 * Stores a transaction of a payment: its first, or another attempt after those that failed. A second press of the button finds the one that is
 * under way.
 */
export async function openTransaction(
  database: Database,
  transaction: Omit<Transaction, "auth_code" | "status_code" | "pays_at" | "state">,
): Promise<Transaction> {
  await database.query(
    `INSERT INTO sandbox_transaction (id, user_id, payment_id, type, method, amount, currency, state, at, instrument)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'authorized', $8, $9) ON CONFLICT (payment_id) WHERE state <> 'cancelled' DO NOTHING`,
    [
      transaction.id,
      transaction.user_id,
      transaction.payment_id,
      transaction.type,
      transaction.method,
      transaction.amount,
      transaction.currency,
      transaction.at,
      JSON.stringify(transaction.instrument),
    ],
  );
  return readByPayment(database, transaction.payment_id);
}

/** The card or account by which the user has last paid with a method; undefined before. */
export async function lastInstrument(
  database: Database,
  userId: string,
  method: string,
): Promise<Instrument | undefined> {
  const { rows } = await database.query<{ instrument: Instrument }>(
    `SELECT instrument FROM sandbox_transaction
     WHERE user_id = $1 AND method = $2 AND state = 'paid' AND instrument IS NOT NULL ORDER BY place DESC LIMIT 1`,
    [userId, method],
  );
  return rows[0]?.instrument;
}

/** @throws where the payment has no transaction. */
export async function readByPayment(database: Database, paymentId: string): Promise<Transaction> {
  const found = await findByPayment(database, paymentId);
  if (!found) throw new Error(`the payment ${paymentId} has no transaction`);
  return found;
}

/** The last transaction of a payment. */
export async function findByPayment(database: Database, paymentId: string): Promise<Transaction | undefined> {
  const { rows } = await database.query<Transaction>(
    "SELECT * FROM sandbox_transaction WHERE payment_id = $1 ORDER BY place DESC LIMIT 1",
    [paymentId],
  );
  return rows[0];
}

/** Whether the merchant has not said yet that a withdrawal may be paid. */
export const waitsForMerchant = ({ type, state, pays_at }: Transaction): boolean =>
  type === "W" && state === "authorized" && pays_at === null;

export async function findTransaction(database: Database, id: string): Promise<Transaction | undefined> {
  const { rows } = await database.query<Transaction>("SELECT * FROM sandbox_transaction WHERE id = $1", [id]);
  return rows[0];
}

/** @throws where there is no such transaction. */
export async function readTransaction(database: Database, id: string): Promise<Transaction> {
  const found = await findTransaction(database, id);
  if (!found) throw new Error(`there is no transaction ${id}`);
  return found;
}

/** Moves a transaction on from a given state; returns undefined if it was not in that state. */
export async function moveTransaction(
  database: Database,
  id: string,
  from: TransactionState,
  to: TransactionState,
  more: { authCode?: string; statusCode?: string } = {},
): Promise<Transaction | undefined> {
  const { rows } = await database.query<Transaction>(
    `UPDATE sandbox_transaction SET state = $3, auth_code = coalesce($4, auth_code), status_code = coalesce($5, status_code)
     WHERE id = $1 AND state = $2 RETURNING *`,
    [id, from, to, more.authCode ?? null, more.statusCode ?? null],
  );
  return rows[0];
}

export async function transactionsIn(database: Database, states: TransactionState[]): Promise<Transaction[]> {
  const { rows } = await database.query<Transaction>(
    "SELECT * FROM sandbox_transaction WHERE state = ANY($1::text[]) AND auth_code IS NOT NULL ORDER BY at DESC LIMIT 100",
    [states],
  );
  return rows;
}
