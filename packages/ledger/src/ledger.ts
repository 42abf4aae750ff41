import type { Database, SqlConnection, SqlTransaction } from "@bellwether/db";
import { type AccountRef, accountKey } from "./account.ts";
import { createAccountDirectory } from "./account-directory.ts";
import type { Book } from "./book.ts";
import { openBook, writeBook } from "./book-storage.ts";
import { createIdentifiers } from "./identifiers.ts";
import type { OperationKey } from "./operation.ts";

/** The rows of a batch: every account and key must be named before its rows are locked. */
export type BatchScope = { accounts: AccountRef[]; keys: OperationKey[]; transfersAtMost: number };

/** Other reads of a batch. They start together with those of accounts and keys, so that one round trip fetches everything. */
export type BatchRead<Read> = (connection: SqlConnection) => Promise<Read>;

export type Ledger = {
  /**
   * Opens a book on the named accounts and keys in one SQL transaction, lets `work` apply operations and read or write other rows, and
   * writes and commits everything together. When `work` throws, nothing is written.
   */
  batch<T>(
    scope: BatchScope,
    at: Date,
    work: (book: Book, transaction: SqlTransaction) => Promise<T>,
  ): Promise<T>;
  /** Like `batch`, and also reads other rows under the accounts' locks. */
  batchWith<Read, T>(
    scope: BatchScope,
    at: Date,
    read: BatchRead<Read>,
    work: (book: Book, transaction: SqlTransaction, read: Read) => Promise<T>,
  ): Promise<T>;
  /** Current balances of accounts; 0 for an account that does not exist yet. */
  balances<Accounts extends readonly AccountRef[] | []>(accounts: Accounts): Promise<BalancesOf<Accounts>>;
};

/** A balance for each account, in their order. */
type BalancesOf<Accounts extends readonly AccountRef[]> = {
  -readonly [Place in keyof Accounts]: { balanceMinor: bigint; version: bigint };
};

export function createLedger(database: Database): Ledger {
  const directory = createAccountDirectory(database);
  const identifiers = createIdentifiers(database);
  const batchWith: Ledger["batchWith"] = async (scope, at, read, work) => {
    const accountIds = await directory.idsOf(scope.accounts);
    const nextId = await identifiers.reserve(scope.keys.length + scope.transfersAtMost);
    return database.transaction(async (transaction) => {
      // Statements run in this order: the accounts are locked before anything else is read.
      const opened = openBook(transaction, accountIds, scope.keys, nextId);
      const [book, rows] = await Promise.all([opened, read(transaction)]);
      const result = await work(book, transaction, rows);
      writeBook(transaction, book, at);
      return result;
    });
  };
  return {
    batchWith,
    batch: (scope, at, work) => batchWith(scope, at, async () => undefined, work),
    balances: async <Accounts extends readonly AccountRef[] | []>(accounts: Accounts) => {
      const balances = await Promise.all(
        accounts.map(async (account) => {
          const row = await database.readRow<BalanceRow>(READ_BALANCE, accountKey(account));
          return { balanceMinor: row?.balance_minor ?? 0n, version: row?.version ?? 0n };
        }),
      );
      return balances as BalancesOf<Accounts>;
    },
  };
}

type BalanceRow = { balance_minor: bigint; version: bigint };

/** Accounts requested together are read by one statement, so that a player's cash and bonus are from the same moment. */
const READ_BALANCE = `/* prepared */ SELECT k.key, a.balance_minor, a.version FROM unnest($1::text[]) AS k(key) CROSS JOIN LATERAL (
  SELECT balance_minor, version FROM ledger_account
  WHERE address = split_part(k.key, '|', 1) AND currency = split_part(k.key, '|', 2) LIMIT 1) a`;
