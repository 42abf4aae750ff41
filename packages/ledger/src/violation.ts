import type { SqlConnection } from "@bellwether/db";

/** A violated invariant: which one, and the rows that show it. */
export type Violation = { promise: string; rows: unknown[] };

/** Queries by the invariant of which each returns the rows that violate it. */
export type Promises = Readonly<Record<string, string>>;

/**
 * Invariants of other modules that a verification checks beside the ledger's own. The first two read what a statement of bounded size has read:
 * `verified_entry` has the entries with their accounts, kinds and operations, `verified_player` the players whose accounts they are, and
 * `verified_account` each account of these players with the sum of its entries by kind.
 */
export type LedgerPromises = {
  entries?: Promises;
  /** All new entries of the players are in `verified_entry` together. */
  players?: Promises;
  /** Read at the end, once. */
  end?: Promises;
  /** Read at the end, when everything is verified. */
  whole?: Promises;
  /**
   * How far something had counted at the checkpoint, by name: queries for the value now. Where a query of this type says `{name}`, it gets the
   * checkpoint's value, or 0 when everything is read.
   */
  marks?: Promises;
};

const MAX_ROWS = 20;

/** Runs the query of each invariant, and keeps at most 20 of the rows that violate it. */
export async function findViolations(connection: SqlConnection, promises: Promises): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const [promise, query] of Object.entries(promises)) {
    const { rows } = await connection.query(`${query} LIMIT ${MAX_ROWS}`);
    if (rows.length > 0) violations.push({ promise, rows });
  }
  return violations;
}

/** One violation for each invariant, with at most 20 rows. */
export function mergeViolations(violations: readonly Violation[]): Violation[] {
  const byPromise = Map.groupBy(violations, ({ promise }) => promise);
  return [...byPromise].map(([promise, all]) => ({
    promise,
    rows: all.flatMap(({ rows }) => rows).slice(0, MAX_ROWS),
  }));
}
