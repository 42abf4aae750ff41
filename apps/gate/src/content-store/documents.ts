import type { SqlConnection } from "@bellwether/db";

/** Published documents by the path of the file that each stands for. */
export type Documents = ReadonlyMap<string, unknown>;

/** The published version, and its documents; version 0 before anything was published. */
export type Published = { version: number; documents: Documents };

/** The version that is published now; 0 if none is. */
export async function readVersion(connection: Pick<SqlConnection, "query">): Promise<number> {
  const { rows } = await connection.query<{ version: string | null }>(
    "SELECT max(version)::text AS version FROM content_version",
  );
  return Number(rows[0]?.version ?? 0);
}

/** The published version with its documents, in one snapshot. */
export async function readPublishedVersion(connection: Pick<SqlConnection, "query">): Promise<Published> {
  const { rows } = await connection.query<{ version: string; path: string; body: unknown }>(
    `SELECT (SELECT max(version)::text FROM content_version) AS version, path, body
     FROM (SELECT DISTINCT ON (path) path, body FROM content_document ORDER BY path, version DESC) latest WHERE body IS NOT NULL`,
  );
  const version = rows[0] ? Number(rows[0].version) : await readVersion(connection);
  return { version, documents: new Map(rows.map(({ path, body }) => [path, body])) };
}
