import type { SqlConnection } from "@bellwether/db";

/** A round of a table. */
type TableRoundKey = { tableId: string; number: number };

/** Gives up the stakes of a table's round that are in these states: from `dueAt` on the resolver returns them, until the wallet confirms. */
export async function giveUpBets(
  connection: SqlConnection,
  { tableId, number }: TableRoundKey,
  states: readonly ("staking" | "staked")[],
  dueAt: Date,
): Promise<void> {
  await connection.query(
    `UPDATE studio_round SET state = 'unknown', due_at = $4, attempts = 0
     WHERE table_id = $1 AND table_number = $2 AND state = ANY (string_to_array($3, ','))`,
    [tableId, number, states.join(","), dueAt],
  );
}

/** Gives up the bets behind a seat whose own bet does not count. */
export async function giveUpFollowers(
  connection: SqlConnection,
  { tableId, number }: TableRoundKey,
  dueAt: Date,
): Promise<void> {
  await connection.query(
    `UPDATE studio_round f SET state = 'unknown', due_at = $3, attempts = 0
     WHERE f.table_id = $1 AND f.table_number = $2 AND f.state = 'staked' AND f.follows_id IS NOT NULL AND NOT EXISTS (
       SELECT 1 FROM studio_round r WHERE r.table_id = $1 AND r.table_number = $2 AND r.id = f.follows_id AND r.state = 'staked')`,
    [tableId, number, dueAt],
  );
}

/** Gives up at most `most` stakes of a void round, taken or on their way. Returns how many: fewer than `most` when none is left. */
export async function giveUpSomeBets(
  connection: SqlConnection,
  { tableId, number }: TableRoundKey,
  dueAt: Date,
  most: number,
): Promise<number> {
  const { rowCount } = await connection.query(
    `UPDATE studio_round SET state = 'unknown', due_at = $3, attempts = 0
     WHERE state IN ('staking', 'staked') AND (owner, id) IN (
       SELECT owner, id FROM studio_round
       WHERE table_id = $1 AND table_number = $2 AND state IN ('staking', 'staked') LIMIT $4)`,
    [tableId, number, dueAt, most],
  );
  return rowCount;
}
