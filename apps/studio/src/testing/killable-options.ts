import type { Database, SqlConnection } from "@bellwether/db";
import type { StudioOptions } from "../studio-deps.ts";

/** Ends after this many steps; a step is the moment before or after each access to the database or the wallet. */
export type Lifetime = { step(): void; isOver(): boolean };

export function createLifetime(steps: number): Lifetime {
  let left = steps;
  return {
    step() {
      left -= 1;
      if (left < 0) throw new Error("the process was killed");
    },
    isOver: () => left < 0,
  };
}

/**
 * The options of a process that is killed when its lifetime ends: what it committed stays, its open SQL transactions are rolled back, and
 * all further calls fail. A wallet call may have been delivered when it dies.
 */
export function killableOptions(
  parts: StudioOptions,
  life: Lifetime,
): Pick<StudioOptions, "database" | "wallet"> {
  return {
    database: killableDatabase(parts.database, life),
    wallet: {
      ...parts.wallet,
      async fetch(input, init) {
        life.step();
        const response = await parts.wallet.fetch(input, init);
        life.step();
        return response;
      },
    },
  };
}

function killableDatabase(database: Database, life: Lifetime): Database {
  const counted =
    (query: SqlConnection["query"]): SqlConnection["query"] =>
    async (text, parameters) => {
      life.step();
      return query(text, parameters);
    };
  return {
    ...database,
    query: counted(database.query),
    async transaction(work) {
      const result = await database.transaction((connection) =>
        work({ ...connection, query: counted(connection.query) }),
      );
      life.step();
      return result;
    },
  };
}
