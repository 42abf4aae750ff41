import { randomBytes } from "node:crypto";
import { DomainError, readEmail } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { stepOfCode } from "../authenticators/index.ts";
import { hashToken } from "../hash-token.ts";
import type { RequestContext } from "../http/request-context.ts";
import { takeAttempt } from "../identity/index.ts";
import type { CompanyDirectory, CompanyDirectoryPort } from "../ports.ts";
import { authenticatorOwner } from "./authenticator.ts";
import { asOperator, OPERATOR_COLUMNS, type Operator, type OperatorRow } from "./operator.ts";
import type { OfficeAddressPort } from "./passkeys.ts";
import { enter, operatorGuessAt, type SignInPorts } from "./sign-in.ts";

/** A person types their password and a code at the directory within it. */
const LOGIN_MS = 10 * MINUTE_MS;

type Ports = SignInPorts & OfficeAddressPort & CompanyDirectoryPort;
type Context = Pick<RequestContext, "address" | "device">;

/** A session's token, or what the person's own code is sent with. */
export type CompanyEntry = { token: string } | { ticket: string };

/**
 * Begins a sign-in at the company's directory.
 * @returns its address there, and the state with which the browser must come back
 * @throws DomainError `not_found` where no directory is set, or `unavailable` for one that does not answer
 */
export async function beginCompanySignIn(deps: Ports): Promise<{ url: string; state: string }> {
  const directory = directoryOf(deps);
  const state = randomBytes(32).toString("base64url");
  const { url, nonce, verifier } = await reach(deps, () => directory.begin(returnAddress(deps), state));
  await keep(deps, { id: state, nonce, verifier, operatorId: null });
  return { url, state };
}

/**
 * Takes the directory's answer. It says only who somebody is: an account, its roles and its state are the office's own.
 * @param query of the address at which the browser has come back
 * @throws DomainError `token_invalid` for an answer that does not fit or came before, `not_found` for whom is no active person here, `unavailable`
 */
export async function finishCompanySignIn(
  deps: Ports,
  { state, query }: { state: string; query: string },
  context: Context,
): Promise<CompanyEntry> {
  const directory = directoryOf(deps);
  const kept = await take(deps, state);
  if (!kept || kept.operator_id !== null) throw new DomainError("token_invalid");
  const { nonce, verifier } = kept;
  const person = await reach(deps, () =>
    directory.finish(returnAddress(deps), query, { state, nonce, verifier }),
  );
  if (!person) throw new DomainError("token_invalid");
  const operator = person.email === undefined ? undefined : await findActive(deps, person.email);
  // An account for emergencies is for when the directory fails, and its passwords are elsewhere.
  if (!operator || operator.isBreakGlass) {
    deps.log.warn({ address: context.address }, "the directory vouched for nobody who may sign in here");
    throw new DomainError("not_found");
  }
  if (person.hasSecondFactor)
    return { token: await enter(deps, operator, context, "company directory with second factor") };
  const ticket = randomBytes(32).toString("base64url");
  await keep(deps, { id: ticket, nonce: "", verifier: "", operatorId: operator.id });
  return { ticket };
}

/**
 * Ends a sign-in for which the directory asked no second factor, with the code of the person's authenticator.
 * @returns the session's token
 * @throws DomainError `token_invalid`, `wrong_password` for a wrong code, which may be typed again, or `too_many_attempts`
 */
export async function finishWithCode(
  deps: Ports,
  { ticket, code }: { ticket: string; code: string },
  context: Context,
): Promise<string> {
  const { rows } = await deps.database.query<OperatorRow & { totp_secret: string | null }>(
    `SELECT ${OPERATOR_COLUMNS}, o.totp_secret FROM operator_company_login l JOIN operator o ON o.id = l.operator_id
     WHERE l.id_hash = $1 AND l.expires_at > $2 AND o.state = 'active'`,
    [hashToken(ticket), deps.now()],
  );
  const [row] = rows;
  if (!row?.totp_secret) throw new DomainError("token_invalid");
  const guess = operatorGuessAt(row.email, context.address);
  await takeAttempt(deps, guess);
  const secret = deps.secrets.open(authenticatorOwner(row.id), row.totp_secret);
  const step = stepOfCode(secret, code, deps.now());
  if (step === undefined) throw new DomainError("wrong_password");
  const token = await enter(deps, asOperator(row), context, "company directory and code", { guess, step });
  await take(deps, ticket);
  return token;
}

function directoryOf({ companyDirectory }: CompanyDirectoryPort): CompanyDirectory {
  if (!companyDirectory) throw new DomainError("not_found");
  return companyDirectory;
}

const returnAddress = ({ settings }: OfficeAddressPort) => `${settings.officeOrigin()}/company`;

async function reach<Result>({ log }: Pick<Ports, "log">, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    log.error({ err: error }, "the company's directory gave no answer");
    throw new DomainError("unavailable", { detail: "the company's directory gave no answer" });
  }
}

async function keep(
  { database, now }: Pick<Ports, "database" | "now">,
  login: { id: string; nonce: string; verifier: string; operatorId: string | null },
): Promise<void> {
  const at = now();
  await database.query("DELETE FROM operator_company_login WHERE expires_at <= $1", [at]);
  await database.query(
    "INSERT INTO operator_company_login (id_hash, nonce, verifier, operator_id, expires_at) VALUES ($1, $2, $3, $4, $5)",
    [hashToken(login.id), login.nonce, login.verifier, login.operatorId, new Date(at.getTime() + LOGIN_MS)],
  );
}

/** Takes a row away, so that nobody else does; undefined if it is gone or too old. */
async function take({ database, now }: Pick<Ports, "database" | "now">, id: string) {
  const { rows } = await database.query<{ nonce: string; verifier: string; operator_id: string | null }>(
    "DELETE FROM operator_company_login WHERE id_hash = $1 AND expires_at > $2 RETURNING nonce, verifier, operator_id",
    [hashToken(id), now()],
  );
  return rows[0];
}

async function findActive(
  { database }: Pick<Ports, "database">,
  email: string,
): Promise<Operator | undefined> {
  const { rows } = await database.query<OperatorRow>(
    `SELECT ${OPERATOR_COLUMNS} FROM operator o WHERE o.email = $1 AND o.state = 'active'`,
    [readEmail(email) ?? email],
  );
  return rows[0] && asOperator(rows[0]);
}
