import { onlyRow, type SqlConnection } from "@bellwether/db";

/** What a verification without violations has stored; the next one goes on from it. */
export type Checkpoint = { number: bigint; seal: string };

/** The SHA-256 over a checkpoint's row and the seal before it. */
const SEAL = `encode(sha256(convert_to(ROW(number, extract(epoch FROM at), is_whole, entries, encode(digest, 'hex'), window_id, window_sum,
  marks, former_seal)::text, 'UTF8')), 'hex')`;

/** One digest of all accounts as they are stored with the last checkpoint. */
const ACCOUNTS_DIGEST = `SELECT coalesce(ledger_digest(''::bytea, ROW(account_id, version, balance_minor, encode(digest, 'hex'), kinds)::text
  ORDER BY account_id), ''::bytea) FROM ledger_checkpoint_account`;

/** Lets one verification run at a time. Must be the first statement, so that the snapshot is later than what the former one has stored. */
export async function lockCheckpoints(connection: SqlConnection): Promise<void> {
  await connection.query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ");
  await connection.query("LOCK TABLE ledger_checkpoint IN SHARE ROW EXCLUSIVE MODE");
}

/** The last checkpoint; undefined before the first. */
export async function lastCheckpoint(connection: SqlConnection): Promise<Checkpoint | undefined> {
  const { rows } = await connection.query<{ number: bigint; seal: string }>(
    "SELECT number, seal FROM ledger_checkpoint ORDER BY number DESC LIMIT 1",
  );
  return rows[0];
}

/** Whether no verification of everything has ended well within the last week. Half a day less, so that it stays at its hour. */
export async function isWholeDue(connection: SqlConnection): Promise<boolean> {
  const { rows } = await connection.query<{ due: boolean }>(
    "SELECT NOT EXISTS (SELECT FROM ledger_checkpoint WHERE is_whole AND at > now() - interval '156 hours') AS due",
  );
  return onlyRow(rows).due;
}

/**
 * The checkpoints whose row is not as it was sealed, or that do not follow the one before; the last also if its accounts have changed. Number 0
 * stands for accounts without a checkpoint.
 */
export async function brokenSeals(connection: SqlConnection): Promise<{ number: string; at: Date }[]> {
  const { rows } = await connection.query<{ number: string; at: Date }>(
    `SELECT number::text, at FROM (
       SELECT number, at, seal = ${SEAL} AND former_seal = lag(seal, 1, '') OVER w AND number = row_number() OVER w
         AND (lead(number) OVER w IS NOT NULL OR digest = (${ACCOUNTS_DIGEST})) AS fits
       FROM ledger_checkpoint WINDOW w AS (ORDER BY number)) c WHERE NOT fits
     UNION ALL SELECT '0', now() WHERE NOT EXISTS (SELECT FROM ledger_checkpoint) AND EXISTS (SELECT FROM ledger_checkpoint_account)
     LIMIT 20`,
  );
  return rows;
}

/** Stores a checkpoint with the accounts as they are stored now. */
export async function sealCheckpoint(
  connection: SqlConnection,
  former: Checkpoint | undefined,
  { isWhole, windowId, windowSum }: { isWhole: boolean; windowId: bigint; windowSum: bigint },
  marks: Readonly<Record<string, bigint>>,
): Promise<Checkpoint> {
  const { rows } = await connection.query<{ number: bigint; seal: string }>(
    `INSERT INTO ledger_checkpoint (number, at, is_whole, entries, digest, window_id, window_sum, marks, former_seal, seal)
     SELECT number, at, is_whole, entries, digest, window_id, window_sum, marks, former_seal, ${SEAL} FROM (
       SELECT $1::bigint AS number, now() AS at, $2::boolean AS is_whole,
         (SELECT coalesce(sum(version), 0)::bigint FROM ledger_checkpoint_account) AS entries, (${ACCOUNTS_DIGEST}) AS digest,
         $3::bigint AS window_id, $4::numeric AS window_sum, $5::jsonb AS marks, $6::text AS former_seal) c
     RETURNING number, seal`,
    [
      (former?.number ?? 0n) + 1n,
      isWhole,
      windowId,
      String(windowSum),
      JSON.stringify(Object.fromEntries(Object.entries(marks).map(([name, mark]) => [name, String(mark)]))),
      former?.seal ?? "",
    ],
  );
  return onlyRow(rows);
}
