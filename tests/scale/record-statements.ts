import type { Database, SqlConnection, SqlTransaction } from "@bellwether/db";
import { createRowReader } from "@bellwether/db/row-reader.ts";

/** A statement as the product has sent it. */
export type SentStatement = {
  text: string;
  parameters: readonly unknown[];
  /** The SQL transaction that it was part of, counted from 1; undefined for one that stood alone. */
  transaction: number | undefined;
};

/** What a node sends by itself meanwhile: letters that are due. */
const BY_ITSELF = /^\s*(?:UPDATE|DELETE FROM) message\b/;

/**
 * A database that keeps each statement with its parameters and its SQL transaction. Reads of a row by its key are kept as they are sent, together with
 * those of other callers.
 */
export function recordStatements(database: Database) {
  const sent: SentStatement[] = [];
  let transactions = 0;
  const keep = (text: string, parameters: readonly unknown[] = [], transaction?: number) => {
    if (!BY_ITSELF.test(text)) sent.push({ text, parameters, transaction });
  };
  const keeping = (transaction: SqlTransaction): SqlTransaction => {
    transactions += 1;
    const number = transactions;
    return {
      query(text, parameters) {
        keep(text, parameters, number);
        return transaction.query(text, parameters);
      },
      send(text, parameters) {
        keep(text, parameters, number);
        transaction.send(text, parameters);
      },
    };
  };
  const query: SqlConnection["query"] = (text, parameters) => {
    keep(text, parameters);
    return database.query(text, parameters);
  };
  const recorded: Database = {
    ...database,
    query,
    readRow: createRowReader(query),
    transaction: (work) => database.transaction((transaction) => work(keeping(transaction))),
  };
  return {
    database: recorded,
    /** What the work has sent, in its order; nothing else may use the database meanwhile. */
    async during(work: () => Promise<unknown>): Promise<SentStatement[]> {
      const before = sent.length;
      await work();
      return sent.slice(before);
    },
  };
}
