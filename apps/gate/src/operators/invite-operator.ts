import { randomBytes } from "node:crypto";
import { DomainError } from "@bellwether/contract";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { OfficeRole } from "@bellwether/contract/office/index.ts";
import { type SqlConnection, textArray } from "@bellwether/db";
import type { Actor } from "../actor.ts";
import { appendAudit } from "../audit/index.ts";
import { newAuthenticatorSecret } from "../authenticators/index.ts";
import { hashToken } from "../hash-token.ts";
import type { SecretsPort } from "../ports.ts";
import { authenticatorOwner } from "./authenticator.ts";
import { isOperatorEmail } from "./operator.ts";

const INVITATION_MS = 2 * DAY_MS;

export type NewOperator = {
  name: string;
  email: string;
  roles: readonly OfficeRole[];
  isBreakGlass?: boolean;
};

/**
 * Invites a person to the office, inside an SQL transaction. The invitation is good for two days.
 * @returns the invitation's token, which is shown only here.
 * @throws DomainError `conflict` for the address of somebody who is there already
 */
export async function inviteOperator(
  connection: SqlConnection,
  { secrets }: SecretsPort,
  { name, email, roles, isBreakGlass = false }: NewOperator,
  { actor, reason, at }: { actor: Actor; reason: string; at: Date },
): Promise<{ operatorId: string; token: string }> {
  if (await isOperatorEmail(connection, email))
    throw new DomainError("conflict", {
      fields: { email: "core.error_conflict" },
      detail: "the address is taken",
    });
  const operatorId = randomBytes(8).toString("hex");
  await connection.query(
    `INSERT INTO operator (id, name, email, roles, state, is_break_glass, created_at) VALUES ($1, $2, $3, $4, 'invited', $5, $6)`,
    [operatorId, name, email, textArray(roles), isBreakGlass, at],
  );
  const token = randomBytes(32).toString("base64url");
  await connection.query(
    "INSERT INTO operator_invitation (token_hash, operator_id, totp_secret, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)",
    [
      hashToken(token),
      operatorId,
      secrets.seal(authenticatorOwner(operatorId), newAuthenticatorSecret()),
      at,
      new Date(at.getTime() + INVITATION_MS),
    ],
  );
  await appendAudit(connection, {
    ...{ actor, action: "operator.invite", subject: `operator:${operatorId}`, reason, at },
    after: { name, email, roles, ...(isBreakGlass && { isBreakGlass }) },
  });
  return { operatorId, token };
}
