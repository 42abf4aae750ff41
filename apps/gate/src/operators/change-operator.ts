import { DomainError } from "@bellwether/contract";
import type { OfficeRole } from "@bellwether/contract/office/index.ts";
import { type SqlConnection, textArray } from "@bellwether/db";
import type { Actor } from "../actor.ts";
import { appendAudit } from "../audit/index.ts";
import { lockOperator } from "./operator.ts";
import { endOperatorSessions } from "./operator-session.ts";

type Change = { actor: Actor; reason: string; at: Date };

/**
 * Gives a person other roles, inside an SQL transaction. Their next call has them.
 * @throws DomainError `not_found`, or `conflict` for somebody who is switched off, and for the last administrator
 */
export async function changeRoles(
  connection: SqlConnection,
  { operatorId, roles }: { operatorId: string; roles: readonly OfficeRole[] },
  { actor, reason, at }: Change,
): Promise<void> {
  const before = await lockOperator(connection, operatorId);
  if (before.state === "off") throw new DomainError("conflict", { detail: "the person is switched off" });
  if (!roles.includes("administrator")) await refuseLastAdministrator(connection, operatorId);
  await connection.query("UPDATE operator SET roles = $2, version = version + 1 WHERE id = $1", [
    operatorId,
    textArray(roles),
  ]);
  await appendAudit(connection, {
    ...{ actor, action: "operator.roles", subject: `operator:${operatorId}`, reason, at },
    ...{ before: { roles: before.roles }, after: { roles } },
  });
}

/**
 * Switches a person off, inside an SQL transaction: their sessions end, and an invitation is good no more.
 * @throws DomainError `not_found`, or `conflict` for another version, for oneself, and for the last administrator
 */
export async function switchOff(
  connection: SqlConnection,
  { operatorId, version }: { operatorId: string; version: number },
  { actor, reason, at }: Change,
): Promise<void> {
  const before = await lockOperator(connection, operatorId);
  if (before.version !== version || before.state === "off")
    throw new DomainError("conflict", { detail: "the person has changed since" });
  if (actor.name === operatorId)
    throw new DomainError("conflict", { detail: "nobody switches themselves off" });
  await refuseLastAdministrator(connection, operatorId);
  await connection.query("UPDATE operator SET state = 'off', version = version + 1 WHERE id = $1", [
    operatorId,
  ]);
  await endOperatorSessions(connection, operatorId, at);
  await appendAudit(connection, {
    ...{ actor, action: "operator.off", subject: `operator:${operatorId}`, reason, at },
    ...{ before: { state: before.state }, after: { state: "off" } },
  });
}

/** Somebody must be able to give roles. @throws DomainError `conflict` */
async function refuseLastAdministrator(connection: SqlConnection, operatorId: string): Promise<void> {
  const { rows } = await connection.query<{ id: string }>(
    "SELECT id FROM operator WHERE state = 'active' AND 'administrator' = ANY(roles) ORDER BY id FOR UPDATE",
  );
  if (rows.length === 1 && rows[0]?.id === operatorId)
    throw new DomainError("conflict", { detail: "the office needs an administrator" });
}
