import type { Database, SqlTransaction } from "@bellwether/db";

/** A database that answers this many statements. Each later one fails, inside or outside a transaction. */
export function dyingAfter(database: Database, statements: number): Database {
  let left = statements;
  const spend = () => {
    left -= 1;
    if (left < 0) throw new Error("killed");
  };
  const mortal = (transaction: SqlTransaction): SqlTransaction => ({
    query: (text, parameters) => {
      spend();
      return transaction.query(text, parameters);
    },
    send: (text, parameters) => {
      spend();
      transaction.send(text, parameters);
    },
  });
  return {
    ...database,
    query: async (text, parameters) => {
      spend();
      return database.query(text, parameters);
    },
    transaction: (work) =>
      database.transaction(async (transaction) => {
        const result = await work(mortal(transaction));
        spend();
        return result;
      }),
  };
}
