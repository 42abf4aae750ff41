import { type calls, DomainError, type ParsedInputOf } from "@bellwether/contract";
import type { GateParts } from "../gate-parts.ts";
import type { RequestContext } from "../http/request-context.ts";
import { endExclusionIfOver, refuseExcludedPerson, refuseRegistered } from "../limits/index.ts";
import { findCredentials, type Player } from "../players/index.ts";
import { isRightPassword } from "./passwords.ts";
import { announceSessionEnd, startSession } from "./sessions.ts";

/** Failures after which an account and address together must wait, and for how long they count. */
const FAILURES_ALLOWED = 5;
const FAILURE_WINDOW_MS = 15 * 60_000;

/**
 * Checks the password and starts a session. A known and an unknown address are answered alike, in words and in time.
 * @throws DomainError `wrong_password`, `too_many_attempts`, `account_closed`, `account_excluded`, `register_blocked`,
 * `register_unavailable` or `login_limit_reached`.
 */
export async function logIn(
  parts: GateParts,
  context: RequestContext,
  input: ParsedInputOf<typeof calls.login>,
): Promise<{ player: Player; session: string; lastLoginAt: Date | null }> {
  const account = `${context.brand}:${input.nickname}`;
  await refuseGuessing(parts, account, context.address);
  const found = await findCredentials(parts.database, context.brand, input.nickname);
  if (!(await isRightPassword(input.password, found?.passwordHash)) || !found) {
    await parts.database.query("INSERT INTO login_failure (account, address, at) VALUES ($1, $2, $3)", [
      account,
      context.address,
      parts.now(),
    ]);
    throw new DomainError("wrong_password");
  }
  const { player } = found;
  if (player.status === "closed") throw new DomainError("account_closed");
  await endExclusionIfOver(parts.database, player, parts.now());
  await refuseExcludedPerson(parts.database, player, parts.now());
  await refuseRegistered(parts, player);
  const session = await parts.database.transaction(async (connection) => {
    await connection.query("DELETE FROM login_failure WHERE account = $1 AND address = $2", [
      account,
      context.address,
    ]);
    await connection.query("UPDATE player SET last_login_at = $2 WHERE id = $1", [player.id, parts.now()]);
    return startSession(parts, connection, player);
  });
  announceSessionEnd(parts, player, "SignedInToAnotherSystem");
  return { player, session, lastLoginAt: player.lastLoginAt };
}

async function refuseGuessing(parts: GateParts, account: string, address: string): Promise<void> {
  const since = new Date(parts.now().getTime() - FAILURE_WINDOW_MS);
  const { rows } = await parts.database.query<{ failures: number }>(
    "SELECT count(*)::int AS failures FROM login_failure WHERE account = $1 AND address = $2 AND at > $3",
    [account, address, since],
  );
  if (rows[0]!.failures >= FAILURES_ALLOWED) throw new DomainError("too_many_attempts");
}
