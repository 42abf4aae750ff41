import type { SqlConnection } from "@bellwether/db";

/** Runs a statement that changes at most one row. @returns whether it changed one. */
export async function changesRow(
  connection: SqlConnection,
  sql: string,
  values: unknown[],
): Promise<boolean> {
  const { rowCount } = await connection.query(sql, values);
  return rowCount > 0;
}
