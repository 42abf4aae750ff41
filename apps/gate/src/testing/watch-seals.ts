import type { Database, SqlConnection } from "@bellwether/db";

/** A database that calls `sealed` after each commit with which a prize draw or a span of drops was sealed, and before its caller goes on. */
export function watchSeals(database: Database, sealed: () => void | Promise<void>): Database {
  const transaction: Database["transaction"] = async (work) => {
    let isSealing = false;
    const result = await database.transaction((connection) =>
      work({
        ...connection,
        query(...query: Parameters<SqlConnection["query"]>) {
          isSealing ||= query[0].startsWith("UPDATE reward_draw SET phase = 'sealed'");
          return connection.query(...query);
        },
      } as typeof connection),
    );
    if (isSealing) await sealed();
    return result;
  };
  return { ...database, transaction };
}
