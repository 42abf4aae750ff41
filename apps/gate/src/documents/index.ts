export { decideAboutDocument, endWaiting } from "./decide-about-document.ts";
export { listDocumentEvents, noteDocumentEvent } from "./document-events.ts";
export {
  type DocumentKey,
  type DocumentStore,
  type DocumentVault,
  type DocumentVaultPort,
  type PdfDanger,
  UnreadablePictureError,
} from "./document-vault.ts";
export { expireDocuments } from "./expire-documents.ts";
export { fileDocument } from "./file-document.ts";
export { giveBackDocument, holdDocument, lockDocument, requireTaken } from "./hold-document.ts";
export { hasIdentityInForce } from "./identity-in-force.ts";
export { documentsData } from "./personal-data.ts";
export { readPage } from "./read-page.ts";
export {
  filesOfDocuments,
  listDocumentsIn,
  listDocumentsOf,
  listExpiringDocuments,
  lockDocumentOf,
  readDocument,
  type StoredDocument,
  shownPages,
} from "./stored-document.ts";
export { sweepDocuments } from "./sweep-documents.ts";
export { documentsWaiting, watchDocuments } from "./watch-documents.ts";

export const documentsMigrations = { part: "documents", folder: new URL("./migrations/", import.meta.url) };
