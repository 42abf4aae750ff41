import { z } from "zod";
import type { AnySchema } from "../../any-schema.ts";
import { EmailAddress } from "../../person-fields.ts";
import {
  CashierTransactionId,
  OperatorId,
  OperatorName,
  OperatorRef,
  PageKey,
  PlayerId,
  Reason,
  RoleList,
  TypedAmount,
} from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";
import type { OfficePermission } from "../permissions.ts";
import { ContactField } from "./player-contact.ts";

/** What takes two persons: the input of each action, and who may ask for it and decide about it. */
export const approvalActions = {
  "player.unblock": {
    title: "Lift a block",
    permission: "players.unblock",
    input: z.object({ player_id: PlayerId, block_id: z.string().min(1).max(20) }),
  },
  "player.reset_factors": {
    title: "Reset what opens an account beside the password",
    permission: "players.factors",
    input: z.object({ player_id: PlayerId }),
  },
  "player.contact": {
    title: "Change an email or phone number",
    permission: "players.contact",
    input: z.object({ player_id: PlayerId, field: ContactField }),
  },
  "player.erase": {
    title: "Erase a player",
    permission: "players.erase",
    input: z.object({ player_id: PlayerId }),
  },
  "balance.correct": {
    title: "Correct a balance",
    permission: "money.correct",
    input: z.object({
      player_id: PlayerId,
      direction: z.enum(["credit", "debit"]),
      amount: TypedAmount,
    }),
  },
  "bonus.give": {
    title: "Give a bonus",
    permission: "bonuses.give",
    input: z.object({ player_id: PlayerId, amount: TypedAmount }),
  },
  "withdrawal.approve": {
    title: "Approve a withdrawal",
    permission: "withdrawals.decide",
    input: z.object({ transaction_id: CashierTransactionId }),
  },
  "operator.invite": {
    title: "Invite a person",
    permission: "operators.manage",
    input: z.object({ name: OperatorName, email: EmailAddress, roles: RoleList }),
  },
  "operator.roles": {
    title: "Change roles",
    permission: "operators.manage",
    input: z.object({ operator_id: OperatorId, roles: RoleList }),
  },
} as const satisfies Record<string, { title: string; permission: OfficePermission; input: AnySchema }>;

export type ApprovalAction = keyof typeof approvalActions;
export type ApprovalInput<Action extends ApprovalAction> = z.output<
  (typeof approvalActions)[Action]["input"]
>;
export const approvalActionNames = Object.keys(approvalActions) as [ApprovalAction, ...ApprovalAction[]];

/** What an action would change, and what it would do, as it stands now. */
export const ApprovalPreview = z.object({
  diff: z.array(z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  effect: z.array(z.string()).describe("In sentences: what happens when it is approved"),
});
export type ApprovalPreview = z.infer<typeof ApprovalPreview>;

export const Approval = z.object({
  id: z.string(),
  action: z.enum(approvalActionNames),
  input: z.record(z.string(), z.unknown()).describe("As it was asked, for editing"),
  subject: z.string(),
  reason: z.string(),
  state: z
    .enum(["open", "approved", "done", "refused", "withdrawn", "expired", "failed"])
    .describe("approved: waits for its time"),
  asked_by: OperatorRef,
  asked_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  run_at: z.iso.datetime().nullable().describe("When it takes effect, if not at once"),
  decided_by: OperatorRef.nullable(),
  decided_at: z.iso.datetime().nullable(),
  decision_reason: z.string().nullable(),
  version: z
    .number()
    .int()
    .describe("Grows when the request is edited: a decision names the one that was read"),
  preview: ApprovalPreview,
  is_stale: z
    .boolean()
    .describe("What it would change has changed since it was asked: it has to be edited or withdrawn"),
  comments: z.array(z.object({ by: OperatorRef, at: z.iso.datetime(), text: z.string() })),
  failure: z.string().nullable(),
  can_decide: z.boolean().describe("Whether the caller may decide: allowed, and not the one who asked"),
  is_own: z.boolean(),
});
export type Approval = z.infer<typeof Approval>;

/** When an approved change takes effect, in ISO 8601; null or nothing for at once. */
const RunAt = z.iso.datetime().nullish();
const ApprovalId = z.string().regex(/^\d{1,18}$/);
const ActionInput = z.looseObject({});

export const previewApproval = defineOfficeCall({
  name: "previewApproval",
  summary: "What an action would change and do, before anybody is asked",
  method: "POST",
  path: "/api/approvals/preview",
  permission: "anyone",
  input: z.object({ action: z.enum(approvalActionNames), input: ActionInput }),
  output: z.object({ preview: ApprovalPreview }),
});

export const askApproval = defineOfficeCall({
  name: "askApproval",
  summary: "Ask a second person to approve",
  method: "POST",
  path: "/api/approvals",
  permission: "anyone",
  needsProof: true,
  input: z.object({ action: z.enum(approvalActionNames), input: ActionInput, reason: Reason, run_at: RunAt }),
  output: z.object({ approval: Approval }),
});

export const editApproval = defineOfficeCall({
  name: "editApproval",
  summary: "Edit your own open request; what was read before counts no more",
  method: "POST",
  path: "/api/approvals/{approval_id}/edit",
  permission: "anyone",
  needsProof: true,
  input: z.object({
    approval_id: ApprovalId,
    version: z.number().int(),
    input: ActionInput,
    reason: Reason,
    run_at: RunAt,
  }),
  output: z.object({ approval: Approval }),
});

export const approvals = defineOfficeCall({
  name: "approvals",
  summary: "What waits for a second person, or what was decided",
  method: "GET",
  path: "/api/approvals",
  permission: "approvals.read",
  input: z.object({ state: z.enum(["waiting", "decided"]).default("waiting"), before: PageKey }),
  output: z.object({ approvals: z.array(Approval), next: z.string().nullable() }),
});

export const decideApproval = defineOfficeCall({
  name: "decideApproval",
  summary: "Approve or refuse what somebody else has asked",
  method: "POST",
  path: "/api/approvals/{approval_id}/decide",
  permission: "anyone",
  needsProof: true,
  input: z.object({
    approval_id: ApprovalId,
    version: z.number().int(),
    decision: z.enum(["approve", "refuse"]),
    reason: Reason,
  }),
  output: z.object({
    approval: Approval,
    result: z.record(z.string(), z.string()).describe("For example an invitation's link, shown once"),
  }),
});

export const withdrawApproval = defineOfficeCall({
  name: "withdrawApproval",
  summary: "Take your own request back",
  method: "POST",
  path: "/api/approvals/{approval_id}/withdraw",
  permission: "anyone",
  input: z.object({ approval_id: ApprovalId }),
  output: z.object({ approval: Approval }),
});

export const commentApproval = defineOfficeCall({
  name: "commentApproval",
  summary: "Write a comment on a request",
  method: "POST",
  path: "/api/approvals/{approval_id}/comments",
  permission: "approvals.read",
  input: z.object({
    approval_id: ApprovalId,
    text: z.string().trim().min(1, "core.error_field_required").max(1_000),
  }),
  output: z.object({ approval: Approval }),
});
