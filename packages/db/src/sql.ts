/** Rows of one statement. `rowCount` is the number of rows returned or changed. */
export type SqlResult<Row> = { rows: Row[]; rowCount: number };

/**
 * One connection for the length of an SQL transaction or a single statement. Parameters are always bound, never spliced. Statements run in
 * the order in which they were requested; those that do not await each other share a round trip.
 */
export type SqlConnection = {
  query<Row = Record<string, unknown>>(
    text: string,
    parameters?: readonly unknown[],
  ): Promise<SqlResult<Row>>;
};

/** The common behaviour of both drivers. int8 is returned as bigint, numeric and date as text, timestamps as Date, bytea as Uint8Array. */
export type SqlPool = {
  kind: "postgres" | "pglite";
  acquire(): Promise<SqlConnection & { release(broken?: boolean): void }>;
  /** Whether the database takes writes now, as {@link Database.canWrite} tells it. */
  canWrite(): Promise<boolean>;
  use(): PoolUse;
  end(): Promise<void>;
};

/** One row, `may`: false on a standby, and where the session or the whole server is set to read only. */
export const MAY_WRITE =
  "SELECT NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off' AS may";

/** Current connections: open ones, idle ones among them, and the number of callers waiting for one. */
export type PoolUse = { open: number; idle: number; waiting: number };

/** Object identifiers of the types whose text form both drivers parse in the same way. */
export const typeOids = { int8: 20, int8Array: 1016, date: 1082, numeric: 1700 } as const;

/** `{1,2}` → `[1n, 2n]`; one-dimensional, without nulls inside. */
export function parseBigintArray(text: string): bigint[] {
  return text === "{}" ? [] : text.slice(1, -1).split(",").map(BigInt);
}
