import { openDatabase, type SqlConnection } from "@bellwether/db";
import type { PostgresServer } from "./postgres.ts";

const OTHER = "somebody_else";
/** How many times in a row no other connection must be seen. */
const QUIET_LOOKS = 5;

/**
 * Takes every connection that the server allows, after terminating those of others.
 * @returns a function that releases them.
 */
export async function holdAllConnections(server: Pick<PostgresServer, "url">): Promise<() => Promise<void>> {
  const others = await openOther(server, 200);
  const { held, letGo } = createHold();
  const holders: Promise<unknown>[] = [];
  const holdOne = () =>
    new Promise<boolean>((resolve) => {
      const holder = others
        .transaction(async (connection) => {
          await connection.query("SELECT 1");
          resolve(true);
          await held;
        })
        .catch(() => resolve(false));
      holders.push(holder);
    });
  // As the owner: the application's role does not see others' connections.
  const master = await openOther(server, 1);
  await new Promise<void>((resolve, reject) => {
    const holder = master.asOwner(async (connection) => {
      let quietLooks = 0;
      while (quietLooks < QUIET_LOOKS) {
        while (await holdOne());
        // Each terminated connection frees a slot for whoever connects first. A connection that is still being accepted is not visible
        // immediately.
        quietLooks = (await throwOthersOut(connection)) === 0 ? quietLooks + 1 : 0;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      resolve();
      await held;
    });
    holder.catch(reject);
    holders.push(holder);
  });
  return async () => {
    letGo();
    await Promise.all(holders);
    await others.close();
    await master.close();
  };
}

/** Often enough that each connection is terminated while it is in use. */
const TERMINATE_EVERY_MS = 50;

/**
 * Terminates all other connections, again and again; they may reconnect.
 * @returns a function that stops it.
 */
export async function terminateRepeatedly(server: Pick<PostgresServer, "url">): Promise<() => Promise<void>> {
  const other = await openOther(server, 1);
  let isOver = false;
  let thrownOut = 0;
  const terminating = other.asOwner(async (connection) => {
    while (!isOver) {
      thrownOut += await throwOthersOut(connection);
      await new Promise((resolve) => setTimeout(resolve, TERMINATE_EVERY_MS));
    }
  });
  return async () => {
    isOver = true;
    await terminating;
    await other.close();
    if (thrownOut === 0) throw new Error("no connection was terminated");
  };
}

/**
 * Holds a lock on whole tables, so that every statement on them waits.
 * @returns a function that releases it.
 */
export async function holdTables(
  server: Pick<PostgresServer, "url">,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const other = await openOther(server, 1);
  const { held, letGo } = createHold();
  let holder: Promise<void> | undefined;
  await new Promise<void>((resolve, reject) => {
    holder = other.asOwner(async (connection) => {
      await connection.query(`LOCK TABLE ${tables.join(", ")} IN ACCESS EXCLUSIVE MODE`);
      resolve();
      await held;
    });
    holder.catch(reject);
  });
  return async () => {
    letGo();
    await holder;
    await other.close();
  };
}

/** As the owner, because the application's role does not see others' connections. Returns how many there were. */
async function throwOthersOut(connection: SqlConnection): Promise<number> {
  // A transaction sees the connections as they were at its first read, unless it clears its snapshot.
  await connection.query("SELECT pg_stat_clear_snapshot()");
  const { rowCount } = await connection.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE backend_type = 'client backend' AND application_name <> $1`,
    [OTHER],
  );
  return rowCount;
}

const openOther = (server: { url: string }, poolSize: number) =>
  openDatabase({ url: `${server.url}?application_name=${OTHER}`, poolSize, onError: () => {} });

function createHold() {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { held, letGo };
}
