import { z } from "zod";
import { PageKey, ShownActor } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

/** One entry of the audit, with what it hashes: anybody can compute the chain from these (docs/verify-the-audit.md). */
export const AuditEntry = z.object({
  position: z.number().int(),
  at: z.string().describe("To the millisecond, UTC: as it is hashed"),
  actor: ShownActor,
  actor_name: z.string().describe("An operator's name today; otherwise the actor's"),
  action: z.string(),
  subject: z.string().nullable().describe("What it was done to: player:…, operator:…, request:…"),
  reason: z.string().nullable(),
  detail: z.string().nullable().describe("JSON as it was stored, before and after; null once it was erased"),
  salt: z.string().nullable(),
  detail_hash: z.string(),
  previous_hash: z.string(),
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const audit = defineOfficeCall({
  name: "audit",
  summary: "Who did what, newest first",
  method: "GET",
  path: "/api/audit",
  permission: "audit.read",
  input: z.object({
    before: PageKey,
    operator_id: z.string().max(40).optional(),
    action: z.string().max(60).optional(),
    subject: z.string().max(80).optional(),
  }),
  output: z.object({ entries: z.array(AuditEntry), next: z.string().nullable() }),
});

export const verifyAudit = defineOfficeCall({
  name: "verifyAudit",
  summary: "Compute the whole chain again and compare it",
  method: "POST",
  path: "/api/audit/verify",
  permission: "audit.read",
  input: z.object({}),
  output: z.object({
    entries: z.number().int(),
    head: z.string().describe("The last hash; 64 zeros of an empty chain"),
    erased: z
      .number()
      .int()
      .describe("Entries whose personal detail was erased: their place in the chain is kept"),
    problems: z.array(z.string()).describe("What does not fit; empty if nothing was changed"),
  }),
});
