import { DomainError, type PlayerDocument } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { lockPlayer } from "../players/index.ts";
import type { StorePorts } from "../ports.ts";
import { noteDocumentEvent } from "./document-events.ts";
import { lockDocumentOf, ownDocument } from "./stored-document.ts";

/**
 * Takes back a document that nobody has decided about, and destroys its files; also one that somebody looks at. Repeating it changes nothing.
 * @throws DomainError `not_found`, `document_decided`
 */
export async function withdrawDocument(
  { database, now }: StorePorts,
  playerId: string,
  documentId: string,
): Promise<PlayerDocument> {
  await database.transaction(async (connection) => {
    await lockPlayer(connection, playerId);
    const document = await lockDocumentOf(connection, playerId, documentId);
    if (document.state === "withdrawn") return;
    if (document.state !== "draft" && document.state !== "waiting") throw new DomainError("document_decided");
    await withdrawWithin(connection, documentId);
    if (document.state === "draft") return;
    await noteDocumentEvent(connection, { playerId, documentId }, { name: "withdrawn", at: now() });
  });
  return ownDocument(database, documentId);
}

/** Withdraws a document that is locked or that nobody else reads; the sweep removes its files. */
export async function withdrawWithin(connection: SqlConnection, documentId: string): Promise<void> {
  await connection.query(
    `UPDATE player_document SET state = 'withdrawn', version = version + 1, held_by = NULL, held_reason = NULL, held_until = NULL
     WHERE id = $1::bigint`,
    [documentId],
  );
  await destroyFilesOf(connection, documentId);
}

/** Gives up the files of a document; its row stays. */
export async function destroyFilesOf(connection: SqlConnection, documentId: string): Promise<void> {
  await connection.query(
    "UPDATE document_file SET state = 'leaving' WHERE document_id = $1::bigint AND state = 'kept'",
    [documentId],
  );
}
