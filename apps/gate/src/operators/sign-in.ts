import { DomainError, readEmail } from "@bellwether/contract";
import { operatorActor } from "../actor.ts";
import { appendAudit } from "../audit/index.ts";
import { stepOfCode } from "../authenticators/index.ts";
import type { RequestContext } from "../http/request-context.ts";
import { forgetFailures, type Guess, isRightPassword, takeAttempt } from "../identity/index.ts";
import type { ReportPorts, SecretsPort, StorePorts } from "../ports.ts";
import { authenticatorOwner, useStep } from "./authenticator.ts";
import { asOperator, OPERATOR_COLUMNS, type Operator, type OperatorRow } from "./operator.ts";
import { beginOperatorSession, noteProof, type OperatorSignedIn } from "./operator-session.ts";

export type SignInPorts = StorePorts & SecretsPort & ReportPorts;

type Given = { password: string; code: string };

/**
 * Signs a person in by password and authenticator. Whatever was wrong, also the address, the answer is the same after the same time.
 * @returns the session's token.
 * @throws DomainError `wrong_password` or `too_many_attempts`
 */
export async function signInOperator(
  deps: SignInPorts,
  { email, ...given }: Given & { email: string },
  context: Pick<RequestContext, "address" | "device">,
): Promise<string> {
  const guess = operatorGuessAt(email, context.address);
  await takeAttempt(deps, guess);
  const found = await checkSecrets(deps, { email }, given);
  if (!found) throw new DomainError("wrong_password");
  return enter(deps, found.operator, context, "password and code", { guess, step: found.step });
}

/** Proves again, in a live session, that the person is there. @throws DomainError `wrong_password` or `too_many_attempts` */
export async function proveBySecrets(
  deps: SignInPorts,
  { operator, actor, sessionHash }: OperatorSignedIn,
  given: Given,
  { address }: Pick<RequestContext, "address">,
): Promise<void> {
  const guess = operatorGuessAt(operator.email, address);
  await takeAttempt(deps, guess);
  const found = await checkSecrets(deps, { email: operator.email }, given);
  if (!found) throw new DomainError("wrong_password");
  const now = deps.now();
  await deps.database.transaction(async (connection) => {
    if (!(await useStep(connection, operator.id, found.step))) throw new DomainError("wrong_password");
    await forgetFailures(connection, guess);
    await noteProof(connection, sessionHash, now);
    await appendAudit(connection, {
      ...{ actor, action: "operator.prove", subject: `operator:${operator.id}`, at: now },
      after: { by: "password and code" },
    });
  });
}

/**
 * Begins a session for a person who has shown who they are, and records it. An account for emergencies raises an alarm.
 * @param used what must be taken back or used up with it
 */
export async function enter(
  deps: StorePorts & ReportPorts,
  operator: Operator,
  context: Pick<RequestContext, "address" | "device">,
  by: string,
  used: { guess?: Guess; step?: number } = {},
): Promise<string> {
  const now = deps.now();
  const token = await deps.database.transaction(async (connection) => {
    if (used.step !== undefined && !(await useStep(connection, operator.id, used.step)))
      throw new DomainError("wrong_password");
    if (used.guess) await forgetFailures(connection, used.guess);
    const begun = await beginOperatorSession(connection, operator.id, context, now);
    await appendAudit(connection, {
      ...{
        actor: operatorActor(operator.id),
        action: "operator.sign_in",
        subject: `operator:${operator.id}`,
      },
      ...{ after: { by, address: context.address, device: context.device }, at: now },
    });
    return begun;
  });
  if (operator.isBreakGlass) {
    deps.log.fatal(
      { operator: operator.id, address: context.address },
      "the account for emergencies was used",
    );
    deps.metrics.add("office_break_glass_total", {});
  }
  return token;
}

type SecretsRow = OperatorRow & { password_hash: string | null; totp_secret: string | null };

/** The active person with this address, if password and code are theirs. */
async function checkSecrets(
  { database, secrets, now }: SignInPorts,
  { email }: { email: string },
  { password, code }: Given,
): Promise<{ operator: Operator; step: number } | undefined> {
  const { rows } = await database.query<SecretsRow>(
    `SELECT ${OPERATOR_COLUMNS}, o.password_hash, o.totp_secret FROM operator o WHERE o.email = $1 AND o.state = 'active'`,
    [readEmail(email) ?? email],
  );
  const [row] = rows;
  const isRight = await isRightPassword(password, row?.password_hash ?? undefined);
  if (!row?.totp_secret || !isRight) return undefined;
  const step = stepOfCode(secrets.open(authenticatorOwner(row.id), row.totp_secret), code, now());
  return step === undefined ? undefined : { operator: asOperator(row), step };
}

/** Guesses at operators are counted like those at players, and apart from them. */
export const operatorGuessAt = (email: string, address: string): Guess => ({
  account: `office:${readEmail(email) ?? email}`,
  address,
});
