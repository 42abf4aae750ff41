import pg from "pg";
import { parseBigintArray, type SqlPool, typeOids } from "./sql.ts";
import { steadyPlans } from "./steady-plans.ts";

export type PostgresOptions = {
  url: string;
  /** Maximum number of connections. */
  poolSize: number;
  /** The role that each connection sets; without it, the owner's. */
  role?: string;
  /** The statement time-out in milliseconds: a statement that takes longer is cancelled. */
  statementTimeoutMs?: number;
  connectTimeoutMs?: number;
  onError?: (error: Error) => void;
};

/** How long after the statement time-out the client gives up waiting for the response. */
const SILENCE_MS = 2_000;

/** Opens a pool on a PostgreSQL server. A connection that breaks is dropped, and the next query opens another. */
export function openPostgres(options: PostgresOptions): SqlPool {
  const statementTimeoutMs = options.statementTimeoutMs ?? 10_000;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    // Statements that do not depend on each other share a round trip.
    pipeline: true,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 3_000,
    statement_timeout: statementTimeoutMs,
    ...(options.role && { options: settingsOf({ role: options.role, ...steadyPlans }) }),
    types: { getTypeParser } as pg.CustomTypesConfig,
  });
  pool.on("error", (error) => options.onError?.(error));
  // A connection that breaks while in use rejects its statements; without this listener the error event alone would end the process.
  pool.on("connect", (client) => void client.on("error", () => {}));
  return {
    kind: "postgres",
    async acquire() {
      const client = await pool.connect();
      const gather = gatherWrites(streamOf(client));
      return {
        async query<Row>(text: string, parameters: readonly unknown[] = []) {
          gather();
          const values = parameters as unknown[];
          const result = await answerOf(
            client,
            text.startsWith(PREPARED) ? { name: nameOf(text), text, values } : { text, values },
            // A server that has become unreachable cancels nothing: then the connection is closed here.
            statementTimeoutMs + SILENCE_MS,
          );
          return { rows: result.rows as Row[], rowCount: result.rowCount ?? 0 };
        },
        release: (broken) => client.release(broken),
      };
    },
    use: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end: () => pool.end(),
  };
}

/**
 * The driver's own promise and its own `query_timeout` write a function directly into a property of the query. V8 takes such a function for
 * a method and allocates it in the old generation, where it keeps the query and all of its rows through every young-generation collection:
 * 2 MB at each under load. Therefore this uses a callback and its own timer.
 */
async function answerOf(
  client: pg.PoolClient,
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

/** Settings that are applied when a connection is opened. */
function settingsOf(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");
}

type Stream = { cork(): void; uncork(): void; destroy(): void };

/** The connection's socket; the driver's types do not show it. */
function streamOf(client: pg.PoolClient): Stream {
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

/** A statement that starts with this comment is prepared once for each connection. */
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
