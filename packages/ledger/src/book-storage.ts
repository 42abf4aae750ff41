import { bigintArray, type SqlConnection, type SqlTransaction, textArray } from "@bellwether/db";
import { Book, type LoadedAccount } from "./book.ts";
import { type OperationKey, operationKey, type SeenOperation } from "./operation.ts";

/**
 * Locks the accounts in the order of their ids and reads them, then the keys: in this order, so that a key written by whoever
 * held the locks before is seen. Runs inside an SQL transaction.
 */
export async function openBook(
  connection: SqlConnection,
  accountIds: Map<string, bigint>,
  keys: readonly OperationKey[],
  nextId: () => bigint,
): Promise<Book> {
  const [accounts, seen] = await Promise.all([
    lockAccounts(connection, accountIds),
    readKeys(connection, keys),
  ]);
  return new Book(accounts, seen, nextId);
}

async function lockAccounts(
  connection: SqlConnection,
  accountIds: Map<string, bigint>,
): Promise<Map<string, LoadedAccount>> {
  const { rows } = await connection.query<{ id: bigint; balance_minor: bigint; version: bigint }>(
    "/* prepared */ SELECT id, balance_minor, version FROM ledger_account WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE",
    [bigintArray([...accountIds.values()])],
  );
  const byId = new Map(
    rows.map((row) => [row.id, { id: row.id, balanceMinor: row.balance_minor, version: row.version }]),
  );
  return new Map([...accountIds].map(([key, id]) => [key, byId.get(id)!]));
}

async function readKeys(
  connection: SqlConnection,
  keys: readonly OperationKey[],
): Promise<Map<string, SeenOperation>> {
  const { rows } = await connection.query<{
    source: string;
    external_id: string;
    input_hash: string;
    answer: string;
  }>(
    // OFFSET 0 keeps it one look into the index for each key, whatever the planner thinks of the table's size.
    `/* prepared */ SELECT o.* FROM unnest($1::text[], $2::text[]) AS k(source, external_id) CROSS JOIN LATERAL (
       SELECT source, external_id, input_hash, answer FROM ledger_operation
       WHERE source = k.source AND external_id = k.external_id OFFSET 0) o`,
    [textArray(keys.map((key) => key.source)), textArray(keys.map((key) => key.externalId))],
  );
  return new Map(
    rows.map((row) => [
      operationKey({ source: row.source, externalId: row.external_id }),
      { inputHash: row.input_hash.replaceAll("-", ""), answer: row.answer },
    ]),
  );
}

/** Writes what the book decided, in one statement: keys, transfers, entries, and each changed account once. */
export function writeBook(transaction: SqlTransaction, book: Book, at: Date): void {
  const { operations, transfers } = book.pending;
  const { debit, credit } = transfers;
  if (operations.id.length === 0) return;
  const accounts = book.changedAccounts();
  transaction.send(WRITE, [
    bigintArray(operations.id),
    textArray(operations.source),
    textArray(operations.externalId),
    `{${operations.inputHash.join(",")}}`,
    textArray(operations.answer),
    at,
    bigintArray(transfers.id),
    bigintArray(transfers.operationId),
    bigintArray(transfers.amountMinor),
    textArray(transfers.kind),
    `{${transfers.forced.join(",")}}`,
    bigintArray(debit.account),
    bigintArray(debit.version),
    bigintArray(debit.balanceMinor),
    bigintArray(credit.account),
    bigintArray(credit.version),
    bigintArray(credit.balanceMinor),
    bigintArray(accounts.map((account) => account.id)),
    bigintArray(accounts.map((account) => account.balanceMinor)),
    bigintArray(accounts.map((account) => account.version)),
  ]);
}

const WRITE = `/* prepared */
WITH operations AS (
  INSERT INTO ledger_operation (id, source, external_id, input_hash, answer, at)
  SELECT id, source, external_id, input_hash, answer, $6::timestamptz
  FROM unnest($1::bigint[], $2::text[], $3::text[], $4::uuid[], $5::text[]) AS o(id, source, external_id, input_hash, answer)
), moved AS MATERIALIZED (
  SELECT * FROM unnest($7::bigint[], $8::bigint[], $9::bigint[], $10::text[], $11::boolean[],
    $12::bigint[], $13::bigint[], $14::bigint[], $15::bigint[], $16::bigint[], $17::bigint[])
  AS m(id, operation_id, amount_minor, kind, forced,
    debit, debit_version, debit_balance, credit, credit_version, credit_balance)
), transfers AS (
  INSERT INTO ledger_transfer (id, operation_id, debit_account_id, credit_account_id, amount_minor, kind, forced)
  SELECT id, operation_id, debit, credit, amount_minor, kind, forced FROM moved
), entries AS (
  INSERT INTO ledger_entry (account_id, version, transfer_id, amount_minor, balance_minor)
  SELECT debit, debit_version, id, -amount_minor, debit_balance FROM moved
  UNION ALL SELECT credit, credit_version, id, amount_minor, credit_balance FROM moved
)
UPDATE ledger_account a SET balance_minor = u.balance_minor, version = u.version
FROM unnest($18::bigint[], $19::bigint[], $20::bigint[]) AS u(id, balance_minor, version)
WHERE a.id = u.id`;
