import { type SqlConnection, textArray } from "@bellwether/db";

/** A payment that the provider has settled. `signed_minor` is above zero for money that came from a player. */
export type SettledPayment = {
  transaction_id: string;
  payment_id: string;
  signed_minor: bigint;
  currency: string;
  provider: string;
};

/** The settled payments with one of these transactions, and those of the providers between two moments. Payments by support are not among them. */
export async function settledPayments(
  connection: SqlConnection,
  {
    transactions,
    providers,
    from,
    until,
  }: { transactions: readonly string[]; providers: readonly string[]; from: Date; until: Date },
): Promise<SettledPayment[]> {
  const { rows } = await connection.query<SettledPayment>(
    `SELECT transaction_id, id AS payment_id, CASE type WHEN 'D' THEN amount_minor ELSE -amount_minor END AS signed_minor, currency, provider
     FROM payment WHERE state = 'success' AND kind <> 'support'
       AND (transaction_id = ANY($1::text[]) OR (provider = ANY($2::text[]) AND updated_at >= $3 AND updated_at <= $4))`,
    [textArray(transactions), textArray(providers), from, until],
  );
  return rows;
}
