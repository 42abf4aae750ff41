import type { Database, SqlConnection, SqlTransaction } from "@bellwether/db";

/** What a node asks each second by itself: what is stopped, and which events are wanted. */
const BY_ITSELF = /FROM incident_stop s WHERE|unnest\(types\) AS type FROM webhook_endpoint/;

/** A database that notes the text of every statement. Reads of a row by its key are not noted: they share statements. */
export function watchStatements(database: Database) {
  const statements: string[] = [];
  const noting = <C extends SqlConnection>(connection: C): C => ({
    ...connection,
    query: (text: string, parameters?: readonly unknown[]) => {
      if (!BY_ITSELF.test(text)) statements.push(text);
      return connection.query(text, parameters);
    },
  });
  const notingAll = (transaction: SqlTransaction): SqlTransaction => ({
    ...noting(transaction),
    send(text, parameters) {
      statements.push(text);
      transaction.send(text, parameters);
    },
  });
  const watched: Database = {
    ...noting(database),
    transaction: (work) => database.transaction((transaction) => work(notingAll(transaction))),
  };
  return {
    database: watched,
    /** The statements of the work, in their order; nothing else may use the database meanwhile. */
    async during(work: () => Promise<unknown>): Promise<string[]> {
      const before = statements.length;
      await work();
      return statements.slice(before);
    },
  };
}
