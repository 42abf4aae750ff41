import { DomainError } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import type { Book } from "@bellwether/ledger";
import { type Actor, jobActor } from "../actor.ts";
import { appendAudit } from "../audit/index.ts";
import type { ReportPorts } from "../ports.ts";
import {
  type ApprovalPorts,
  approvalKindOf,
  describeAction,
  lockOpen,
  parseApprovalInput,
} from "./request-approval.ts";
import {
  dueRequests,
  findRequest,
  lockRequest,
  type RequestRow,
  saveDecision,
  saveState,
} from "./request-store.ts";

export type DecisionWish = { id: string; version: number; decision: "approve" | "refuse"; reason: string };

/**
 * Decides about another's request. An approved one is checked again and done in the same SQL transaction, or at its time; if it cannot be done,
 * nothing has happened and the request is still open.
 * @returns what the action shows once.
 * @throws DomainError `not_found`; `own_request` for one that the decider has asked for or that is about them; `conflict` for another version, for one that is decided or over, and for one that is stale;
 * and what the action itself refuses
 */
export async function decideRequest(
  deps: ApprovalPorts,
  wish: DecisionWish,
  actor: Actor,
): Promise<Record<string, string>> {
  const known = await findRequest(deps.database, wish.id);
  if (!known) throw new DomainError("not_found");
  if (known.asked_by === actor.name) throw new DomainError("own_request");
  const at = deps.now();
  if (wish.decision === "refuse") return refuse(deps, wish, actor, at);
  if (known.run_at) return approveForLater(deps, wish, actor, at);
  const { action, input } = known;
  const result = await within(deps, known, async (connection, book) => {
    const request = await lockForDecision(deps, connection, wish, actor, at);
    if (JSON.stringify(request.input) !== JSON.stringify(input))
      throw new DomainError("conflict", { detail: "the request was edited" });
    const act = { actor, reason: request.reason, requestId: request.id, at };
    const shown = await approvalKindOf(deps, action).run(
      { connection, book },
      parseApprovalInput(action, input),
      act,
    );
    await saveDecision(connection, wish.id, "done", { by: actor.name, at, reason: wish.reason });
    await auditDecision(connection, "approval.approve", request, wish, actor, at);
    return shown;
  });
  await approvalKindOf(deps, action).announce?.(parseApprovalInput(action, input));
  return result;
}

async function refuse(
  { database }: ApprovalPorts,
  wish: DecisionWish,
  actor: Actor,
  at: Date,
): Promise<Record<string, string>> {
  await database.transaction(async (connection) => {
    const request = await lockOpen(connection, wish.id, wish.version);
    await saveDecision(connection, wish.id, "refused", { by: actor.name, at, reason: wish.reason });
    await auditDecision(connection, "approval.refuse", request, wish, actor, at);
  });
  return {};
}

async function approveForLater(
  deps: ApprovalPorts,
  wish: DecisionWish,
  actor: Actor,
  at: Date,
): Promise<Record<string, string>> {
  await deps.database.transaction(async (connection) => {
    const request = await lockForDecision(deps, connection, wish, actor, at);
    await saveDecision(connection, wish.id, "approved", { by: actor.name, at, reason: wish.reason });
    await auditDecision(connection, "approval.approve", request, wish, actor, at);
  });
  return {};
}

/** The open request, locked, if it may be decided now and what it would change is as it was. */
async function lockForDecision(
  deps: ApprovalPorts,
  connection: SqlConnection,
  { id, version }: DecisionWish,
  actor: Actor,
  at: Date,
): Promise<RequestRow> {
  const request = await lockOpen(connection, id, version);
  if (request.asked_by === actor.name) throw new DomainError("own_request");
  // Whoever it is about would decide about their own rights.
  if (request.subject === `operator:${actor.name}`) throw new DomainError("own_request");
  if (request.expires_at <= at) throw new DomainError("conflict", { detail: "the request is over" });
  await refuseStale(deps, connection, request);
  return request;
}

/** @throws DomainError `conflict` when what the request would change has changed since it was asked */
async function refuseStale(
  deps: ApprovalPorts,
  connection: SqlConnection,
  request: RequestRow,
): Promise<void> {
  const now = await describeAction(deps, connection, request);
  if (now.version !== request.target_version)
    throw new DomainError("conflict", { detail: "what it would change has changed since it was asked" });
}

/** Takes one's own request back. @throws DomainError `not_found`, `forbidden` for another's, or `conflict` */
export async function takeRequestBack(
  { database, now }: ApprovalPorts,
  id: string,
  actor: Actor,
): Promise<void> {
  const at = now();
  await database.transaction(async (connection) => {
    const request = await lockRequest(connection, id);
    if (!request) throw new DomainError("not_found");
    if (request.asked_by !== actor.name)
      throw new DomainError("forbidden", { detail: "not one's own request" });
    if (request.state !== "open" && request.state !== "approved")
      throw new DomainError("conflict", { detail: `the request is ${request.state}` });
    await saveState(connection, id, "withdrawn");
    await appendAudit(connection, { actor, action: "approval.withdraw", subject: `request:${id}`, at });
  });
}

/**
 * Does what was approved for this time, and ends the requests that nobody has decided about. A scheduled action that cannot be done any more has
 * failed, with its reason. Returns how many there were.
 */
export async function runDueApprovals(deps: ApprovalPorts & ReportPorts): Promise<number> {
  const due = await dueRequests(deps.database, deps.now());
  for (const { id, state } of due) {
    if (state === "open") await expire(deps, id);
    else await runScheduled(deps, id);
  }
  return due.length;
}

const SCHEDULE = jobActor("approvals");

async function expire({ database, now }: ApprovalPorts, id: string): Promise<void> {
  const at = now();
  await database.transaction(async (connection) => {
    const request = await lockRequest(connection, id);
    if (request?.state !== "open" || request.expires_at > at) return;
    await saveState(connection, id, "expired");
    await appendAudit(connection, {
      actor: SCHEDULE,
      action: "approval.expire",
      subject: `request:${id}`,
      at,
    });
  });
}

async function runScheduled(deps: ApprovalPorts & ReportPorts, id: string): Promise<void> {
  const known = await findRequest(deps.database, id);
  if (known?.state !== "approved") return;
  const at = deps.now();
  const { action } = known;
  try {
    const input = parseApprovalInput(action, known.input);
    const wasDone = await within(deps, known, async (connection, book) => {
      const request = await lockRequest(connection, id);
      if (request?.state !== "approved") return false;
      await refuseStale(deps, connection, request);
      const act = { actor: SCHEDULE, reason: request.reason, requestId: id, at };
      await approvalKindOf(deps, action).run({ connection, book }, input, act);
      await saveState(connection, id, "done");
      await appendAudit(connection, {
        actor: SCHEDULE,
        action: "approval.run",
        subject: `request:${id}`,
        at,
      });
      return true;
    });
    if (wasDone) await approvalKindOf(deps, action).announce?.(input);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    deps.log.warn({ request: id, code: error.code }, "a scheduled action could not be done");
    await fail(deps, id, error.code);
  }
}

async function fail({ database, now }: ApprovalPorts, id: string, failure: string): Promise<void> {
  await database.transaction(async (connection) => {
    const request = await lockRequest(connection, id);
    if (request?.state !== "approved") return;
    await saveState(connection, id, "failed", failure);
    await appendAudit(connection, {
      ...{
        actor: SCHEDULE,
        action: "approval.fail",
        subject: `request:${id}`,
        after: { failure },
        at: now(),
      },
    });
  });
}

function within<T>(
  deps: ApprovalPorts,
  { id, action, input }: Pick<RequestRow, "id" | "action" | "input">,
  work: (connection: SqlConnection, book?: Book) => Promise<T>,
): Promise<T> {
  const kind = approvalKindOf(deps, action);
  return kind.within
    ? kind.within(parseApprovalInput(action, input), id, work)
    : deps.database.transaction((connection) => work(connection));
}

async function auditDecision(
  connection: SqlConnection,
  name: "approval.approve" | "approval.refuse",
  { id, action, input, asked_by, run_at }: RequestRow,
  { reason }: DecisionWish,
  actor: Actor,
  at: Date,
): Promise<void> {
  await appendAudit(connection, {
    ...{ actor, action: name, subject: `request:${id}`, reason, at },
    after: { action, input, asked_by, run_at },
  });
}
