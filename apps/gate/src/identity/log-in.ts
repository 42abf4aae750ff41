import { type calls, DomainError, type ParsedInputOf } from "@bellwether/contract";
import { readAffiliateTags } from "../affiliates/index.ts";
import { recordEvent } from "../events/index.ts";
import type { RequestContext } from "../http/request-context.ts";
import {
  endExclusionIfOver,
  keepEvidence,
  personMarksOf,
  refuseExcludedPerson,
  refuseRegistered,
  refuseRunningExclusion,
  startSession,
} from "../limits/index.ts";
import { changePassword, findCredentials, noteLogin, type Player, refuseBlocked } from "../players/index.ts";
import type { NotifyPorts, RegisterPorts, SettingsPort, StorePorts } from "../ports.ts";
import { announceOthersEnd, type StartedSession } from "../sessions/index.ts";
import { fitOf, hashPassword } from "./passwords.ts";
import { checkScratchCode, nextScratchCode, useScratchCode, wantedScratchCode } from "./scratch-codes.ts";
import { forgetFailures, giveAttemptBack, guessAt, rememberPlace, takeAttempt } from "./slow-guessing.ts";
import { tellNewLogin } from "./tell-new-login.ts";

/**
 * Checks the password, then the scratch code where the account has codes, and starts a session. Known and unknown addresses get the same
 * answer after the same time; only someone with the password learns more. The account keeps the affiliate of its signup: tags sent with a
 * later login are validated and discarded.
 * @throws DomainError `wrong_password`, `too_many_attempts`, `scratch_code_required`, `scratch_code_wrong`, `account_closed`,
 * `account_blocked`, `account_excluded`, `register_blocked`, `register_unavailable` or `login_limit_reached`.
 */
export async function logIn(
  deps: StorePorts & RegisterPorts & NotifyPorts & SettingsPort<"siteUrl">,
  context: RequestContext,
  input: ParsedInputOf<typeof calls.login>,
): Promise<{ player: Player; session: StartedSession }> {
  readAffiliateTags(deps, input.system_reference);
  const guess = guessAt(context.brand, input.nickname, context.address);
  const attempt = await takeAttempt(deps, guess);
  const found = await findCredentials(deps.database, context.brand, input.nickname);
  const fit = await fitOf(input.password, found?.passwordHash);
  if (!fit || !found) throw new DomainError("wrong_password");
  const { player } = found;
  await refuseShutOut(deps, player, attempt);
  const scratchCode = await nextScratchCode(deps, player.id);
  if (scratchCode && input.scratch_code) checkScratchCode(scratchCode, input.scratch_code);
  // Neither the password nor a code was wrong.
  await giveAttemptBack(deps, attempt);
  if (scratchCode && !input.scratch_code) throw wantedScratchCode(scratchCode);
  await endExclusionIfOver(deps.database, player, deps.now());
  const evidence = await refuseRegistered(deps, player, "login", player.id);
  const newHash = fit === "asTyped" ? await hashPassword(input.password) : undefined;
  const session = await deps.database.transaction(async (connection) => {
    await forgetFailures(connection, guess);
    if (!(await noteLogin(connection, player.id, { passwordHash: found.passwordHash, at: deps.now() })))
      throw new DomainError("wrong_password");
    if (newHash)
      await changePassword(connection, player.id, {
        passwordHash: newHash,
        confirmedHash: found.passwordHash,
      });
    if (scratchCode) await useScratchCode(deps, connection, player, scratchCode);
    await rememberPlace(connection, guess, deps.now());
    if (evidence) await keepEvidence(connection, evidence, player.id);
    const started = await startSession(deps, connection, player, context);
    await recordEvent(connection, {
      ...{ type: "player.logged_in", playerId: player.id, at: deps.now(), data: {} },
    });
    await tellNewLogin(deps, connection, player, context, started.sessionHash);
    return started;
  });
  announceOthersEnd(deps, player, session.sessionHash, "SignedInToAnotherSystem");
  return { player: { ...player, previousLoginAt: player.lastLoginAt }, session };
}

/**
 * Who may not log in, with the right password, is told so before a code of the second factor is asked for or used up.
 * @throws DomainError `account_closed`, `account_blocked` or `account_excluded`.
 */
async function refuseShutOut(
  deps: StorePorts,
  player: Player,
  attempt: Awaited<ReturnType<typeof takeAttempt>>,
): Promise<void> {
  try {
    if (player.status === "closed") throw new DomainError("account_closed");
    refuseBlocked(player, "login", deps.now());
    await refuseRunningExclusion(deps.database, player, deps.now());
    await refuseExcludedPerson(deps.database, personMarksOf(player), deps.now(), player.id);
  } catch (error) {
    // The password was not wrong.
    if (error instanceof DomainError) await giveAttemptBack(deps, attempt);
    throw error;
  }
}
