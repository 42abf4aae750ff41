import type { RequestContext } from "../http/request-context.ts";
import { findCredentials, type Player } from "../players/index.ts";
import type { SealedStorePorts } from "../ports.ts";
import { wrongPassword } from "./confirm-password.ts";
import { isRightPassword } from "./passwords.ts";
import { checkSecondFactor, type ShownFactor, secondFactorOf, wantedFactor } from "./second-factor.ts";
import { giveAttemptBack, guessAt, takeAttempt } from "./slow-guessing.ts";

/** What a signed-in player must send besides the session, where a session alone is not enough. */
export type OwnersWord = { password: string; scratch_code?: string | undefined };

/**
 * Checks everything that a login checks, before an operation that could take the account from its owner: the password, and a code of the second
 * factor if the player has one. Wrong attempts count together with those at login.
 * @param field name of the input field with the password, for the error.
 * @returns the code to use up in the same SQL transaction as the change, if there is one.
 * @throws DomainError `wrong_password`, `scratch_code_required`, `scratch_code_wrong`, `second_factor_required`, `second_factor_wrong` or
 * `too_many_attempts`.
 */
export async function confirmOwner(
  deps: SealedStorePorts,
  context: RequestContext,
  player: Player,
  word: OwnersWord,
  field = "password",
): Promise<ShownFactor | undefined> {
  const guess = guessAt(player.brand, player.email, context.address);
  const attempt = await takeAttempt(deps, guess);
  const found = await findCredentials(deps.database, player.brand, player.email);
  if (!(await isRightPassword(word.password, found?.passwordHash))) throw wrongPassword(field);
  const wanted = await secondFactorOf(deps, player.id);
  const typed = word.scratch_code;
  const shown = wanted && typed ? await checkSecondFactor(deps, player, wanted, { typed, guess }) : undefined;
  // Neither the password nor a code was wrong.
  await giveAttemptBack(deps, attempt);
  if (wanted && !shown) throw wantedFactor(wanted);
  return shown;
}
