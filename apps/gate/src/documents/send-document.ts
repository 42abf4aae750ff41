import { DomainError, type PlayerDocument } from "@bellwether/contract";
import { lockPlayer } from "../players/index.ts";
import type { StorePorts } from "../ports.ts";
import { noteDocumentEvent } from "./document-events.ts";
import { filesOfDocuments, lockDocumentOf, ownDocument } from "./stored-document.ts";

/**
 * Sends a player's draft to whoever checks documents. A document that waits already is returned as it is.
 * @throws DomainError `not_found`, `document_decided` for one that was decided or withdrawn, `conflict` for one without a page.
 */
export async function sendDocument(
  { database, now }: StorePorts,
  playerId: string,
  documentId: string,
): Promise<PlayerDocument> {
  await database.transaction(async (connection) => {
    await lockPlayer(connection, playerId);
    const document = await lockDocumentOf(connection, playerId, documentId);
    if (document.state === "waiting") return;
    if (document.state !== "draft") throw new DomainError("document_decided");
    const files = await filesOfDocuments(connection, [documentId]);
    if (files.length === 0) throw new DomainError("conflict", { detail: "the document has no page" });
    const at = now();
    await connection.query(
      "UPDATE player_document SET state = 'waiting', sent_at = $2, version = version + 1 WHERE id = $1::bigint",
      [documentId, at],
    );
    const facts = { pages: String(files.length) };
    await noteDocumentEvent(connection, { playerId, documentId }, { name: "sent", at, facts });
  });
  return ownDocument(database, documentId);
}
