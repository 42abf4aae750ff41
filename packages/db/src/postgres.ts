import pg from "pg";
import { parseBigintArray, type SqlPool, typeOids } from "./sql.ts";

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

/** Opens a pool on a PostgreSQL server. A connection that breaks is dropped, and the next query opens another. */
export function openPostgres(options: PostgresOptions): SqlPool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 3_000,
    statement_timeout: options.statementTimeoutMs ?? 10_000,
    ...(options.role && { options: `-c role=${options.role}` }),
    types: { getTypeParser } as pg.CustomTypesConfig,
  });
  pool.on("error", (error) => options.onError?.(error));
  return {
    kind: "postgres",
    async acquire() {
      const client = await pool.connect();
      return {
        async query<Row>(text: string, parameters: readonly unknown[] = []) {
          const result = await client.query(text, [...parameters]);
          return { rows: result.rows as Row[], rowCount: result.rowCount ?? 0 };
        },
        release: (broken) => client.release(broken),
      };
    },
    end: () => pool.end(),
  };
}

function getTypeParser(oid: number, format?: "text" | "binary") {
  if (oid === typeOids.int8) return BigInt;
  if (oid === typeOids.int8Array) return parseBigintArray;
  if (oid === typeOids.date) return String;
  return pg.types.getTypeParser(oid, format as "text");
}
