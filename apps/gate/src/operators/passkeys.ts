import { randomBytes } from "node:crypto";
import { DomainError } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { appendAudit } from "../audit/index.ts";
import { hashToken } from "../hash-token.ts";
import type { RequestContext } from "../http/request-context.ts";
import type { ReportPorts, SettingsPort, StorePorts } from "../ports.ts";
import { asOperator, OPERATOR_COLUMNS, type Operator, type OperatorRow } from "./operator.ts";
import { noteProof, type OperatorSignedIn } from "./operator-session.ts";
import { enter } from "./sign-in.ts";

/** Where the office is, as browsers know it: passkeys are good there alone. */
export type OfficeAddressPort = SettingsPort<"officeOrigin">;

const NAME = "Bellwether office";
const CHALLENGE_MS = 5 * MINUTE_MS;
const MAX_PASSKEYS = 10;

// Loaded at first use: it takes a tenth of a second, and a node that serves no office needs none of it.
const webAuthn = () => import("@simplewebauthn/server");
const hostOf = (origin: string) => new URL(origin).hostname;

/** Begins to sign in, or to prove again, with any passkey that the browser has for the office. */
export async function offerSignIn(
  deps: StorePorts & OfficeAddressPort,
): Promise<{ challengeId: string; options: PublicKeyCredentialRequestOptionsJSON }> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(deps.settings.officeOrigin()),
    userVerification: "required",
  });
  return { challengeId: await keepChallenge(deps, options.challenge, null), options };
}

/**
 * Signs in the person whose passkey has answered.
 * @returns the session's token.
 * @throws DomainError `wrong_password` for an answer that no passkey of an active person has given
 */
export async function signInByPasskey(
  deps: StorePorts & ReportPorts & OfficeAddressPort,
  given: { challengeId: string; response: unknown },
  context: Pick<RequestContext, "address" | "device">,
): Promise<string> {
  return enter(deps, await checkPasskey(deps, given), context, "passkey");
}

/** Proves again, in a live session, that the person is there. @throws DomainError `wrong_password` */
export async function proveByPasskey(
  deps: StorePorts & OfficeAddressPort,
  { operator, actor, sessionHash }: OperatorSignedIn,
  given: { challengeId: string; response: unknown },
): Promise<void> {
  const answering = await checkPasskey(deps, given);
  if (answering.id !== operator.id) throw new DomainError("wrong_password");
  const now = deps.now();
  await deps.database.transaction(async (connection) => {
    await noteProof(connection, sessionHash, now);
    await appendAudit(connection, {
      ...{ actor, action: "operator.prove", subject: `operator:${operator.id}`, at: now },
      after: { by: "passkey" },
    });
  });
}

/** Begins to add a passkey to the person's account. @throws DomainError `conflict` for somebody who has ten */
export async function offerPasskey(
  deps: StorePorts & OfficeAddressPort,
  { operator }: Pick<OperatorSignedIn, "operator">,
): Promise<{ challengeId: string; options: PublicKeyCredentialCreationOptionsJSON }> {
  const known = await listPasskeys(deps.database, operator.id);
  if (known.length >= MAX_PASSKEYS) throw new DomainError("conflict", { detail: "ten passkeys are enough" });
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    ...{
      rpName: NAME,
      rpID: hostOf(deps.settings.officeOrigin()),
      userName: operator.email,
      userDisplayName: operator.name,
    },
    userID: new TextEncoder().encode(operator.id),
    attestationType: "none",
    excludeCredentials: known.map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { challengeId: await keepChallenge(deps, options.challenge, operator.id), options };
}

/** Stores a passkey that the person's browser has just made. @throws DomainError `code_wrong` for an answer that does not fit */
export async function storePasskey(
  deps: StorePorts & OfficeAddressPort,
  { operator, actor }: OperatorSignedIn,
  { challengeId, response, label }: { challengeId: string; response: unknown; label: string },
): Promise<void> {
  const challenge = await takeChallenge(deps, challengeId, operator.id);
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    ...expectations(deps, challenge),
  }).catch(() => undefined);
  if (!verified?.verified)
    throw new DomainError("code_wrong", { detail: "the passkey's answer does not fit" });
  const { credential } = verified.registrationInfo;
  const now = deps.now();
  await deps.database.transaction(async (connection) => {
    await connection.query(
      `INSERT INTO operator_passkey (operator_id, credential_id, public_key, counter, label, added_at) VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        operator.id,
        credential.id,
        Buffer.from(credential.publicKey).toString("base64url"),
        credential.counter,
        label,
        now,
      ],
    );
    await appendAudit(connection, {
      ...{
        actor,
        action: "operator.add_passkey",
        subject: `operator:${operator.id}`,
        after: { label },
        at: now,
      },
    });
  });
}

/** Removes one of the person's own passkeys. @throws DomainError `not_found` */
export async function removeOwnPasskey(
  deps: StorePorts,
  { operator, actor }: OperatorSignedIn,
  id: string,
): Promise<void> {
  await deps.database.transaction(async (connection) => {
    const { rows } = await connection.query<{ label: string }>(
      "DELETE FROM operator_passkey WHERE id::text = $1 AND operator_id = $2 RETURNING label",
      [id, operator.id],
    );
    if (!rows[0]) throw new DomainError("not_found");
    await appendAudit(connection, {
      ...{ actor, action: "operator.remove_passkey", subject: `operator:${operator.id}`, at: deps.now() },
      before: { label: rows[0].label },
    });
  });
}

export type PasskeyRow = {
  id: string;
  credential_id: string;
  label: string;
  added_at: Date;
  used_at: Date | null;
};

/** A person's passkeys, the oldest first. */
export async function listPasskeys(connection: SqlConnection, operatorId: string): Promise<PasskeyRow[]> {
  const { rows } = await connection.query<PasskeyRow>(
    "SELECT id::text AS id, credential_id, label, added_at, used_at FROM operator_passkey WHERE operator_id = $1 ORDER BY operator_passkey.id",
    [operatorId],
  );
  return rows;
}

type KeyRow = OperatorRow & { credential_id: string; public_key: string; counter: bigint };

/** The active person whose passkey has answered the challenge. */
async function checkPasskey(
  deps: StorePorts & OfficeAddressPort,
  { challengeId, response }: { challengeId: string; response: unknown },
): Promise<Operator> {
  const challenge = await takeChallenge(deps, challengeId, null);
  const { id } = response as { id?: unknown };
  const { rows } = await deps.database.query<KeyRow>(
    `SELECT ${OPERATOR_COLUMNS}, k.credential_id, k.public_key, k.counter
     FROM operator_passkey k JOIN operator o ON o.id = k.operator_id WHERE k.credential_id = $1 AND o.state = 'active'`,
    [typeof id === "string" ? id : ""],
  );
  const [row] = rows;
  if (!row) throw new DomainError("wrong_password", { detail: "no such passkey" });
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    ...expectations(deps, challenge),
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, "base64url")),
      counter: Number(row.counter),
    },
  }).catch(() => undefined);
  if (!verified?.verified)
    throw new DomainError("wrong_password", { detail: "the passkey's answer does not fit" });
  await deps.database.query(
    "UPDATE operator_passkey SET counter = $2, used_at = $3 WHERE credential_id = $1",
    [row.credential_id, verified.authenticationInfo.newCounter, deps.now()],
  );
  return asOperator(row);
}

const expectations = ({ settings }: OfficeAddressPort, expectedChallenge: string) => ({
  expectedChallenge,
  expectedOrigin: settings.officeOrigin(),
  expectedRPID: hostOf(settings.officeOrigin()),
  requireUserVerification: true,
});

async function keepChallenge(
  { database, now }: StorePorts,
  challenge: string,
  operatorId: string | null,
): Promise<string> {
  const challengeId = randomBytes(24).toString("base64url");
  await database.query("DELETE FROM operator_challenge WHERE expires_at <= $1", [now()]);
  await database.query(
    "INSERT INTO operator_challenge (id_hash, challenge, operator_id, expires_at) VALUES ($1, $2, $3, $4)",
    [hashToken(challengeId), challenge, operatorId, new Date(now().getTime() + CHALLENGE_MS)],
  );
  return challengeId;
}

/** The challenge of this id, which is good once. @throws DomainError `token_invalid` */
async function takeChallenge(
  { database, now }: StorePorts,
  challengeId: string,
  operatorId: string | null,
): Promise<string> {
  const { rows } = await database.query<{ challenge: string }>(
    `DELETE FROM operator_challenge WHERE id_hash = $1 AND expires_at > $2 AND operator_id IS NOT DISTINCT FROM $3 RETURNING challenge`,
    [hashToken(challengeId), now(), operatorId],
  );
  if (!rows[0]) throw new DomainError("token_invalid");
  return rows[0].challenge;
}
