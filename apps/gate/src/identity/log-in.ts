import { type calls, DomainError, type ParsedInputOf } from "@bellwether/contract";
import { readAffiliateTags } from "../affiliates/index.ts";
import type { GateParts } from "../gate-parts.ts";
import type { RequestContext } from "../http/request-context.ts";
import {
  endExclusionIfOver,
  keepEvidence,
  marksOf,
  refuseExcludedPerson,
  refuseRegistered,
  startSession,
} from "../limits/index.ts";
import { findCredentials, type Player } from "../players/index.ts";
import { isRightPassword } from "./passwords.ts";
import { checkScratchCode, nextScratchCode, useScratchCode, wantedScratchCode } from "./scratch-codes.ts";
import { announceOthersEnd, hashToken } from "./sessions.ts";
import { forgetFailures, giveTryBack, guessAt, rememberPlace, takeTry } from "./slow-guessing.ts";

/**
 * Checks the password, then the scratch code where the account has codes, and starts a session. A known and an unknown address are
 * answered alike, in words and in time; only who has the password learns of anything else. The account keeps the affiliate it signed
 * up with: tags that a later login brings are looked at and dropped.
 * @throws DomainError `wrong_password`, `too_many_attempts`, `scratch_code_required`, `scratch_code_wrong`, `account_closed`, `account_excluded`,
 * `register_blocked`, `register_unavailable` or `login_limit_reached`.
 */
export async function logIn(
  parts: GateParts,
  context: RequestContext,
  input: ParsedInputOf<typeof calls.login>,
): Promise<{ player: Player; session: string }> {
  readAffiliateTags(parts, input.system_reference);
  const guess = guessAt(context.brand, input.nickname, context.address);
  const attempt = await takeTry(parts, guess);
  const found = await findCredentials(parts.database, context.brand, input.nickname);
  if (!(await isRightPassword(input.password, found?.passwordHash)) || !found)
    throw new DomainError("wrong_password");
  const { player } = found;
  const scratchCode = await nextScratchCode(parts, player.id);
  if (scratchCode && input.scratch_code) checkScratchCode(scratchCode, input.scratch_code);
  // Neither the password nor a code was guessed wrong.
  await giveTryBack(parts, attempt);
  if (scratchCode && !input.scratch_code) throw wantedScratchCode(scratchCode);
  if (player.status === "closed") throw new DomainError("account_closed");
  await endExclusionIfOver(parts.database, player, parts.now());
  await refuseExcludedPerson(parts.database, marksOf(player), parts.now());
  const evidence = await refuseRegistered(parts, player, "login", player.id);
  const session = await parts.database.transaction(async (connection) => {
    await forgetFailures(connection, guess);
    // The password or the account's state may have changed while this one was being checked: then it opens nothing.
    const { rows } = await connection.query(
      `UPDATE player SET previous_login_at = last_login_at, last_login_at = $2
       WHERE id = $1 AND password_hash = $3 AND status = 'open' RETURNING id`,
      [player.id, parts.now(), found.passwordHash],
    );
    if (rows.length === 0) throw new DomainError("wrong_password");
    if (scratchCode) await useScratchCode(parts, connection, player, scratchCode);
    await rememberPlace(connection, guess, parts.now());
    if (evidence) await keepEvidence(connection, evidence, player.id);
    return startSession(parts, connection, player, context);
  });
  announceOthersEnd(parts, player, hashToken(session), "SignedInToAnotherSystem");
  return { player: { ...player, previousLoginAt: player.lastLoginAt }, session };
}
