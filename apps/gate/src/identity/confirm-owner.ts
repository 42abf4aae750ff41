import type { RequestContext } from "../http/request-context.ts";
import { findCredentials, type Player } from "../players/index.ts";
import type { StorePorts } from "../ports.ts";
import { wrongPassword } from "./confirm-password.ts";
import { isRightPassword } from "./passwords.ts";
import {
  checkScratchCode,
  nextScratchCode,
  type ScratchCodeRow,
  wantedScratchCode,
} from "./scratch-codes.ts";
import { giveAttemptBack, guessAt, takeAttempt } from "./slow-guessing.ts";

/** What a signed-in player must send besides the session, where a session alone is not enough. */
export type OwnersWord = { password: string; scratch_code?: string | undefined };

/**
 * Checks everything that a login checks, before an operation that could take the account from its owner: the password, and a scratch code
 * if the player has codes. Wrong attempts count together with those at login.
 * @param field name of the input field with the password, for the error.
 * @returns the scratch code to use up in the same SQL transaction as the change, if there is one.
 * @throws DomainError `wrong_password`, `scratch_code_required`, `scratch_code_wrong` or `too_many_attempts`.
 */
export async function confirmOwner(
  deps: StorePorts,
  context: RequestContext,
  player: Player,
  word: OwnersWord,
  field = "password",
): Promise<ScratchCodeRow | undefined> {
  const attempt = await takeAttempt(deps, guessAt(player.brand, player.email, context.address));
  const found = await findCredentials(deps.database, player.brand, player.email);
  if (!(await isRightPassword(word.password, found?.passwordHash))) throw wrongPassword(field);
  const wanted = await nextScratchCode(deps, player.id);
  if (wanted && word.scratch_code) checkScratchCode(wanted, word.scratch_code);
  // Neither the password nor a code was wrong.
  await giveAttemptBack(deps, attempt);
  if (wanted && !word.scratch_code) throw wantedScratchCode(wanted);
  return wanted;
}
