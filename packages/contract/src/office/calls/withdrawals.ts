import { z } from "zod";
import {
  CashierTransactionId,
  OfficeLicence,
  OfficeMoney,
  OperatorRef,
  PageKey,
  Reason,
  ShownActor,
} from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

/** Why a person must look at a withdrawal before it is paid. */
export const withdrawalReasons = [
  "amount",
  "first",
  "instrument",
  "holder",
  "shared",
  "source",
  "play",
  "bonus",
  "bonus_review",
  "mark",
  "case",
  "pep",
  "document",
  "block",
] as const;
export const WithdrawalReason = z.enum(withdrawalReasons);
export type WithdrawalReason = z.infer<typeof WithdrawalReason>;

/** Where a withdrawal stands: it waits; it was approved or refused and the cashier must hear it; the cashier knows; it is over. */
export const WithdrawalStep = z.enum(["waiting", "approved", "refused", "told", "paid", "returned"]);
export type WithdrawalStep = z.infer<typeof WithdrawalStep>;

export const OfficeWithdrawal = z.object({
  transaction_id: z.string(),
  payment_id: z.string(),
  player_id: z.string(),
  player: z.string().describe("First name and the initial of the last"),
  country: z.string(),
  brand: z.string(),
  amount: OfficeMoney,
  method: z.string(),
  reasons: z.array(WithdrawalReason),
  step: WithdrawalStep,
  needs_two: z.boolean().describe("So much that a second person approves it"),
  asked_at: z.iso.datetime(),
  taken_by: OperatorRef.nullable().describe("Who has it in hand; nobody after a quarter of an hour"),
  is_own: z.boolean().describe("Whether the caller has it in hand"),
  approval_id: z.string().nullable().describe("The open request for a second person"),
  decision: z
    .object({
      is_approved: z.boolean(),
      by: ShownActor.extend({ shown: z.string() }),
      at: z.iso.datetime(),
      reason: z.string().nullable(),
    })
    .nullable(),
  is_overridden: z.boolean().describe("Whether the cashier has paid it although nobody had approved it"),
  attempts: z.number().int().describe("How often the cashier was told of the decision"),
});
export type OfficeWithdrawal = z.infer<typeof OfficeWithdrawal>;

export const withdrawals = defineOfficeCall({
  name: "withdrawals",
  summary: "The withdrawals that wait for a person, the longest waiting first, or those that were decided",
  method: "GET",
  path: "/api/withdrawals",
  permission: "withdrawals.read",
  input: z.object({
    state: z.enum(["waiting", "decided"]).default("waiting"),
    licence: OfficeLicence.optional(),
    before: PageKey,
  }),
  output: z.object({ withdrawals: z.array(OfficeWithdrawal), next: z.string().nullable() }),
});

export const WithdrawalPicture = z.object({
  withdrawal: OfficeWithdrawal,
  instrument: z
    .object({
      masked: z.string().nullable(),
      service: z.string().nullable(),
      expiry: z.string().nullable(),
      holder: z
        .enum(["same", "different", "unknown"])
        .describe("The account's holder compared with the player's name"),
      is_known: z.boolean().describe("Whether the player has used it before"),
      shared_with: z.array(z.string()).describe("Other players who have used it"),
    })
    .nullable(),
  play: z.object({
    deposited: OfficeMoney.describe("Since the last withdrawal"),
    unplayed: OfficeMoney.describe("What of it was not staked once"),
    cash: OfficeMoney.describe("What stays in the account"),
    bonus: OfficeMoney,
  }),
  flows: z
    .array(z.object({ method: z.string(), deposited: OfficeMoney, paid: OfficeMoney }))
    .describe("What came and went by each method, ever"),
  account: z.object({
    since: z.iso.datetime(),
    status: z.enum(["open", "excluded", "closed"]),
    is_identity_checked: z.boolean(),
    is_identity_lapsed: z.boolean().describe("Whether what had proven who the player is has expired"),
    is_document_asked: z.boolean(),
    is_held: z.boolean(),
    is_at_risk: z.boolean(),
    withdrawals: z.number().int().describe("Paid before"),
  }),
});
export type WithdrawalPicture = z.infer<typeof WithdrawalPicture>;

const WithdrawalKey = z.object({ transaction_id: CashierTransactionId });

export const withdrawal = defineOfficeCall({
  name: "withdrawal",
  summary: "One withdrawal with what a decision needs: instrument, play, money by method, account",
  method: "GET",
  path: "/api/withdrawals/{transaction_id}",
  permission: "withdrawals.read",
  input: WithdrawalKey,
  output: WithdrawalPicture,
});

const ShownWithdrawal = z.object({ withdrawal: OfficeWithdrawal });

export const takeWithdrawal = defineOfficeCall({
  name: "takeWithdrawal",
  summary: "Take a waiting withdrawal in hand, so that nobody else decides it meanwhile",
  method: "POST",
  path: "/api/withdrawals/{transaction_id}/take",
  permission: "withdrawals.decide",
  input: WithdrawalKey,
  output: ShownWithdrawal,
});

export const leaveWithdrawal = defineOfficeCall({
  name: "leaveWithdrawal",
  summary: "Give a withdrawal back that you have in hand",
  method: "POST",
  path: "/api/withdrawals/{transaction_id}/leave",
  permission: "withdrawals.decide",
  input: WithdrawalKey,
  output: ShownWithdrawal,
});

export const approveWithdrawal = defineOfficeCall({
  name: "approveWithdrawal",
  summary: "Approve a withdrawal: the cashier is told to pay it. A large one takes two, by askApproval",
  method: "POST",
  path: "/api/withdrawals/{transaction_id}/approve",
  permission: "withdrawals.decide",
  needsProof: true,
  needsApproval: "withdrawal.approve",
  input: WithdrawalKey.extend({ reason: Reason }),
  output: ShownWithdrawal,
});

export const refuseWithdrawal = defineOfficeCall({
  name: "refuseWithdrawal",
  summary: "Refuse a withdrawal: the cashier is told to cancel it, and the money comes back to the player",
  method: "POST",
  path: "/api/withdrawals/{transaction_id}/refuse",
  permission: "withdrawals.decide",
  needsProof: true,
  input: WithdrawalKey.extend({ reason: Reason }),
  output: ShownWithdrawal,
});

export const askWithdrawalDocument = defineOfficeCall({
  name: "askWithdrawalDocument",
  summary: "Ask the player for an identity document; the withdrawal goes on waiting",
  method: "POST",
  path: "/api/withdrawals/{transaction_id}/ask-document",
  permission: "withdrawals.decide",
  input: WithdrawalKey.extend({ reason: Reason }),
  output: ShownWithdrawal,
});
