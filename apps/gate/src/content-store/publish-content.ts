import { DomainError } from "@bellwether/contract";
import type { Database } from "@bellwether/db";
import type { Actor } from "../actor.ts";
import type { BuildContent } from "./content-store.ts";
import { readPublishedVersion } from "./documents.ts";

export type PublishedDocuments = {
  /** By the path of the file that each document stands for; null where the release's file counts again. */
  documents: ReadonlyMap<string, unknown>;
  /** Who publishes, and why: both are kept with the version. */
  by: Actor;
  reason: string;
  /** The version that the author has seen; a later one refuses the publication. */
  expects?: number | undefined;
};

type Deps<Content> = {
  database: Database;
  build: BuildContent<Content>;
  /** Throws when the new content breaks a promise of the old one, or changes something that is already running. */
  compare: (before: Content, after: Content) => void;
};

/**
 * Publishes documents above the release's files, after the checks that the release's content passes at the start. Every node has the version
 * within a second. Two publications are one after the other.
 * @returns the new version.
 * @throws DomainError `invalid_param` naming the file and the field that do not fit, `conflict` if somebody has published since `expects`.
 */
export async function publishContent<Content>(
  deps: Deps<Content>,
  { documents, by, reason, expects }: PublishedDocuments,
): Promise<number> {
  if (documents.size === 0) throw new DomainError("invalid_param", { detail: "there is nothing to publish" });
  return deps.database.transaction(async (connection) => {
    await connection.query("SELECT pg_advisory_xact_lock(hashtextextended('content version', 0))");
    const before = await readPublishedVersion(connection);
    if (expects !== undefined && expects !== before.version)
      throw new DomainError("conflict", {
        detail: `version ${before.version} was published meanwhile, and the author has seen ${expects}`,
      });
    const version = before.version + 1;
    const after = new Map(before.documents);
    for (const [path, body] of documents)
      if (body === null) {
        if (!after.delete(path))
          throw new DomainError("invalid_param", { detail: `${path}: no document stands for this file` });
      } else after.set(path, body);
    refuseMisfit(() => deps.compare(deps.build(before), deps.build({ version, documents: after })));
    await connection.query(
      "INSERT INTO content_version (version, published_by, reason) VALUES ($1, $2, $3)",
      [version, by.name, reason],
    );
    await connection.query(
      `INSERT INTO content_document (version, path, body)
       SELECT $1, path, body::json FROM unnest($2::text[], $3::text[]) AS given (path, body)`,
      [
        version,
        [...documents.keys()],
        [...documents.values()].map((body) => (body === null ? null : JSON.stringify(body))),
      ],
    );
    return version;
  });
}

function refuseMisfit(check: () => void): void {
  try {
    check();
  } catch (error) {
    throw new DomainError("invalid_param", { detail: (error as Error).message });
  }
}
