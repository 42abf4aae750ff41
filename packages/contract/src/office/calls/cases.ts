import { z } from "zod";
import { OfficeLicence, OfficeMoney, OperatorRef, PageKey, Reason } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";
import type { OfficePermission } from "../permissions.ts";

/**
 * What a case is about: money that the payment provider has moved, whether the player is an excluded person, what a rule against money laundering has
 * found, or whether the player is a politically exposed person or one under sanctions.
 */
export const caseCauses = ["payment", "person", "laundering", "pep", "sanctions"] as const;
export const CaseCause = z.enum(caseCauses);
export type CaseCause = z.infer<typeof CaseCause>;

/** Who may take a case in hand and close it, by what it is about. */
export const casePermissions: Readonly<Record<CaseCause, OfficePermission>> = {
  payment: "cases.payments",
  person: "cases.persons",
  laundering: "cases.laundering",
  pep: "cases.laundering",
  sanctions: "cases.laundering",
};

/** How a case about a payment ends, how one about a person does, and how one about money laundering does. */
export const paymentOutcomes = ["loss", "repaid", "contested", "mistake"] as const;
export const personOutcomes = ["same", "other"] as const;
export const launderingOutcomes = ["explained", "unexplained"] as const;
export const CaseOutcome = z.enum([...paymentOutcomes, ...personOutcomes, ...launderingOutcomes]);
export type CaseOutcome = z.infer<typeof CaseOutcome>;

/** The rules against money laundering: a case about it has the rule's name as its detail. */
export const launderingRules = [
  "deposits",
  "net",
  "velocity",
  "little_play",
  "instruments",
  "round_trips",
] as const;
export type LaunderingRule = (typeof launderingRules)[number];

/** A figure that has opened a case, as it was then: an amount, a number, or a text. */
export const caseFactNames = [
  "deposited",
  "withdrawn",
  "net",
  "staked",
  "deposits",
  "instruments",
  "round_trips",
  "threshold",
  "within_days",
  "within_hours",
  "since",
  "listed_name",
  "listed_born_on",
  "list",
  "similarity",
] as const;
export const CaseFact = z.object({
  name: z.enum(caseFactNames),
  value: z.union([OfficeMoney, z.number(), z.string()]),
});
export type CaseFact = z.infer<typeof CaseFact>;

export const OfficeCase = z.object({
  id: z.string(),
  cause: CaseCause,
  detail: z
    .string()
    .describe("What happened, with the transaction or the match; the rule's name for money laundering"),
  facts: z.array(CaseFact).describe("The figures that have opened it, as they were then"),
  player_id: z.string(),
  player: z.string().describe("First name and the initial of the last"),
  country: z.string(),
  brand: z.string(),
  since: z.iso.datetime(),
  taken_by: OperatorRef.nullable(),
  is_own: z.boolean(),
  end: z
    .object({
      outcome: CaseOutcome.nullable().describe(
        "Null for one that a command or the exclusion's end has closed",
      ),
      note: z.string().nullable(),
      by: z.string(),
      at: z.iso.datetime(),
    })
    .nullable(),
});
export type OfficeCase = z.infer<typeof OfficeCase>;

const CaseKey = z.object({ case_id: z.string().regex(/^\d{1,18}$/) });
const ShownCase = z.object({ case: OfficeCase });

export const cases = defineOfficeCall({
  name: "cases",
  summary: "Accounts that are held until somebody has looked, the longest waiting first, or closed cases",
  method: "GET",
  path: "/api/cases",
  permission: "cases.read",
  input: z.object({
    state: z.enum(["open", "closed"]).default("open"),
    licence: OfficeLicence.optional(),
    before: PageKey,
  }),
  output: z.object({ cases: z.array(OfficeCase), next: z.string().nullable() }),
});

export const CasePayment = z.object({
  payment_id: z.string(),
  kind: z.string(),
  state: z.string(),
  direction: z.enum(["in", "out"]),
  amount: OfficeMoney,
  method: z.string(),
  provider: z.string().nullable(),
  transaction_id: z.string().nullable(),
  at: z.iso.datetime(),
});
export type CasePayment = z.infer<typeof CasePayment>;

export const CasePicture = z.object({
  case: OfficeCase,
  payment: CasePayment.nullable().describe("What the provider has moved"),
  origin: CasePayment.nullable().describe("The player's payment that it is about"),
  cash: OfficeMoney.describe("What is in the account now; below zero is owed by the player"),
  match: z
    .object({
      excluded_player_id: z.string(),
      ends_at: z.iso.datetime().nullable(),
      marks: z.array(z.string()).describe("By what the two accounts resemble each other"),
    })
    .nullable(),
});
export type CasePicture = z.infer<typeof CasePicture>;

export const oneCase = defineOfficeCall({
  name: "oneCase",
  summary: "One case with what it is about",
  method: "GET",
  path: "/api/cases/{case_id}",
  permission: "cases.read",
  input: CaseKey,
  output: CasePicture,
});

export const takeCase = defineOfficeCall({
  name: "takeCase",
  summary: "Take a case in hand, so that nobody else closes it meanwhile: for whoever may close it",
  method: "POST",
  path: "/api/cases/{case_id}/take",
  permission: "cases.read",
  input: CaseKey,
  output: ShownCase,
});

export const leaveCase = defineOfficeCall({
  name: "leaveCase",
  summary: "Give a case back that you have in hand: for whoever may close it",
  method: "POST",
  path: "/api/cases/{case_id}/leave",
  permission: "cases.read",
  input: CaseKey,
  output: ShownCase,
});

export const closePaymentCase = defineOfficeCall({
  name: "closePaymentCase",
  summary: "Close a case about money that the provider has moved: the account can be used again",
  method: "POST",
  path: "/api/cases/{case_id}/close",
  permission: "cases.payments",
  needsProof: true,
  input: CaseKey.extend({ outcome: z.enum(paymentOutcomes), reason: Reason }),
  output: ShownCase,
});

export const closePersonCase = defineOfficeCall({
  name: "closePersonCase",
  summary: "Decide whether a player is an excluded person: if so, the account is excluded as long",
  method: "POST",
  path: "/api/cases/{case_id}/decide-person",
  permission: "cases.persons",
  needsProof: true,
  input: CaseKey.extend({ outcome: z.enum(personOutcomes), reason: Reason }),
  output: ShownCase,
});

export const closeLaunderingCase = defineOfficeCall({
  name: "closeLaunderingCase",
  summary:
    "Decide a case about money laundering: withdrawals go on, or deposits, play, bonuses and withdrawals are blocked",
  method: "POST",
  path: "/api/cases/{case_id}/decide-laundering",
  permission: "cases.laundering",
  needsProof: true,
  input: CaseKey.extend({ outcome: z.enum(launderingOutcomes), reason: Reason }),
  output: ShownCase,
});

export const closeListCase = defineOfficeCall({
  name: "closeListCase",
  summary:
    "Decide whether a player is the person of a list: somebody under sanctions is blocked, of a politically exposed person each withdrawal is looked at",
  method: "POST",
  path: "/api/cases/{case_id}/decide-list",
  permission: "cases.laundering",
  needsProof: true,
  input: CaseKey.extend({ outcome: z.enum(personOutcomes), reason: Reason }),
  output: ShownCase,
});

export const screening = defineOfficeCall({
  name: "screening",
  summary:
    "Whether a service that knows politically exposed persons and sanctions is connected, and for whose answer is waited",
  method: "GET",
  path: "/api/screening",
  permission: "cases.read",
  input: z.object({}),
  output: z.object({
    is_connected: z.boolean().describe("Without it nobody is screened"),
    waiting: z.number().int(),
    oldest_at: z.iso.datetime().nullable().describe("Since when the first waits for an answer"),
    answered_at: z.iso.datetime().nullable().describe("The newest answer about anybody"),
  }),
});

export const unresolvedPayments = defineOfficeCall({
  name: "unresolvedPayments",
  summary: "Payments that the cashier should have ended and has not, the oldest first; 200 at most",
  method: "GET",
  path: "/api/unresolved-payments",
  permission: "cases.read",
  input: z.object({}),
  output: z.object({
    payments: z.array(
      z.object({
        payment_id: z.string(),
        player_id: z.string(),
        direction: z.enum(["in", "out"]),
        method: z.string(),
        amount: OfficeMoney,
        transaction_id: z.string().nullable(),
        since: z.iso.datetime(),
      }),
    ),
  }),
});
