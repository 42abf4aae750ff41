import { DomainError } from "@bellwether/contract";
import type { DatabasePort, LogPort } from "../ports.ts";
import type { DocumentVault } from "./document-vault.ts";
import { openFile } from "./seal-file.ts";
import { filesOfDocuments } from "./stored-document.ts";

/**
 * The content of one page.
 * @throws DomainError `not_found` for a page that the document does not have, or not any more; `unavailable` when the store does not answer
 * @throws when a byte of the file was changed
 */
export async function readPage(
  { database, log }: DatabasePort & LogPort,
  { store, keys }: Pick<DocumentVault, "store" | "keys">,
  { documentId, pageId }: { documentId: string; pageId: string },
): Promise<{ type: "picture" | "pdf"; bytes: Uint8Array }> {
  const files = await filesOfDocuments(database, [documentId]);
  const file = files.find(({ id }) => id === pageId);
  if (!file) throw new DomainError("not_found");
  const key = keys.find(({ id }) => id === file.key_id);
  if (!key) throw new Error(`the file ${file.id} is sealed with the key ${file.key_id}, which is not set`);
  const sealed = await store.get(file.id).catch((error) => {
    log.error({ err: error }, "the store of documents does not give a file");
    throw new DomainError("unavailable");
  });
  return { type: file.type, bytes: openFile(key, file.id, sealed) };
}
