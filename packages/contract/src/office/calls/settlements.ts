import { z } from "zod";
import { OfficeLicence, OfficeMoney, PageKey, ShownActor } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

const REQUIRED = "core.error_field_required";

/** A file of a hundred thousand lines is smaller. */
export const MAX_SETTLEMENT_BYTES = 8_000_000;

export const settlementKinds = ["provider", "bank"] as const;
export type SettlementKind = (typeof settlementKinds)[number];

/** What a person says of a difference. */
export const settlementOutcomes = [
  "corrected_there",
  "corrected_here",
  "timing",
  "fee",
  "not_ours",
  "written_off",
] as const;
export type SettlementOutcome = (typeof settlementOutcomes)[number];

export const SettlementFile = z.object({
  id: z.string(),
  kind: z.enum(settlementKinds),
  name: z.string(),
  lines: z.number().int(),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  read_by: z.string(),
  read_at: z.iso.datetime(),
});
export type SettlementFile = z.infer<typeof SettlementFile>;

export const ProviderComparison = z.object({
  provider: z.string(),
  ledger: OfficeMoney.describe("What the provider owes us by the ledger; below zero: it has received more"),
  payments: OfficeMoney.describe("The same by the payments"),
  agrees: z.boolean(),
});
export type ProviderComparison = z.infer<typeof ProviderComparison>;

export const reconciliation = defineOfficeCall({
  name: "reconciliation",
  summary: "Ledger and payments by provider as the last night compared them, and the files that were read",
  method: "GET",
  path: "/api/reconciliation",
  permission: "reconciliation.read",
  input: z.object({}),
  output: z.object({
    compared_at: z.iso.datetime().nullable(),
    providers: z.array(ProviderComparison),
    files: z.array(SettlementFile).describe("The last 50"),
  }),
});

export const OfficeDifference = z.object({
  id: z.string(),
  way: z
    .enum(settlementKinds)
    .describe("Between payments and a provider's file, or between that and the bank"),
  what: z.enum([
    "missing_here",
    "missing_there",
    "amount",
    "provider",
    "twice",
    "payout_missing",
    "payout_amount",
    "bank_unknown",
  ]),
  subject: z.string().describe("The transaction, the payout's reference, or the bank's"),
  provider: z.string().nullable(),
  payment_id: z.string().nullable(),
  ours: z.string().nullable().describe("Amount by our payments, or what the provider's file promises"),
  theirs: z.string().nullable().describe("By the provider's file, or by the bank"),
  found_at: z.iso.datetime(),
  end: z
    .object({
      at: z.iso.datetime(),
      by: ShownActor.extend({ shown: z.string() }),
      outcome: z.enum([...settlementOutcomes, "agrees_now"]),
      note: z.string().nullable(),
    })
    .nullable(),
});
export type OfficeDifference = z.infer<typeof OfficeDifference>;

export const settlementDifferences = defineOfficeCall({
  name: "settlementDifferences",
  summary: "Where files, payments and bank differ, the oldest first; or what was settled, the newest first",
  method: "GET",
  path: "/api/reconciliation/differences",
  permission: "reconciliation.read",
  input: z.object({
    view: z.enum(["open", "settled"]).default("open"),
    licence: OfficeLicence.optional().describe(
      "Of the players whose payments differ; what has no payment is left out",
    ),
    before: PageKey,
  }),
  output: z.object({ differences: z.array(OfficeDifference), next: z.string().nullable() }),
});

export const importSettlement = defineOfficeCall({
  name: "importSettlement",
  summary:
    "Read a provider's settlement file (CSV) or a bank's statement (CSV or camt.053), and compare it; 8 MB at most",
  method: "POST",
  path: "/api/reconciliation/files",
  permission: "reconciliation.work",
  maxBytes: MAX_SETTLEMENT_BYTES,
  input: z.object({
    kind: z.enum(settlementKinds),
    name: z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(200),
    text: z.string({ error: REQUIRED }).min(1, REQUIRED),
  }),
  output: z.object({ file: SettlementFile }),
});

export const settleSettlement = defineOfficeCall({
  name: "settleSettlement",
  summary: "Say what became of a difference",
  method: "POST",
  path: "/api/reconciliation/differences/{difference_id}",
  permission: "reconciliation.work",
  input: z.object({
    difference_id: z.string().regex(/^\d{1,18}$/),
    outcome: z.enum(settlementOutcomes),
    note: z.string({ error: REQUIRED }).trim().min(3, REQUIRED).max(500),
  }),
  output: z.object({ difference: OfficeDifference }),
});
