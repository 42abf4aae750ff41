import { isDeepStrictEqual } from "node:util";
import { DomainError, fieldMessages, genericMessage } from "@bellwether/contract";
import { DAY_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import {
  type ApprovalAction,
  type ApprovalInput,
  approvalActions,
} from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { Actor } from "../actor.ts";
import { appendAudit } from "../audit/index.ts";
import type { StorePorts } from "../ports.ts";
import type { ApprovalKind, ApprovalKinds, DescribedAction } from "./approval-kind.ts";
import { insertRequest, listOpenRequests, lockRequest, type RequestRow, saveEdit } from "./request-store.ts";

/** A request that nobody decides about expires. */
const EXPIRES_AFTER_MS = 7 * DAY_MS;
/** What is scheduled takes effect at most so far ahead. */
const MAX_AHEAD_MS = 90 * DAY_MS;

export type ApprovalPorts = StorePorts & { approvalKinds: ApprovalKinds };

/** What is asked for: an action of the contract with its unchecked input. */
export type Asked = { action: ApprovalAction; input: unknown };
export type AskedWish = Asked & { reason: string; runAt?: Date | undefined };

/** The input of an action, checked. @throws DomainError `invalid_param` */
export function parseApprovalInput<Action extends ApprovalAction>(
  action: Action,
  input: unknown,
): ApprovalInput<Action> {
  const parsed = approvalActions[action].input.safeParse(input, { error: genericMessage });
  if (!parsed.success) throw new DomainError("invalid_param", fieldMessages(parsed.error.issues));
  return parsed.data as ApprovalInput<Action>;
}

/** How an action is done; its input was parsed by the action's own schema. */
export const approvalKindOf = ({ approvalKinds }: ApprovalPorts, action: ApprovalAction) =>
  approvalKinds[action] as ApprovalKind<unknown>;

/** What an action would change and do, as it stands. @throws DomainError for what cannot be done */
export function describeAction(
  deps: ApprovalPorts,
  connection: SqlConnection,
  { action, input }: Asked,
): Promise<DescribedAction> {
  return approvalKindOf(deps, action).describe(connection, parseApprovalInput(action, input));
}

/** Asks for a second person's approval. Returns the request's id. @throws DomainError for what cannot be done */
export async function requestApproval(deps: ApprovalPorts, wish: AskedWish, actor: Actor): Promise<string> {
  const at = deps.now();
  const timing = timingOf(wish.runAt, at);
  return deps.database.transaction(async (connection) => {
    const described = await describeAction(deps, connection, wish);
    const input = parseApprovalInput(wish.action, wish.input);
    if (approvalKindOf(deps, wish.action).isSingle) await refuseSecond(connection, wish.action, input);
    const id = await insertRequest(connection, {
      ...{ action: wish.action, input, reason: wish.reason, asked_by: actor.name, asked_at: at },
      ...{ target_version: described.version, subject: described.subject, ...timing },
    });
    await appendAudit(connection, {
      ...{ actor, action: "approval.ask", subject: `request:${id}`, reason: wish.reason, at },
      after: { action: wish.action, input, about: described.subject, run_at: timing.run_at },
    });
    return id;
  });
}

/** @throws DomainError `conflict` while a request with the same input is open */
async function refuseSecond(
  connection: SqlConnection,
  action: ApprovalAction,
  input: Record<string, unknown>,
): Promise<void> {
  const open = await listOpenRequests(connection, action);
  const same = open.find((each) => isDeepStrictEqual(each.input, input));
  if (same) throw new DomainError("conflict", { detail: `request ${same.id} asks for the same` });
}

/**
 * Edits one's own open request: it is described anew, and a decision about what it was before is refused.
 * @throws DomainError `not_found`, `own_request` for somebody else's, `conflict` for another version or one that is decided
 */
export async function editRequest(
  deps: ApprovalPorts,
  { id, version, input, reason, runAt }: Omit<AskedWish, "action"> & { id: string; version: number },
  actor: Actor,
): Promise<void> {
  const at = deps.now();
  const timing = timingOf(runAt, at);
  await deps.database.transaction(async (connection) => {
    const request = await lockOpen(connection, id, version);
    if (request.asked_by !== actor.name)
      throw new DomainError("forbidden", { detail: "not one's own request" });
    const described = await describeAction(deps, connection, { action: request.action, input });
    const checked = parseApprovalInput(request.action, input);
    await saveEdit(connection, id, {
      ...{ input: checked, reason, target_version: described.version, subject: described.subject, ...timing },
    });
    await appendAudit(connection, {
      ...{ actor, action: "approval.edit", subject: `request:${id}`, reason, at },
      ...{
        before: { input: request.input, run_at: request.run_at },
        after: { input: checked, run_at: timing.run_at },
      },
    });
  });
}

/** The request, locked, if it is open and as it was read. @throws DomainError `not_found` or `conflict` */
export async function lockOpen(
  connection: SqlConnection,
  id: string,
  version: number | undefined,
): Promise<RequestRow> {
  const request = await lockRequest(connection, id);
  if (!request) throw new DomainError("not_found");
  if (request.state !== "open")
    throw new DomainError("conflict", { detail: `the request is ${request.state}` });
  if (version !== undefined && request.version !== version)
    throw new DomainError("conflict", { detail: "the request was edited since it was read" });
  return request;
}

/** When a request expires and takes effect. @throws DomainError `invalid_param` */
function timingOf(runAt: Date | undefined, at: Date): Pick<RequestRow, "expires_at" | "run_at"> {
  const aheadMs = runAt ? runAt.getTime() - at.getTime() : 0;
  if (runAt && (aheadMs < MINUTE_MS || aheadMs > MAX_AHEAD_MS))
    throw new DomainError("invalid_param", { fields: { run_at: "core.error_invalid_param" } });
  return {
    // Decided before it has to happen.
    expires_at: new Date(
      Math.min(at.getTime() + EXPIRES_AFTER_MS, runAt?.getTime() ?? Number.POSITIVE_INFINITY),
    ),
    run_at: runAt ?? null,
  };
}
