import { bigintArray, type SqlConnection, type SqlTransaction, textArray } from "@bellwether/db";
import { Book, type LoadedAccount } from "./book.ts";
import { type OperationKey, operationKey, type SeenOperation } from "./operation.ts";

/**
 * Locks the accounts in the order of their ids and reads them, then reads the keys: this order makes a key visible that the previous holder
 * of the locks wrote. Runs inside an SQL transaction.
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
  return new Map(
    [...accountIds].map(([key, id]) => {
      const account = byId.get(id);
      if (!account) throw new Error(`the account ${key} has no row`);
      return [key, account];
    }),
  );
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
    // The result may include the same id from another source; the book never asks for it.
    "/* prepared */ SELECT source, external_id, input_hash, answer FROM ledger_operation WHERE external_id = ANY($1::text[])",
    [textArray(keys.map((key) => key.externalId))],
  );
  return new Map(
    rows.map((row) => [
      operationKey({ source: row.source, externalId: row.external_id }),
      { inputHash: row.input_hash.replaceAll("-", ""), answer: row.answer },
    ]),
  );
}

/** Writes the book's changes in one statement: keys, transfers, entries, and each changed account once. */
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

/**
 * Arrays are unnested in the select list, where they advance together and no row is stored. In `FROM` each would be copied into its own
 * tuple store, which takes most of the time of such a statement.
 */
const WRITE = `/* prepared */
WITH operations AS (
  INSERT INTO ledger_operation (id, source, external_id, input_hash, answer, at)
  SELECT unnest($1::bigint[]), unnest($2::text[]), unnest($3::text[]), unnest($4::uuid[]), unnest($5::text[]), $6::timestamptz
), transfers AS (
  INSERT INTO ledger_transfer (id, operation_id, debit_account_id, credit_account_id, amount_minor, kind, forced)
  SELECT unnest($7::bigint[]), unnest($8::bigint[]), unnest($12::bigint[]), unnest($15::bigint[]),
    unnest($9::bigint[]), unnest($10::text[]), unnest($11::boolean[])
), debits AS (
  INSERT INTO ledger_entry (account_id, version, transfer_id, amount_minor, balance_minor)
  SELECT unnest($12::bigint[]), unnest($13::bigint[]), unnest($7::bigint[]), -unnest($9::bigint[]), unnest($14::bigint[])
), credits AS (
  INSERT INTO ledger_entry (account_id, version, transfer_id, amount_minor, balance_minor)
  SELECT unnest($15::bigint[]), unnest($16::bigint[]), unnest($7::bigint[]), unnest($9::bigint[]), unnest($17::bigint[])
)
UPDATE ledger_account a SET balance_minor = u.balance_minor, version = u.version
FROM unnest($18::bigint[], $19::bigint[], $20::bigint[]) AS u(id, balance_minor, version)
WHERE a.id = u.id`;
