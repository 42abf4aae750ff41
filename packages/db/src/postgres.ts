import pg from "pg";
import { onlyRow } from "./only-row.ts";
import { SERVER_TIMELINE, ServerChoice, type ServerState } from "./server-choice.ts";
import { isRefusedTls, splitTls, tlsAdvice } from "./server-tls.ts";
import { MAY_WRITE, parseBigintArray, type SqlPool, typeOids } from "./sql.ts";
import { hasStalePlan, isReadOnly, isUnavailable } from "./unavailable.ts";

export type PostgresOptions = {
  /** Of several servers (`postgres://login@one:5432,two:5432/name`) the one is used that takes writes. */
  url: string;
  /** The name of the setting that `url` comes from, for advice. */
  setting: string;
  /** Maximum number of connections. */
  poolSize: number;
  /**
   * Settings that each connection sends when it opens, `role` among them. Without them it sends none, as a pooler such as PgBouncer wants it,
   * and has what its login has by default.
   */
  startSettings?: Readonly<Record<string, string>>;
  /** How long the server lets a statement run, in milliseconds. */
  statementTimeoutMs: number;
  onError?: (error: Error) => void;
};

/** How long after the statement time-out the client gives up waiting for the response. */
const SILENCE_MS = 2_000;
const CONNECT_TIMEOUT_MS = 3_000;
/** A connection is replaced after this, so that settings of the server and addresses of its name that have changed come into force. */
const MAX_LIFETIME_SECONDS = 1_800;
const TOO_MANY_CONNECTIONS = "53300";

/** Opens a pool on a PostgreSQL server. A connection that breaks is dropped, and the next query opens another. */
export function openPostgres({
  url,
  setting,
  startSettings,
  statementTimeoutMs,
  ...options
}: PostgresOptions): SqlPool {
  const servers = new ServerChoice(url);
  const ways = new Map(servers.all.map((address) => [address, driverAddress(address, setting)]));
  const config: pg.ClientConfig = {
    // Statements that do not depend on each other share a round trip.
    pipeline: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(startSettings && { options: settingsText(startSettings) }),
    types: { getTypeParser } as pg.CustomTypesConfig,
  };
  // A server that has become unreachable cancels nothing: then the connection is closed here.
  const patienceMs = statementTimeoutMs + SILENCE_MS;
  /** Connects to the server that is chosen when it is made. */
  class ServerClient extends pg.Client {
    readonly address: string;
    constructor(_options?: unknown, address = servers.current) {
      super({ ...config, ...ways.get(address) });
      this.address = address;
      this.on("notice", (notice) => noteCommit(this, notice));
      // A connection that breaks while in use rejects its statements; without this listener the error event alone would end the process.
      this.on("error", () => {});
    }
  }
  const hasOthers = servers.count > 1;
  /** Connections of a pooler: two statements may reach two servers, so none can be prepared. */
  const pooled = new WeakSet<object>();
  const greet = async (client: pg.ClientBase) => {
    const text = hasOthers ? `${WHO_ANSWERS}, ${SERVER_TIMELINE}` : WHO_ANSWERS;
    const { rows } = await answerOf(client, { text }, patienceMs);
    const { pid, role, ...state } = onlyRow(rows as ({ pid: number; role: string } & ServerState)[]);
    refuseOtherRole(startSettings?.role, role);
    if (hasOthers && servers.take((client as ServerClient).address, state).isPromoted) eras.retire();
    if (pid !== (client as unknown as { processID: number }).processID) pooled.add(client);
  };
  const pool = new pg.Pool({
    ...config,
    Client: ServerClient,
    max: options.poolSize,
    maxLifetimeSeconds: MAX_LIFETIME_SECONDS,
    onConnect: greet,
  });
  const eras = createEras(pool, servers, setting, () => askServers());
  pool.on("error", (error) => options.onError?.(error));

  const acquire: SqlPool["acquire"] = async () => {
    const client = await eras.connect();
    const gather = gatherWrites(streamOf(client));
    let isSpent = false;
    return {
      async query<Row>(text: string, parameters: readonly unknown[] = []) {
        gather();
        const values = parameters as unknown[];
        const isPrepared = text.startsWith(PREPARED) && !pooled.has(client);
        const query = isPrepared ? { name: nameOf(text), text, values } : { text, values };
        try {
          const result = await answerOf(client, query, patienceMs);
          return { rows: result.rows as Row[], rowCount: result.rowCount ?? 0 };
        } catch (error) {
          isSpent ||= hasStalePlan(error);
          if (isReadOnly(error)) eras.retire(client);
          throw error;
        }
      },
      release: (broken) => client.release(broken || isSpent || eras.isOver(client)),
    };
  };

  /** Asks a connection that is opened now: an older one may have kept what the server said when it was opened. */
  const askFresh = async (address: string): Promise<boolean> => {
    const client = new ServerClient(undefined, address);
    try {
      await client.connect();
      await greet(client);
      const { rows } = await answerOf(client, { text: MAY_WRITE }, patienceMs);
      return onlyRow(rows as { may: boolean }[]).may;
    } finally {
      void client.end().catch(() => {});
    }
  };
  /** Asks all servers: one may have been promoted while the connections to the former primary are still open. Rejects if none takes writes. */
  const askServers = async (): Promise<boolean> => {
    if (!hasOthers) return askFresh(servers.current);
    const asked = await Promise.allSettled(servers.all.map(askFresh));
    const answers = asked.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    if (answers.length > 0) return answers.includes(true);
    const refusals = asked.flatMap((each) => (each.status === "rejected" ? [each.reason as unknown] : []));
    throw refusals.find(isCrowded) ?? refusals[0];
  };
  let couldWrite = true;
  return {
    kind: "postgres",
    acquire,
    async canWrite() {
      const [fresh] = await Promise.all([
        askServers().catch((error) => {
          // The pool's own connections still serve while other clients hold all that remain.
          if (isCrowded(error)) return undefined;
          throw error;
        }),
        acquire().then((connection) => connection.query("SELECT 1").finally(() => connection.release())),
      ]);
      // Connections that were opened while it only read would go on refusing.
      if (fresh && !couldWrite) eras.retire();
      couldWrite = fresh ?? couldWrite;
      return couldWrite;
    },
    use: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end: () => pool.end(),
  };
}

/** The process that answers, and by which rights. Behind a pooler it is not the process that the connection was told of. */
const WHO_ANSWERS = "SELECT pg_backend_pid() AS pid, current_user::text AS role";

function refuseOtherRole(wanted: string | undefined, role: string): void {
  if (wanted === undefined || role === wanted) return;
  // 08004: it counts as no connection, so that no statement runs with other rights.
  throw Object.assign(
    new Error(
      `A connection of DATABASE_URL has the rights of ${role} in place of ${wanted}: a pooler, such as PgBouncer, ignores the parameters with which it opens. Set DATABASE_OWNER_URL, and a login of the application's own in DATABASE_URL (docs/operate.md, "Two logins").`,
    ),
    { code: "08004" },
  );
}

/** Whether the server has no connection left. */
const isCrowded = (error: unknown) => (error as { code?: unknown }).code === TOO_MANY_CONNECTIONS;

/** What PgBouncer says of a connection that it does not carry, and what to do about it. */
const POOLER_REFUSALS: readonly [words: RegExp, advice: string][] = [
  [
    /unsupported startup parameter/,
    "Set DATABASE_OWNER_URL to PostgreSQL itself, and DATABASE_URL to the pooler with a login of the application's own",
  ],
  [/not allowed in statement pooling mode/, "Set pool_mode to transaction or session"],
];

/** The address as the driver gets it. It would look for TLS in the environment of the process if nothing were said about it. */
function driverAddress(text: string, setting: string): Pick<pg.ClientConfig, "connectionString" | "ssl"> {
  try {
    const { address, tls } = splitTls(text);
    return { connectionString: address, ssl: tls };
  } catch (error) {
    throw new Error(`${setting} ${(error as Error).message}.`);
  }
}

/** @throws the error, with an advice if a pooler has refused the connection, or its TLS was refused. */
export function explain(error: unknown, setting: string): never {
  if (isRefusedTls(error)) {
    const { message, code } = error as Error & { code?: unknown };
    // A new one, since several callers may get the same.
    throw Object.assign(
      new Error(
        `${message}. ${tlsAdvice(error as Error, setting)} (docs/operate.md, "Encrypted connections").`,
      ),
      { code },
    );
  }
  const found = error instanceof Error && POOLER_REFUSALS.find(([words]) => words.test(error.message));
  if (found) error.message += `. ${found[1]} (docs/operate.md, "Two logins").`;
  throw error;
}

/**
 * Drops connections that a server in read-only mode has opened: they keep that mode when the server has left it. When one of them refuses a
 * write, all that were opened before are replaced at their next use.
 */
function createEras(
  pool: pg.Pool,
  servers: ServerChoice,
  setting: string,
  askServers: () => Promise<unknown>,
) {
  let era = 0;
  const eraOf = new WeakMap<object, number>();
  pool.on("connect", (client) => void eraOf.set(client, era));
  const isOver = (client: object) => (eraOf.get(client) ?? era) < era;
  /** Of several servers the primary is looked for first, and then each is tried once. */
  const connectToOne = async (): Promise<pg.PoolClient> => {
    if (servers.count > 1 && !servers.isKnown) await askServers().catch(() => undefined);
    for (let left = servers.count; ; left -= 1) {
      const tried = servers.current;
      try {
        return await pool.connect();
      } catch (error) {
        if (left <= 1 || !isUnavailable(error)) return explain(error, setting);
        servers.passOver(tried);
      }
    }
  };
  return {
    isOver,
    /** Ends the era of this connection unless it is over already; without one, the current era. */
    retire(client?: object) {
      if (client === undefined || !isOver(client)) era += 1;
    },
    async connect(): Promise<pg.PoolClient> {
      for (;;) {
        const client = await connectToOne();
        if (!isOver(client)) return client;
        client.release(true);
      }
    },
  };
}

/** Connections on which the server has just said that it committed without its standby. The next statement to be answered is the one. */
const unreplicated = new WeakSet<object>();

/**
 * A server with a synchronous standby commits on both. If an administrator cancels that wait, the server reports success and adds a warning.
 * The commit is lost if the standby is promoted, so it must not be acknowledged. The warning's text depends on the server's language, its
 * `routine` does not.
 */
function noteCommit(client: object, { routine }: { routine?: string | undefined }): void {
  if (routine === "SyncRepWaitForLSN") unreplicated.add(client);
}

/**
 * The driver's own promise and its own `query_timeout` write a function directly into a property of the query. V8 takes such a function for
 * a method and allocates it in the old generation, where it keeps the query and all of its rows through every young-generation collection:
 * 2 MB at each under load. Therefore this uses a callback and its own timer.
 */
async function answerOf(
  client: pg.ClientBase,
  query: pg.QueryConfig,
  patienceMs: number,
): Promise<pg.QueryResult> {
  try {
    return await new Promise<pg.QueryResult>((resolve, reject) => {
      const giveUp = () => {
        reject(Object.assign(new Error("PostgreSQL has not answered"), { code: "ETIMEDOUT" }));
        // Later statements on this connection wait for this one, and nobody knows what the server has done.
        streamOf(client).destroy();
      };
      const timer = setTimeout(giveUp, patienceMs);
      const settle = (error: Error | null, result: pg.QueryResult) => {
        clearTimeout(timer);
        if (error) reject(error);
        // 08007: nobody knows yet whether the commit stays.
        else if (unreplicated.delete(client))
          reject(Object.assign(new Error("PostgreSQL has committed without its standby"), { code: "08007" }));
        else resolve(result);
      };
      void client.query(query, settle);
    });
  } catch (error) {
    // An error created in the socket's reader would have a stack trace without the caller.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

/** Settings as the start parameter `options` has them. */
function settingsText(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");
}

type Stream = { cork(): void; uncork(): void; destroy(): void };

/** The connection's socket; the driver's types do not show it. */
function streamOf(client: pg.ClientBase): Stream {
  return (client as unknown as { connection: { stream: Stream } }).connection.stream;
}

/** Statements of one turn of the event loop are sent in one write to the socket. */
function gatherWrites(stream: Stream): () => void {
  let isGathering = false;
  return () => {
    if (isGathering) return;
    isGathering = true;
    stream.cork();
    process.nextTick(() => {
      isGathering = false;
      stream.uncork();
    });
  };
}

/** A statement that starts with this comment is prepared once for each connection, unless a pooler is in between. */
const PREPARED = "/* prepared */";
const names = new Map<string, string>();

/** Texts are few and fixed in the code, never built from input. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `prepared_${names.size}`;
  names.set(text, name);
  return name;
}

function getTypeParser(oid: number, format?: "text" | "binary") {
  if (oid === typeOids.int8) return BigInt;
  if (oid === typeOids.int8Array) return parseBigintArray;
  if (oid === typeOids.date) return String;
  return pg.types.getTypeParser(oid, format as "text");
}
