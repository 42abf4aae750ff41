import type { Database, SqlConnection } from "@bellwether/db";
import type { AccountRef } from "./account.ts";
import { createAccountDirectory } from "./account-directory.ts";
import type { Book } from "./book.ts";
import { openBook, writeBook } from "./book-storage.ts";
import { createIdentifiers } from "./identifiers.ts";
import type { OperationKey } from "./operation.ts";

/** What a batch will touch: every account and key must be named before its rows are locked. */
export type BatchScope = { accounts: AccountRef[]; keys: OperationKey[]; transfersAtMost: number };

export type Ledger = {
  /**
   * Opens a book on the named accounts and keys in one SQL transaction, lets `work` apply operations and read or write its own
   * rows beside them, and writes and commits everything together. When `work` throws, nothing happened.
   */
  batch<T>(scope: BatchScope, at: Date, work: (book: Book, connection: SqlConnection) => Promise<T>): Promise<T>;
  /** Balances of accounts now; 0 for one that does not exist yet. */
  balances(accounts: readonly AccountRef[]): Promise<{ balanceMinor: bigint; version: bigint }[]>;
};

export function createLedger(database: Database): Ledger {
  const directory = createAccountDirectory(database);
  const identifiers = createIdentifiers(database);
  return {
    async batch(scope, at, work) {
      const accountIds = await directory.idsOf(scope.accounts);
      const nextId = await identifiers.reserve(scope.keys.length + scope.transfersAtMost);
      return database.transaction(async (connection) => {
        const book = await openBook(connection, accountIds, scope.keys, nextId);
        const result = await work(book, connection);
        await writeBook(connection, book, at);
        return result;
      });
    },
    async balances(accounts) {
      const { rows } = await database.query<{ balance_minor: bigint; version: bigint }>(
        `SELECT coalesce(a.balance_minor, 0)::bigint AS balance_minor, coalesce(a.version, 0)::bigint AS version
         FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS k(address, currency, place)
         LEFT JOIN ledger_account a ON a.address = k.address AND a.currency = k.currency ORDER BY place`,
        [accounts.map((account) => account.address), accounts.map((account) => account.currency)],
      );
      return rows.map((row) => ({ balanceMinor: row.balance_minor, version: row.version }));
    },
  };
}
