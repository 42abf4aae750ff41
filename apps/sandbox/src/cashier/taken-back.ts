import type { Database } from "@bellwether/db";

/** How a bank takes a paid deposit back: the names of its transactions. */
export const takingsBack = ["Refund", "Chargeback"] as const;
export type TakingBack = (typeof takingsBack)[number];

export const isTakingBack = (choice: unknown): choice is TakingBack =>
  takingsBack.some((name) => name === choice);

/** A transaction that takes a paid one back. */
export type TakenBack = { id: string; transaction_id: string; name: TakingBack };

/** Stores it; undefined if the transaction was not paid, is no deposit, or was taken back in this way before. */
export async function storeTakenBack(
  database: Database,
  taken: { id: string; transactionId: string; name: TakingBack; at: Date },
): Promise<TakenBack | undefined> {
  const { rows } = await database.query<TakenBack>(
    `INSERT INTO sandbox_taken_back (id, transaction_id, name, at)
     SELECT $1, id, $3, $4 FROM sandbox_transaction WHERE id = $2 AND type = 'D' AND state = 'paid' ON CONFLICT DO NOTHING RETURNING *`,
    [taken.id, taken.transactionId, taken.name, taken.at],
  );
  return rows[0];
}

/** Deposits taken back that the merchant has not confirmed yet. */
export async function untoldTakenBack(database: Database): Promise<TakenBack[]> {
  const { rows } = await database.query<TakenBack>(
    "SELECT id, transaction_id, name FROM sandbox_taken_back WHERE NOT is_told ORDER BY at LIMIT 100",
  );
  return rows;
}
