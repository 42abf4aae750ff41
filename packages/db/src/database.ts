import pg from "pg";
import { APPLICATION_SETTINGS, APPLICATION_TIMEOUT_MS } from "./application-settings.ts";
import { inSpan } from "./in-span.ts";
import { openPglite, type PglitePool } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";
import { createRowReader, type ReadRow } from "./row-reader.ts";
import { serverAddressesOf } from "./server-choice.ts";
import { splitTls } from "./server-tls.ts";
import type { PoolUse, SqlConnection, SqlPool, SqlResult } from "./sql.ts";

/** The role of the running application: it can write money, and can never change or delete what was written. */
export const APPLICATION_ROLE = "bellwether_app";

export type DatabaseOptions = {
  /** PostgreSQL's address, with the application's login; without it the embedded database in `folder` is used. */
  url?: string | undefined;
  /**
   * PostgreSQL's address with the owner's login. Without it `url` has the owner's login, and the application's connections take their role by a
   * start parameter.
   */
  ownerUrl?: string | undefined;
  /** Data folder of the embedded database; without it, in memory. */
  folder?: string | undefined;
  poolSize?: number;
  onError?: (error: Error) => void;
};

/** A connection inside an SQL transaction. */
export type SqlTransaction = SqlConnection & {
  /** A last write whose result nobody reads: it is sent with the commit, and its failure rolls the transaction back. */
  send(text: string, parameters?: readonly unknown[]): void;
};

export type Database = {
  kind: "postgres" | "pglite";
  /** The role of the application's connections: {@link APPLICATION_ROLE}, or a login of its own that is a member of it. */
  role: string;
  /** Runs `work` in one SQL transaction: commits when it returns, rolls back when it throws. */
  transaction<T>(work: (transaction: SqlTransaction) => Promise<T>): Promise<T>;
  /** Runs a single statement. Written out as in `SqlConnection`: the lint rule for promises does not follow `SqlConnection["query"]`. */
  query<Row = Record<string, unknown>>(
    text: string,
    parameters?: readonly unknown[],
  ): Promise<SqlResult<Row>>;
  /** Reads one row by its key. Reads in the same turn of the event loop share a statement and therefore a snapshot. */
  readRow: ReadRow;
  /** Runs `work` as the schema's owner, for migrations and the sandbox's reset. */
  asOwner<T>(work: (connection: SqlConnection) => Promise<T>): Promise<T>;
  /**
   * Whether the database takes writes, asked on a connection that is opened for it: false on a standby and in read-only mode. A full disk is
   * not seen. Rejects if the database does not answer.
   */
  canWrite(): Promise<boolean>;
  /** The number of connections in use. */
  poolUse(): PoolUse;
  close(): Promise<void>;
};

/** Opens PostgreSQL or the embedded database behind one interface. Migrate before first use. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url } = options;
  if (url) return databaseOn(postgresPools({ ...options, url }));
  return embeddedDatabase(
    await openPglite({ ...(options.folder && { folder: options.folder }), tidyEveryMs: 60_000 }),
  );
}

/** The embedded database that is already open. */
export function embeddedDatabase(pool: PglitePool): Database {
  return databaseOn({
    role: APPLICATION_ROLE,
    application: pool,
    owner: async () => {
      await pool.useRole(undefined);
      return { pool, done: () => pool.useRole(APPLICATION_ROLE) };
    },
    end: () => pool.end(),
  });
}

type Pools = {
  role: string;
  application: SqlPool;
  owner: () => Promise<{ pool: SqlPool; done: () => Promise<void> }>;
  end: () => Promise<unknown>;
};

/** Work as the owner is rare. A connection that has none is closed by its pool after 10 s. */
const OWNER_POOL_SIZE = 4;

/** Maintenance and migrations may take this long. */
const OWNER_TIMEOUT_MS = 600_000;

function postgresPools({ url, ownerUrl, ...options }: DatabaseOptions & { url: string }): Pools {
  const onError = options.onError && { onError: options.onError };
  const role = ownerUrl === undefined ? APPLICATION_ROLE : loginOf(url);
  const application = openPostgres({
    url,
    setting: "DATABASE_URL",
    poolSize: options.poolSize ?? 10,
    statementTimeoutMs: APPLICATION_TIMEOUT_MS,
    ...(ownerUrl === undefined && { startSettings: { role, ...APPLICATION_SETTINGS } }),
    ...onError,
  });
  const owner = openPostgres({
    url: ownerUrl ?? url,
    setting: ownerUrl === undefined ? "DATABASE_URL" : "DATABASE_OWNER_URL",
    poolSize: OWNER_POOL_SIZE,
    statementTimeoutMs: OWNER_TIMEOUT_MS,
    startSettings: { statement_timeout: String(OWNER_TIMEOUT_MS) },
    ...onError,
  });
  return {
    role,
    application,
    owner: async () => ({ pool: owner, done: async () => {} }),
    end: () => Promise.all([application.end(), owner.end()]),
  };
}

/** The name that the address logs in with; where it names none, the driver's default. */
function loginOf(url: string): string {
  return new pg.Client({ connectionString: splitTls(serverAddressesOf(url)[0]).address }).user ?? "";
}

function databaseOn({ role, application, owner, end }: Pools): Database {
  const query: Database["query"] = async (text, parameters) => {
    const connection = await application.acquire();
    try {
      return await connection.query(text, parameters);
    } finally {
      connection.release();
    }
  };
  return {
    kind: application.kind,
    role,
    transaction: (work) => inSpan("sql transaction", {}, () => inTransaction(application, work)),
    query,
    readRow: createRowReader(query),
    async asOwner(work) {
      const { pool, done } = await owner();
      try {
        return await inTransaction(pool, work);
      } finally {
        await done();
      }
    },
    canWrite: () => application.canWrite(),
    poolUse: () => application.use(),
    close: async () => void (await end()),
  };
}

async function inTransaction<T>(
  pool: SqlPool,
  work: (transaction: SqlTransaction) => Promise<T>,
): Promise<T> {
  const connection = await pool.acquire();
  let broken = false;
  const sent: Promise<unknown>[] = [];
  const send = (text: string, parameters?: readonly unknown[]) => {
    const result = connection.query(text, parameters);
    // Promise.all below handles this; until then a rejection must not count as unhandled.
    result.catch(() => {});
    sent.push(result);
  };
  try {
    // Not awaited: the first statements are sent with it.
    send("BEGIN");
    const result = await work({ query: connection.query, send });
    // After a failed statement the server answers this commit with a rollback, and the failed statement rejects here.
    send("COMMIT");
    await Promise.all(sent);
    return result;
  } catch (error) {
    await Promise.allSettled(sent);
    await connection.query("ROLLBACK").catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    connection.release(broken);
  }
}
