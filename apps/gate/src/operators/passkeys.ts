import { DomainError } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { appendAudit } from "../audit/index.ts";
import {
  answerOptions,
  checkAnswer,
  creationOptions,
  credentialIdOf,
  keepChallenge,
  type PasskeyPlace,
  readCreation,
  takeChallenge,
} from "../authenticators/index.ts";
import type { RequestContext } from "../http/request-context.ts";
import type { ReportPorts, SettingsPort, StorePorts } from "../ports.ts";
import { asOperator, OPERATOR_COLUMNS, type Operator, type OperatorRow } from "./operator.ts";
import { noteProof, type OperatorSignedIn } from "./operator-session.ts";
import { enter } from "./sign-in.ts";

/** Where the office is, as browsers know it: passkeys are good there alone. */
export type OfficeAddressPort = SettingsPort<"officeOrigin">;

const REALM = "office";
const MAX_PASSKEYS = 10;

const placeOf = ({ settings }: OfficeAddressPort): PasskeyPlace => ({
  name: "Bellwether office",
  origin: settings.officeOrigin(),
});

/** Begins to sign in, or to prove again, with any passkey that the browser has for the office. */
export async function offerSignIn(deps: StorePorts & OfficeAddressPort) {
  const options = await answerOptions(placeOf(deps));
  const { challenge } = options;
  const kept = { challenge, realm: REALM, holder: null };
  return { challengeId: await keepChallenge(deps.database, kept, deps.now()), options };
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
) {
  const known = await listPasskeys(deps.database, operator.id);
  if (known.length >= MAX_PASSKEYS) throw new DomainError("conflict", { detail: "ten passkeys are enough" });
  const user = { id: operator.id, name: operator.email, displayName: operator.name };
  const ids = known.map(({ credential_id: id }) => id);
  const options = await creationOptions(placeOf(deps), user, ids);
  const kept = { challenge: options.challenge, realm: REALM, holder: operator.id };
  return { challengeId: await keepChallenge(deps.database, kept, deps.now()), options };
}

/** Stores a passkey that the person's browser has just made. @throws DomainError `code_wrong` for an answer that does not fit */
export async function storePasskey(
  deps: StorePorts & OfficeAddressPort,
  { operator, actor }: OperatorSignedIn,
  { challengeId, response, label }: { challengeId: string; response: unknown; label: string },
): Promise<void> {
  const now = deps.now();
  const wanted = { realm: REALM, holder: operator.id };
  const challenge = await takeChallenge(deps.database, challengeId, wanted, now);
  const made = await readCreation(placeOf(deps), challenge, response);
  if (!made) throw new DomainError("code_wrong", { detail: "the passkey's answer does not fit" });
  await deps.database.transaction(async (connection) => {
    await connection.query(
      `INSERT INTO operator_passkey (operator_id, credential_id, public_key, counter, label, added_at) VALUES ($1, $2, $3, $4, $5, $6)`,
      [operator.id, made.id, made.publicKey, made.counter, label, now],
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
  const now = deps.now();
  const challenge = await takeChallenge(deps.database, challengeId, { realm: REALM, holder: null }, now);
  const { rows } = await deps.database.query<KeyRow>(
    `SELECT ${OPERATOR_COLUMNS}, k.credential_id, k.public_key, k.counter
     FROM operator_passkey k JOIN operator o ON o.id = k.operator_id WHERE k.credential_id = $1 AND o.state = 'active'`,
    [credentialIdOf(response)],
  );
  const [row] = rows;
  if (!row) throw new DomainError("wrong_password", { detail: "no such passkey" });
  const passkey = { id: row.credential_id, publicKey: row.public_key, counter: Number(row.counter) };
  const counter = await checkAnswer(placeOf(deps), challenge, { response, passkey });
  if (counter === undefined)
    throw new DomainError("wrong_password", { detail: "the passkey's answer does not fit" });
  await deps.database.query(
    "UPDATE operator_passkey SET counter = $2, used_at = $3 WHERE credential_id = $1",
    [row.credential_id, counter, now],
  );
  return asOperator(row);
}
