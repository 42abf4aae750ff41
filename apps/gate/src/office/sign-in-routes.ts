import { DomainError } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { type OfficeSelf, officeCalls, permissionsOf } from "@bellwether/contract/office/index.ts";
import type { Hono } from "hono";
import { appendAudit } from "../audit/index.ts";
import {
  acceptOperatorInvitation,
  beginCompanySignIn,
  endOperatorSession,
  enter,
  findOperator,
  finishCompanySignIn,
  finishWithCode,
  listOperators,
  listPasskeys,
  OFFICE_IDLE_MS,
  OFFICE_SESSION_MS,
  offerPasskey,
  offerSignIn,
  openInvitation,
  PROOF_MS,
  proveByPasskey,
  proveBySecrets,
  removeOwnPasskey,
  resolveOperator,
  signInByPasskey,
  signInOperator,
  storePasskey,
} from "../operators/index.ts";
import { licencesServed } from "./licence-markets.ts";
import { mountOfficeCall } from "./mount-office-call.ts";
import type { OfficeDeps } from "./office-deps.ts";

/** Signing in and out, invitations, proofs and passkeys. */
export function mountSignIn(app: Hono, deps: OfficeDeps): void {
  const begun = async (token: string) => ({ data: await selfOf(deps, token), token });

  mountOfficeCall(app, deps, officeCalls.signInWays, async () => ({
    data: {
      enter_as: deps.settings.officeIsOpen ? await openPersons(deps) : null,
      company: deps.companyDirectory?.name ?? null,
    },
  }));

  mountOfficeCall(app, deps, officeCalls.operatorSignIn, async ({ input, context }) =>
    begun(await signInOperator(deps, input, context)),
  );

  mountOfficeCall(app, deps, officeCalls.passkeyChallenge, async () => {
    const { challengeId, options } = await offerSignIn(deps);
    return { data: { challenge_id: challengeId, options: { ...options } } };
  });

  mountOfficeCall(app, deps, officeCalls.passkeySignIn, async ({ input, context }) =>
    begun(
      await signInByPasskey(deps, { challengeId: input.challenge_id, response: input.response }, context),
    ),
  );

  mountOfficeCall(app, deps, officeCalls.companyBegin, async () => ({
    data: await beginCompanySignIn(deps),
  }));

  mountOfficeCall(app, deps, officeCalls.companySignIn, async ({ input, context }) => {
    const entry = await finishCompanySignIn(deps, input, context);
    if ("ticket" in entry) return { data: { self: null, ticket: entry.ticket } };
    return { data: { self: await selfOf(deps, entry.token), ticket: null }, token: entry.token };
  });

  mountOfficeCall(app, deps, officeCalls.companyCode, async ({ input, context }) =>
    begun(await finishWithCode(deps, input, context)),
  );

  mountOfficeCall(app, deps, officeCalls.enterAs, async ({ input, context }) => {
    const operator = deps.settings.officeIsOpen
      ? await findOperator(deps.database, input.operator_id)
      : undefined;
    if (operator?.state !== "active") throw new DomainError("not_found");
    return begun(await enter(deps, operator, context, "sandbox"));
  });

  mountOfficeCall(app, deps, officeCalls.readInvitation, async ({ input }) => {
    const { operator, secret, uri } = await openInvitation(deps, input.token);
    const { name, email, roles } = operator;
    return { data: { name, email, roles: [...roles], authenticator: { secret, uri } } };
  });

  mountOfficeCall(app, deps, officeCalls.acceptInvitation, async ({ input, context }) =>
    begun(await acceptOperatorInvitation(deps, input, context)),
  );

  mountOfficeCall(app, deps, officeCalls.me, async ({ self }) => ({ data: await describeSelf(deps, self) }));

  mountOfficeCall(app, deps, officeCalls.operatorSignOut, async ({ self }) => {
    const at = deps.now();
    await deps.database.transaction(async (connection) => {
      await endOperatorSession(connection, self.sessionHash, at);
      await appendAudit(connection, {
        ...{ actor: self.actor, action: "operator.sign_out", subject: `operator:${self.operator.id}`, at },
      });
    });
    return { data: {}, token: null };
  });

  mountOfficeCall(app, deps, officeCalls.prove, async ({ input, self, context }) => {
    if ("password" in input) await proveBySecrets(deps, self, input, context);
    else await proveByPasskey(deps, self, { challengeId: input.challenge_id, response: input.response });
    return { data: await describeSelf(deps, { ...self, provenAt: deps.now() }) };
  });

  mountOfficeCall(app, deps, officeCalls.passkeyOffer, async ({ self }) => {
    const { challengeId, options } = await offerPasskey(deps, self);
    return { data: { challenge_id: challengeId, options: { ...options } } };
  });

  mountOfficeCall(app, deps, officeCalls.addPasskey, async ({ input, self }) => {
    const { challenge_id: challengeId, response, label } = input;
    await storePasskey(deps, self, { challengeId, response, label });
    return { data: {} };
  });

  mountOfficeCall(app, deps, officeCalls.ownPasskeys, async ({ self }) => ({
    data: {
      passkeys: (await listPasskeys(deps.database, self.operator.id)).map((row) => ({
        ...{ id: row.id, label: row.label, added_at: row.added_at.toISOString() },
        used_at: row.used_at?.toISOString() ?? null,
      })),
    },
  }));

  mountOfficeCall(app, deps, officeCalls.removePasskey, async ({ input, self }) => {
    await removeOwnPasskey(deps, self, input.id);
    return { data: {} };
  });
}

/** The sandbox's persons, whom anybody may be. */
async function openPersons({ database, now }: OfficeDeps) {
  const persons = await listOperators(database, now());
  return persons
    .filter(({ state }) => state === "active")
    .map(({ id, name, roles }) => ({ id, name, roles: [...roles] }));
}

const selfOf = async (deps: OfficeDeps, token: string) =>
  describeSelf(deps, await resolveOperator(deps, token));

async function describeSelf(
  { database, now, ...deps }: OfficeDeps,
  { operator, beganAt, provenAt }: Awaited<ReturnType<typeof resolveOperator>>,
): Promise<OfficeSelf> {
  const provenUntil = new Date(provenAt.getTime() + PROOF_MS);
  return {
    operator: { id: operator.id, name: operator.name, email: operator.email },
    roles: [...operator.roles],
    permissions: permissionsOf(operator.roles),
    session: {
      ends_at: new Date(beganAt.getTime() + OFFICE_SESSION_MS).toISOString(),
      idle_minutes: OFFICE_IDLE_MS / MINUTE_MS,
      proven_until: provenUntil > now() ? provenUntil.toISOString() : null,
    },
    passkeys: (await listPasskeys(database, operator.id)).length,
    licences: licencesServed(deps),
  };
}
