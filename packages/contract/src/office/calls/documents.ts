import { z } from "zod";
import { DocumentCause, DocumentKind, DocumentPage, DocumentState } from "../../calls/documents.ts";
import { Reason } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";
import { FoundPlayer } from "./players.ts";

const DocumentId = z.string().regex(/^\d{1,18}$/, "core.error_invalid_param");

export const OfficeDocument = z.object({
  id: z.string(),
  version: z.number().int(),
  player: FoundPlayer.pick({ id: true, brand: true, name: true, country: true, status: true }),
  kind: DocumentKind,
  state: DocumentState,
  is_asked: z.boolean().describe("Whether the player was asked for a document of this kind"),
  pages: z.array(DocumentPage),
  sent_at: z.iso.datetime().nullable(),
  holder: z
    .object({ id: z.string(), name: z.string(), until: z.iso.datetime() })
    .nullable()
    .describe("Who looks at it: until then nobody else may"),
  decided_at: z.iso.datetime().nullable(),
  decided_by: z.string().nullable(),
  cause: DocumentCause.nullable(),
  note: z.string().nullable(),
  expires_on: z.iso.date().nullable(),
});
export type OfficeDocument = z.infer<typeof OfficeDocument>;

export const documentQueue = defineOfficeCall({
  name: "documentQueue",
  summary: "Documents that wait, the longest waiting first, or the last that were decided",
  method: "GET",
  path: "/api/documents",
  permission: "documents.read",
  input: z.object({ state: z.enum(["waiting", "decided"]) }),
  output: z.object({
    documents: z.array(OfficeDocument).describe("At most 200"),
    waiting: z.number().int().describe("How many wait in all"),
  }),
});

export const playerDocuments = defineOfficeCall({
  name: "playerDocuments",
  summary: "A player's documents, newest first, and what they are asked for; without the pictures",
  method: "GET",
  path: "/api/players/{player_id}/documents",
  permission: "documents.read",
  input: z.object({ player_id: z.string().min(1).max(40) }),
  output: z.object({
    documents: z.array(OfficeDocument),
    asked: z
      .object({ kind: DocumentKind, asked_at: z.iso.datetime(), reason: z.string(), by: z.string() })
      .nullable(),
  }),
});

export const takeDocument = defineOfficeCall({
  name: "takeDocument",
  summary: "Take a document to look at, beside the player's data; nobody else may for a quarter of an hour",
  method: "POST",
  path: "/api/documents/{document_id}/take",
  permission: "documents.decide",
  reveals: "contact data",
  needsProof: true,
  input: z.object({ document_id: DocumentId, reason: Reason }),
  output: z.object({
    document: OfficeDocument,
    person: z.object({
      name: z.string(),
      born_on: z.string(),
      address: z.string(),
      national_id: z.string().nullable(),
    }),
  }),
});

export const readDocumentPage = defineOfficeCall({
  name: "readDocumentPage",
  summary: "One page of a document that one has taken",
  method: "POST",
  path: "/api/documents/{document_id}/page",
  permission: "documents.decide",
  reveals: "contact data",
  needsProof: true,
  input: z.object({ document_id: DocumentId, page_id: z.string().min(1).max(60) }),
  output: z.object({
    type: z.enum(["image/jpeg", "application/pdf"]),
    content: z.string().describe("Base64"),
  }),
});

export const leaveDocument = defineOfficeCall({
  name: "leaveDocument",
  summary: "Give a document back that one has taken",
  method: "POST",
  path: "/api/documents/{document_id}/leave",
  permission: "documents.decide",
  input: z.object({ document_id: DocumentId }),
  output: z.object({ document: OfficeDocument }),
});

export const decideDocument = defineOfficeCall({
  name: "decideDocument",
  summary: "Accept or refuse a document that one has taken; the player gets a letter",
  method: "POST",
  path: "/api/documents/{document_id}/decide",
  permission: "documents.decide",
  needsProof: true,
  input: z
    .object({
      document_id: DocumentId,
      version: z.number().int(),
      decision: z.enum(["accept", "refuse"]),
      cause: DocumentCause.nullable().describe("Needed to refuse: the player reads it"),
      expires_on: z.iso
        .date("core.error_invalid_param")
        .nullable()
        .describe("The last day on which it is valid"),
      note: z.string().trim().max(500).describe("For colleagues; the player does not see it"),
    })
    .refine(({ decision, cause }) => decision === "accept" || cause !== null, {
      path: ["cause"],
      error: "core.error_field_required",
    }),
  output: z.object({ document: OfficeDocument }),
});

export const requestDocument = defineOfficeCall({
  name: "requestDocument",
  summary: "Ask a player for a document: until it is accepted they can neither play for money nor deposit",
  method: "POST",
  path: "/api/players/{player_id}/request-document",
  permission: "documents.decide",
  input: z.object({ player_id: z.string().min(1).max(40), kind: DocumentKind, reason: Reason }),
  output: z.object({
    repeated: z.boolean().describe("Whether they had been asked before: then nothing changed"),
  }),
});
