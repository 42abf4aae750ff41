import pg from "pg";
import { parseBigintArray, type SqlPool, typeOids } from "./sql.ts";
import { steadyPlans } from "./steady-plans.ts";

export type PostgresOptions = {
  url: string;
  /** Connections at most. */
  poolSize: number;
  /** Role that each connection takes on; without it, the owner's. */
  role?: string;
  /** A statement that runs longer is cancelled, in milliseconds. */
  statementTimeoutMs?: number;
  connectTimeoutMs?: number;
  onError?: (error: Error) => void;
};

/** Longer than a statement may take, by this, nobody waits for its answer. */
const SILENCE_MS = 2_000;

/** Opens a pool on a PostgreSQL server. A connection that breaks is dropped, and the next query opens another. */
export function openPostgres(options: PostgresOptions): SqlPool {
  const statementTimeoutMs = options.statementTimeoutMs ?? 10_000;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    // Statements that do not wait for each other travel together.
    pipeline: true,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 3_000,
    statement_timeout: statementTimeoutMs,
    ...(options.role && { options: settingsOf({ role: options.role, ...steadyPlans }) }),
    types: { getTypeParser } as pg.CustomTypesConfig,
  });
  pool.on("error", (error) => options.onError?.(error));
  // A connection that breaks while it is in use says so to its statements, which reject; without a listener the event alone would end the process.
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
            // A server that has gone without a word cancels nothing: then the connection is given up here.
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
 * The driver's own promise and its own `query_timeout` write a function straight into a property of the query. The engine takes such a function for a method and lays it among
 * the old objects, where it keeps the query and all of its rows through every collection of the young: 2 MB at each under load. Hence a callback and a timer of our own.
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
        // What was asked behind this waits for it, and nobody knows what the server has done.
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
    // Born in the socket's reader, it would not tell who had asked.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

/** Settings as a connection is opened with them. */
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

/** Statements that are asked for in one turn of the event loop leave in one write to the socket, not one for each. */
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

/** A statement that opens with this comment is parsed and planned once for each connection. */
const PREPARED = "/* prepared */";
const names = new Map<string, string>();

/** Texts are few and written in the code, never built from input. */
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
