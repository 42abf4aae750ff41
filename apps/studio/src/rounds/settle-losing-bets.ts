import { type SqlConnection, textArray } from "@bellwether/db";

/**
 * Settles those of these bets of a table's round that are staked and have won nothing, in one statement: without a script, which is computed when
 * it is read (`withScript`), and without the wallet, which must close them otherwise.
 */
export async function settleLosingBets(
  connection: SqlConnection,
  { tableId, number }: { tableId: string; number: number },
  ids: readonly string[],
): Promise<void> {
  await connection.query(
    `UPDATE studio_round SET state = 'settled', payout_minor = 0, due_at = NULL, attempts = 0, launch_token = NULL
     WHERE table_id = $1 AND table_number = $2 AND id = ANY ($3::uuid[]) AND state = 'staked'`,
    [tableId, number, textArray(ids)],
  );
}
