import { DomainError } from "@bellwether/contract";
import type { Database, SqlConnection } from "@bellwether/db";

/** A screen with its filters that somebody has saved. `id` is its number as text. */
export type SavedView = { id: string; title: string; path: string };

/** More would be no help in a rail. */
const MAX_VIEWS = 20;

/** A person's saved views, in the order in which they were saved. */
export async function listViews(connection: SqlConnection, operatorId: string): Promise<SavedView[]> {
  const { rows } = await connection.query<SavedView>(
    "SELECT id::text AS id, title, path FROM operator_view WHERE operator_id = $1 ORDER BY operator_view.id",
    [operatorId],
  );
  return rows;
}

/** Saves a view, or gives the one with this path another title. @throws DomainError `conflict` for the 21st */
export async function saveView(
  database: Database,
  operatorId: string,
  { title, path }: Pick<SavedView, "title" | "path">,
): Promise<void> {
  await database.transaction(async (connection) => {
    await connection.query(
      `INSERT INTO operator_view (operator_id, title, path) VALUES ($1, $2, $3)
       ON CONFLICT (operator_id, path) DO UPDATE SET title = excluded.title`,
      [operatorId, title, path],
    );
    if ((await listViews(connection, operatorId)).length > MAX_VIEWS)
      throw new DomainError("conflict", { detail: `at most ${MAX_VIEWS} views` });
  });
}

/** Removes one of a person's views; one that is gone already is no error. */
export async function removeView(connection: SqlConnection, operatorId: string, id: string): Promise<void> {
  await connection.query("DELETE FROM operator_view WHERE operator_id = $1 AND id = $2::bigint", [
    operatorId,
    id,
  ]);
}
