import { randomBytes } from "node:crypto";
import type { OfficeRole } from "@bellwether/contract/office/index.ts";
import { textArray } from "@bellwether/db";
import { commandActor } from "../actor.ts";
import { appendAudit } from "../audit/index.ts";
import { newAuthenticatorSecret } from "../authenticators/index.ts";
import { hashPassword } from "../identity/index.ts";
import type { SecretsPort, StorePorts } from "../ports.ts";
import { authenticatorOwner } from "./authenticator.ts";

export type SeatedOperator = { name: string; email: string; roles: readonly OfficeRole[] };

/**
 * Adds the sandbox's operators if there are no operators yet. Their passwords are random and not kept: a visitor of the sandbox signs in by
 * choosing an operator.
 * @returns how many were added.
 */
export async function seatOperators(
  { database, now, secrets }: StorePorts & SecretsPort,
  persons: readonly SeatedOperator[],
): Promise<number> {
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  const at = now();
  return database.transaction(async (connection) => {
    await connection.query("SELECT pg_advisory_xact_lock(hashtextextended('seat_operators', 0))");
    const { rows } = await connection.query("SELECT 1 FROM operator LIMIT 1");
    if (rows.length > 0) return 0;
    for (const { name, email, roles } of persons) {
      const id = randomBytes(8).toString("hex");
      const secret = secrets.seal(authenticatorOwner(id), newAuthenticatorSecret());
      await connection.query(
        `INSERT INTO operator (id, name, email, roles, state, password_hash, totp_secret, created_at) VALUES ($1, $2, $3, $4, 'active', $5, $6, $7)`,
        [id, name, email, textArray(roles), passwordHash, secret, at],
      );
      await appendAudit(connection, {
        ...{ actor: commandActor("sandbox"), action: "operator.invite", subject: `operator:${id}`, at },
        ...{ reason: "a person of the sandbox", after: { name, email, roles } },
      });
    }
    return persons.length;
  });
}
