import { DomainError, type ErrorCode } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { operatorActor } from "../actor.ts";
import { appendAudit } from "../audit/index.ts";
import { authenticatorUri, stepOfCode } from "../authenticators/index.ts";
import { hashToken } from "../hash-token.ts";
import type { RequestContext } from "../http/request-context.ts";
import { hashPassword } from "../identity/index.ts";
import { authenticatorOwner, OFFICE_ISSUER } from "./authenticator.ts";
import { asOperator, OPERATOR_COLUMNS, type Operator, type OperatorRow } from "./operator.ts";
import { enter, type SignInPorts } from "./sign-in.ts";

const INVALID: ErrorCode = "token_invalid";

type Invitation = { operator: Operator; secret: string; tokenHash: string };

/** What the invitation of this token says. @throws DomainError `token_invalid` for one that was used, is over or unknown */
export async function openInvitation(
  deps: SignInPorts,
  token: string,
  connection: SqlConnection = deps.database,
): Promise<Invitation & { uri: string }> {
  const tokenHash = hashToken(token);
  const { rows } = await connection.query<OperatorRow & { invited_secret: string }>(
    `SELECT ${OPERATOR_COLUMNS}, i.totp_secret AS invited_secret
     FROM operator_invitation i JOIN operator o ON o.id = i.operator_id
     WHERE i.token_hash = $1 AND i.used_at IS NULL AND i.expires_at > $2 AND o.state = 'invited'`,
    [tokenHash, deps.now()],
  );
  const [row] = rows;
  if (!row) throw new DomainError(INVALID);
  const operator = asOperator(row);
  const secret = deps.secrets.open(authenticatorOwner(operator.id), row.invited_secret);
  return { operator, secret, tokenHash, uri: authenticatorUri(OFFICE_ISSUER, operator.email, secret) };
}

/**
 * Accepts an invitation: stores the password and the authenticator that has just shown a code, and begins a session.
 * @returns the session's token.
 * @throws DomainError `token_invalid`, or `code_wrong` for a code that is not the authenticator's
 */
export async function acceptOperatorInvitation(
  deps: SignInPorts,
  given: { token: string; name: string; password: string; code: string },
  context: Pick<RequestContext, "address" | "device">,
): Promise<string> {
  const { operator, secret, tokenHash } = await openInvitation(deps, given.token);
  const now = deps.now();
  const step = stepOfCode(secret, given.code, now);
  if (step === undefined)
    throw new DomainError("code_wrong", { fields: { code: "core.error_activation_code_wrong" } });
  const passwordHash = await hashPassword(given.password);
  await deps.database.transaction(async (connection) => {
    const { rowCount } = await connection.query(
      "UPDATE operator_invitation SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2",
      [tokenHash, now],
    );
    if (rowCount === 0) throw new DomainError(INVALID);
    const changed = await connection.query(
      `UPDATE operator SET name = $2, password_hash = $3, totp_secret = $4, totp_step = $5, state = 'active', version = version + 1
       WHERE id = $1 AND state = 'invited'`,
      [
        operator.id,
        given.name,
        passwordHash,
        deps.secrets.seal(authenticatorOwner(operator.id), secret),
        step,
      ],
    );
    if (changed.rowCount === 0) throw new DomainError(INVALID);
    await appendAudit(connection, {
      ...{
        actor: operatorActor(operator.id),
        action: "operator.accept",
        subject: `operator:${operator.id}`,
        at: now,
      },
      ...{ before: { name: operator.name, state: "invited" }, after: { name: given.name, state: "active" } },
    });
  });
  return enter(deps, { ...operator, name: given.name }, context, "invitation");
}
