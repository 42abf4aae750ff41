/** Where a page of a document is uploaded; the call is `documentUpload`. */
export const DOCUMENT_UPLOAD_PATH = "/gate/api/actionable/account/document_page";

/** The largest file that is accepted, in bytes. */
export const MAX_DOCUMENT_BYTES = 10_000_000;
/** How many files one document may have. */
export const MAX_DOCUMENT_PAGES = 4;

/** What a document is about: who the player is, where they live, where their money comes from, whose card or account it is. */
export const documentKinds = ["identity", "address", "funds", "instrument"] as const;

/** Kinds of files that are taken, for a browser's file dialog. A phone turns its own format into JPEG for it. */
export const DOCUMENT_FILE_TYPES = "image/jpeg,image/png,image/webp,application/pdf";
