import { DomainError } from "@bellwether/contract";
import { type Approval, approvalActions, officeCalls } from "@bellwether/contract/office/index.ts";
import type { Hono } from "hono";
import type { z } from "zod";
import {
  type ApprovalPorts,
  decideRequest,
  describeAction,
  editRequest,
  findRequest,
  insertComment,
  listComments,
  listRequests,
  type RequestRow,
  requestApproval,
  takeRequestBack,
} from "../approvals/index.ts";
import { appendAudit } from "../audit/index.ts";
import { isAllowed, type Operator, operatorNames, requirePermission } from "../operators/index.ts";
import { mountOfficeCall } from "./mount-office-call.ts";
import type { OfficeDeps } from "./office-deps.ts";

const PAGE = 30;

type ShownApproval = z.input<typeof Approval>;

/** What takes two persons: asking, editing, deciding. */
export function mountApprovals(app: Hono, deps: OfficeDeps, ports: ApprovalPorts): void {
  mountOfficeCall(app, deps, officeCalls.previewApproval, async ({ input, self }) => {
    requirePermission(self.operator, approvalActions[input.action].permission);
    const { preview } = await describeAction(ports, deps.database, input);
    return { data: { preview } };
  });

  mountOfficeCall(app, deps, officeCalls.askApproval, async ({ input, self }) => {
    requirePermission(self.operator, approvalActions[input.action].permission);
    const { action, input: given, reason, run_at: runAt } = input;
    const wish = { action, input: given, reason, runAt: runAt ? new Date(runAt) : undefined };
    const id = await requestApproval(ports, wish, self.actor);
    return { data: { approval: await readOne(ports, id, self.operator) } };
  });

  mountOfficeCall(app, deps, officeCalls.editApproval, async ({ input, self }) => {
    const { approval_id: id, version, input: given, reason, run_at: runAt } = input;
    await requireToAct(deps, id, self.operator);
    const wish = { id, version, input: given, reason, runAt: runAt ? new Date(runAt) : undefined };
    await editRequest(ports, wish, self.actor);
    return { data: { approval: await readOne(ports, id, self.operator) } };
  });

  mountOfficeCall(app, deps, officeCalls.approvals, async ({ input, self }) => {
    const before = placeIn(input.before);
    const rows = await listRequests(deps.database, {
      ...{ isWaiting: input.state === "waiting", before, limit: PAGE + 1 },
    });
    const page = rows.slice(0, PAGE);
    const approvals: ShownApproval[] = [];
    for (const row of page) approvals.push(await shown(ports, row, self.operator));
    return { data: { approvals, next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null } };
  });

  mountOfficeCall(app, deps, officeCalls.decideApproval, async ({ input, self }) => {
    const { approval_id: id, version, decision, reason } = input;
    await requireToAct(deps, id, self.operator);
    const result = await decideRequest(ports, { id, version, decision, reason }, self.actor);
    return { data: { approval: await readOne(ports, id, self.operator), result } };
  });

  mountOfficeCall(app, deps, officeCalls.withdrawApproval, async ({ input, self }) => {
    await takeRequestBack(ports, input.approval_id, self.actor);
    return { data: { approval: await readOne(ports, input.approval_id, self.operator) } };
  });

  mountOfficeCall(app, deps, officeCalls.commentApproval, async ({ input, self }) => {
    const { approval_id: id, text } = input;
    const at = deps.now();
    await deps.database.transaction(async (connection) => {
      if (!(await findRequest(connection, id))) throw new DomainError("not_found");
      await insertComment(connection, id, { by: self.actor.name, at, body: text });
      await appendAudit(connection, {
        ...{ actor: self.actor, action: "approval.comment", subject: `request:${id}`, after: { text }, at },
      });
    });
    return { data: { approval: await readOne(ports, id, self.operator) } };
  });
}

/** Who may ask for an action may also edit and decide about it; that it is another person is checked where it is decided. */
async function requireToAct(deps: OfficeDeps, id: string, operator: Operator): Promise<void> {
  const request = await findRequest(deps.database, id);
  if (!request) throw new DomainError("not_found");
  requirePermission(operator, approvalActions[request.action].permission);
}

function placeIn(before: string | undefined): string | undefined {
  if (before !== undefined && !/^\d{1,18}$/.test(before))
    throw new DomainError("invalid_param", { fields: { before: "core.error_invalid_param" } });
  return before;
}

async function readOne(deps: ApprovalPorts, id: string, operator: Operator): Promise<ShownApproval> {
  const request = await findRequest(deps.database, id);
  if (!request) throw new DomainError("not_found");
  return shown(deps, request, operator);
}

async function shown(deps: ApprovalPorts, row: RequestRow, operator: Operator): Promise<ShownApproval> {
  const comments = await listComments(deps.database, row.id);
  const names = await operatorNames(deps.database, [
    ...[row.asked_by, row.decided_by ?? ""],
    ...comments.map((comment) => comment.written_by),
  ]);
  const person = (id: string) => ({ id, name: names.get(id) ?? id });
  const isWaiting = row.state === "open" || row.state === "approved";
  const now = isWaiting ? await describeAction(deps, deps.database, row).catch(refusal) : undefined;
  const isOwn = row.asked_by === operator.id;
  return {
    id: row.id,
    action: row.action,
    input: row.input,
    subject: row.subject,
    reason: row.reason,
    state: row.state,
    asked_by: person(row.asked_by),
    asked_at: row.asked_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    run_at: row.run_at?.toISOString() ?? null,
    decided_by: row.decided_by === null ? null : person(row.decided_by),
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_reason: row.decision_reason,
    version: row.version,
    preview: now && "preview" in now ? now.preview : { diff: [], effect: [] },
    is_stale: now !== undefined && !("preview" in now && now.version === row.target_version),
    comments: comments.map((comment) => ({
      ...{ by: person(comment.written_by), at: comment.written_at.toISOString(), text: comment.body },
    })),
    failure: row.failure,
    can_decide:
      row.state === "open" &&
      !isOwn &&
      row.subject !== `operator:${operator.id}` &&
      isAllowed(operator, approvalActions[row.action].permission),
    is_own: isOwn,
  };
}

/** What cannot be done any more has no preview: its request is stale. */
function refusal(error: unknown): { refused: true } {
  if (error instanceof DomainError) return { refused: true };
  throw error;
}
