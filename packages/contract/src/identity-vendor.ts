import { z } from "zod";
import { DocumentCause } from "./calls/documents.ts";

/** The longest body of a webhook that is read, in bytes. */
export const MAX_IDENTITY_WEBHOOK_BYTES = 20_000;

/** Our id of an applicant: one attempt of a player to show the vendor who they are. It means nothing to others. */
export const ApplicantId = z.string().min(1).max(80);

/** `POST {IDENTITY_URL}/applicants` with the key as `Authorization: Bearer …`. The same id again is the same applicant. */
export const ApplicantRequest = z.object({
  id: ApplicantId,
  first_name: z.string(),
  last_name: z.string(),
  born_on: z.iso.date(),
  country: z.string().length(2),
  language: z.string().min(2).max(10),
  return_url: z.url().describe("Where the vendor's page leads back to"),
});
export type ApplicantRequest = z.infer<typeof ApplicantRequest>;

/** The answer: the page on which the player shows their document. */
export const ApplicantLink = z.object({
  id: ApplicantId,
  url: z.url({ protocol: /^https?$/ }).max(2_000),
});
export type ApplicantLink = z.infer<typeof ApplicantLink>;

export const readDocumentKinds = [
  "passport",
  "identity_card",
  "driving_licence",
  "residence_permit",
  "other",
] as const;

/** A document as the vendor has read it. */
export const ReadDocument = z.object({
  kind: z.enum(readDocumentKinds),
  first_name: z.string().trim().min(1).max(200),
  last_name: z.string().trim().max(200).describe("Empty for a person with one name"),
  born_on: z.iso.date(),
  valid_until: z.iso.date().nullable().describe("The last day on which it is valid; null for no end"),
});
export type ReadDocument = z.infer<typeof ReadDocument>;

/** What the vendor says of an applicant. A review ends with another result, or with the house's own decision. */
export const IdentityResult = z.discriminatedUnion("status", [
  z.object({ id: ApplicantId, status: z.literal("approved"), document: ReadDocument }),
  z.object({ id: ApplicantId, status: z.literal("declined"), cause: DocumentCause }),
  z.object({ id: ApplicantId, status: z.literal("review"), document: ReadDocument.nullable() }),
]);
export type IdentityResult = z.infer<typeof IdentityResult>;

/** `GET {IDENTITY_URL}/applicants/{id}`: the same, or that the player is not through yet. */
export const ApplicantAnswer = z.union([
  IdentityResult,
  z.object({ id: ApplicantId, status: z.literal("pending") }),
]);
export type ApplicantAnswer = z.infer<typeof ApplicantAnswer>;

/** The body of a webhook, which is signed as Standard Webhooks says: id, time and signature in headers. */
export const IdentityWebhook = z.object({
  type: z.literal("applicant.result"),
  timestamp: z.iso.datetime({ offset: true }),
  data: IdentityResult,
});
export type IdentityWebhook = z.infer<typeof IdentityWebhook>;
