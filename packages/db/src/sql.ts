/** Rows of one statement. `rowCount` counts rows returned or changed. */
export type SqlResult<Row> = { rows: Row[]; rowCount: number };

/**
 * One connection for the length of an SQL transaction or a single statement. Parameters are always bound, never spliced.
 * Statements are run in the order in which they were asked for; those asked for without waiting share a round trip.
 */
export type SqlConnection = {
  query<Row = Record<string, unknown>>(
    text: string,
    parameters?: readonly unknown[],
  ): Promise<SqlResult<Row>>;
};

/** What both drivers offer. int8 arrives as bigint, numeric and date as text, timestamps as Date, bytea as Uint8Array. */
export type SqlPool = {
  kind: "postgres" | "pglite";
  acquire(): Promise<SqlConnection & { release(broken?: boolean): void }>;
  use(): PoolUse;
  end(): Promise<void>;
};

/** Connections now: open ones, those of them that nobody uses, and how many callers wait for one. */
export type PoolUse = { open: number; idle: number; waiting: number };

/** Object identifiers of the types whose text form is parsed the same way by both drivers. */
export const typeOids = { int8: 20, int8Array: 1016, date: 1082, numeric: 1700 } as const;

/** `{1,2}` → `[1n, 2n]`; one-dimensional, without nulls inside. */
export function parseBigintArray(text: string): bigint[] {
  return text === "{}" ? [] : text.slice(1, -1).split(",").map(BigInt);
}
