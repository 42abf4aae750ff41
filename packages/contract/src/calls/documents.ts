import { z } from "zod";
import { defineCall } from "../call.ts";
import { DOCUMENT_UPLOAD_PATH, documentKinds } from "../document-bounds.ts";

export const DocumentKind = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof DocumentKind>;

export const documentStates = ["draft", "waiting", "accepted", "refused", "expired", "withdrawn"] as const;
export const DocumentState = z.enum(documentStates);
export type DocumentState = z.infer<typeof DocumentState>;

/** Why a document is refused, in words for the player: `core.documents_cause_…`. */
export const documentCauses = [
  "unreadable",
  "incomplete",
  "wrong_kind",
  "out_of_date",
  "data_differ",
  "not_accepted",
] as const;
export const DocumentCause = z.enum(documentCauses);
export type DocumentCause = z.infer<typeof DocumentCause>;

export const documentSides = ["front", "back", "page"] as const;
export const DocumentSide = z.enum(documentSides);
export type DocumentSide = z.infer<typeof DocumentSide>;

export const DocumentPage = z.object({
  page_id: z.string(),
  side: DocumentSide,
  type: z.enum(["picture", "pdf"]),
});

export const PlayerDocument = z.object({
  document_id: z.string(),
  kind: DocumentKind,
  state: DocumentState.describe("A draft has pages and was not sent yet; nobody sees it"),
  pages: z.array(DocumentPage),
  begun_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  decided_at: z.iso.datetime().nullable(),
  cause: DocumentCause.nullable().describe("Why it was refused"),
  expires_on: z.iso.date().nullable(),
});
export type PlayerDocument = z.infer<typeof PlayerDocument>;

/** How a player who is asked who they are can show it to the identity vendor. */
export const VendorCheck = z.object({
  state: z
    .enum(["preparing", "ready", "looking", "ended"])
    .describe(
      "Its page is being made; is there; somebody looks at what was shown; startVendorCheck begins anew",
    ),
  url: z.string().nullable().describe("The vendor's page, where it is ready"),
});
export type VendorCheck = z.infer<typeof VendorCheck>;

export const documents = defineCall({
  name: "documents",
  summary: "Documents that the player was asked for and has sent, newest first",
  method: "GET",
  path: "/gate/api/actionable/account/documents",
  access: "player",
  input: z.object({}),
  output: z.object({
    takes_uploads: z.boolean().describe("Whether documents can be uploaded here"),
    asked: z
      .object({ kind: DocumentKind, asked_at: z.iso.datetime() })
      .nullable()
      .describe("What the player is asked for and has not settled yet"),
    vendor_check: VendorCheck.nullable().describe(
      "Null where nobody asks who the player is, or no vendor is connected",
    ),
    documents: z.array(PlayerDocument),
    uploads_left: z.number().int().describe("Files that can still be sent within 24 hours"),
  }),
});

const DocumentChoice = z.object({ document_id: z.string().regex(/^\d{1,18}$/) });

export const sendDocument = defineCall({
  name: "sendDocument",
  summary: "Send a draft: from now on somebody may look at it. A document that was sent is returned as it is",
  method: "POST",
  path: "/gate/api/actionable/account/send_document",
  access: "player",
  input: DocumentChoice,
  output: z.object({ document: PlayerDocument }),
});

export const withdrawDocument = defineCall({
  name: "withdrawDocument",
  summary: "Take back a document that nobody has decided about; its files are destroyed",
  method: "POST",
  path: "/gate/api/actionable/account/withdraw_document",
  access: "player",
  input: DocumentChoice,
  output: z.object({ document: PlayerDocument }),
});

export const startVendorCheck = defineCall({
  name: "startVendorCheck",
  summary:
    "Show the identity vendor anew who one is; whoever is on the way goes on. At most five times in 24 hours",
  method: "POST",
  path: "/gate/api/actionable/account/vendor_check",
  access: "player",
  input: z.object({}),
  output: z.object({ vendor_check: VendorCheck }),
});

/**
 * The upload of one page: the body is the file and nothing else, `query` is in the address, the session in the header `x-session-data`. The kind of
 * file is read from its bytes: JPEG, PNG, WebP or PDF. A repeat with the same `upload_id` returns what the first one stored.
 */
export const documentUpload = {
  name: "uploadDocumentPage",
  summary: "Upload one page of a document; without document_id it begins a draft",
  path: DOCUMENT_UPLOAD_PATH,
  query: z.object({
    kind: DocumentKind,
    side: DocumentSide,
    upload_id: z.uuid(),
    document_id: DocumentChoice.shape.document_id.optional(),
  }),
  output: z.object({ document: PlayerDocument }),
} as const;
