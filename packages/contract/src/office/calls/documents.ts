import { z } from "zod";
import { DocumentCause, DocumentKind, DocumentPage, DocumentState } from "../../calls/documents.ts";
import { ReadDocument, readDocumentKinds } from "../../identity-vendor.ts";
import { OfficeLicence, PlayerId, Reason } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";
import { FoundPlayer } from "./players.ts";

const DocumentId = z.string().regex(/^\d{1,18}$/, "core.error_invalid_param");

/** In what a document, as the identity vendor has read it, differs from the account. */
export const resultDifferences = ["name", "born_on", "out_of_date"] as const;
export type ResultDifference = (typeof resultDifferences)[number];

/** What followed from a result of the identity vendor: the document was accepted or refused, waits for the office, or nothing. */
export const resultEffects = ["accept", "refuse", "queue", "none"] as const;
export type ResultEffect = (typeof resultEffects)[number];

/** What the identity vendor has said of a player, without what the document shows. */
export const VendorResult = z.object({
  applicant_id: z.string().describe("The id under which the vendor knows it"),
  at: z.iso.datetime(),
  status: z.enum(["approved", "declined", "review"]),
  cause: DocumentCause.nullable(),
  document_kind: z.enum(readDocumentKinds).nullable(),
  differs: z.array(z.enum(resultDifferences)),
  effect: z.enum(resultEffects),
});
export type VendorResult = z.infer<typeof VendorResult>;

export const OfficeDocument = z.object({
  id: z.string(),
  version: z.number().int(),
  player: FoundPlayer.pick({ id: true, brand: true, name: true, country: true, status: true }),
  kind: DocumentKind,
  state: DocumentState,
  is_asked: z.boolean().describe("Whether the player was asked for a document of this kind"),
  pages: z.array(DocumentPage),
  vendor: VendorResult.nullable().describe(
    "For a document that the identity vendor has looked at: it has no pages",
  ),
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
  days_left: z
    .number()
    .int()
    .nullable()
    .describe("Until the last day of an accepted or expired document: 0 on it, below 0 afterwards"),
  then_waits: z
    .enum(["play", "payouts"])
    .nullable()
    .describe("What the player's market lets wait without it: of a document that proves who the player is"),
});
export type OfficeDocument = z.infer<typeof OfficeDocument>;

export const documentQueue = defineOfficeCall({
  name: "documentQueue",
  summary:
    "Documents that wait, the longest waiting first; accepted ones that expire within 60 days or have expired within 90, the first to expire first; or the last that were decided",
  method: "GET",
  path: "/api/documents",
  permission: "documents.read",
  input: z.object({ state: z.enum(["waiting", "expiring", "decided"]), licence: OfficeLicence.optional() }),
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
  input: z.object({ player_id: PlayerId }),
  output: z.object({
    documents: z.array(OfficeDocument),
    asked: z
      .object({ kind: DocumentKind, asked_at: z.iso.datetime(), reason: z.string(), by: z.string() })
      .nullable(),
    results: z.array(VendorResult).describe("What the identity vendor has said, newest first"),
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
    as_read: ReadDocument.nullable().describe("The document as the identity vendor has read it"),
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
      note: z
        .string()
        .trim()
        .max(500)
        .describe("For colleagues; the player does not see it. Needed to accept"),
    })
    .refine(({ decision, cause }) => decision === "accept" || cause !== null, {
      path: ["cause"],
      error: "core.error_field_required",
    })
    .refine(({ decision, note }) => decision === "refuse" || note !== "", {
      path: ["note"],
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
  input: z.object({ player_id: PlayerId, kind: DocumentKind, reason: Reason }),
  output: z.object({
    repeated: z.boolean().describe("Whether they had been asked before: then nothing changed"),
  }),
});
