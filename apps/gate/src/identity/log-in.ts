import { type calls, DomainError, type ParsedInputOf } from "@bellwether/contract";
import { readAffiliateTags } from "../affiliates/index.ts";
import type { RequestContext } from "../http/request-context.ts";
import { changePassword, findCredentials, type Player } from "../players/index.ts";
import type { NotifyPorts, RegisterPorts, SealedStorePorts, SettingsPort } from "../ports.ts";
import type { StartedSession } from "../sessions/index.ts";
import { enterAccount } from "./enter-account.ts";
import { fitOf, hashPassword } from "./passwords.ts";
import { checkSecondFactor, secondFactorOf, useSecondFactor, wantedFactor } from "./second-factor.ts";
import { forgetFailures, giveAttemptBack, guessAt, takeAttempt } from "./slow-guessing.ts";

/**
 * Checks the password, then a code of the second factor where the account has one, and starts a session. Known and unknown addresses get the same
 * answer after the same time; only someone with the password learns more. The account keeps the affiliate of its signup: tags sent with a
 * later login are validated and discarded.
 * @throws DomainError `wrong_password`, `too_many_attempts`, `scratch_code_required`, `scratch_code_wrong`, `second_factor_required`,
 * `second_factor_wrong`, or a refusal of {@link enterAccount}.
 */
export async function logIn(
  deps: SealedStorePorts & RegisterPorts & NotifyPorts & SettingsPort<"siteUrl">,
  context: RequestContext,
  input: ParsedInputOf<typeof calls.login>,
): Promise<{ player: Player; session: StartedSession }> {
  readAffiliateTags(deps, input.system_reference);
  const guess = guessAt(context.brand, input.nickname, context.address);
  const attempt = await takeAttempt(deps, guess);
  const found = await findCredentials(deps.database, context.brand, input.nickname);
  const fit = await fitOf(input.password, found?.passwordHash);
  if (!fit || !found) throw new DomainError("wrong_password");
  const { player, passwordHash } = found;
  // The password was not wrong.
  const giveBack = () => giveAttemptBack(deps, attempt);
  return enterAccount(deps, context, { player, passwordHash, onShutOut: giveBack, prove });

  async function prove() {
    const wanted = await secondFactorOf(deps, player.id);
    const typed = input.scratch_code;
    const shown =
      wanted && typed ? await checkSecondFactor(deps, player, wanted, { typed, guess }) : undefined;
    // Neither the password nor a code was wrong.
    await giveBack();
    if (wanted && !shown) throw wantedFactor(wanted);
    const newHash = fit === "asTyped" ? await hashPassword(input.password) : undefined;
    return async (connection: Parameters<typeof forgetFailures>[0]) => {
      await forgetFailures(connection, guess);
      if (newHash)
        await changePassword(connection, player.id, { passwordHash: newHash, confirmedHash: passwordHash });
      if (shown) await useSecondFactor(deps, connection, player, shown);
    };
  }
}
