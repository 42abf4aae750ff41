import type { Database, SqlConnection } from "@bellwether/db";
import type { StudioOptions } from "../studio-deps.ts";

/** Ends after this many steps; a step is the moment before or after each access to the database or the wallet. */
export type Life = { step(): void; isOver(): boolean };

export function createLife(steps: number): Life {
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
 * A process that is killed at the end of its life: what it committed stays, its open SQL transactions are rolled back, and it reaches
 * nothing any more. A wallet call may have been delivered when it dies.
 */
export function mortalParts(parts: StudioOptions, life: Life): Pick<StudioOptions, "database" | "wallet"> {
  return {
    database: mortalDatabase(parts.database, life),
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

function mortalDatabase(database: Database, life: Life): Database {
  const mortal =
    (query: SqlConnection["query"]): SqlConnection["query"] =>
    async (text, parameters) => {
      life.step();
      return query(text, parameters);
    };
  return {
    ...database,
    query: mortal(database.query),
    async transaction(work) {
      const result = await database.transaction((connection) =>
        work({ ...connection, query: mortal(connection.query) }),
      );
      life.step();
      return result;
    },
  };
}
