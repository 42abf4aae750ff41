import type { Database } from "@bellwether/db";

/** A published version: who has published which files, when, and why. */
export type ContentVersion = {
  version: number;
  publishedAt: Date;
  publishedBy: string;
  reason: string;
  /** The files that its documents stand for. */
  paths: string[];
  /** The files for which the release's version counts again. */
  takenBack: string[];
};

/** The last 50 versions, the latest first. */
export async function listVersions(database: Database): Promise<ContentVersion[]> {
  const { rows } = await database.query<{
    version: string;
    published_at: Date;
    published_by: string;
    reason: string;
    paths: string[];
    taken_back: string[];
  }>(
    `SELECT version::text, published_at, published_by, reason, array_agg(path ORDER BY path) AS paths,
       array_remove(array_agg(CASE WHEN body IS NULL THEN path END ORDER BY path), NULL) AS taken_back
     FROM content_version JOIN content_document USING (version) GROUP BY version ORDER BY content_version.version DESC LIMIT 50`,
  );
  return rows.map((row) => ({
    version: Number(row.version),
    publishedAt: row.published_at,
    publishedBy: row.published_by,
    reason: row.reason,
    paths: row.paths,
    takenBack: row.taken_back,
  }));
}
