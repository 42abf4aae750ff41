import { DomainError } from "@bellwether/contract";
import type { RequestContext } from "../http/request-context.ts";
import { findCredentials, type Player } from "../players/index.ts";
import type { StorePorts } from "../ports.ts";
import type { PasswordOwner } from "./own-words.ts";
import { isRightPassword } from "./passwords.ts";
import { giveAttemptBack, guessAt, takeAttempt } from "./slow-guessing.ts";
import { weighPassword } from "./weigh-password.ts";

/**
 * Checks a signed-in player's password again, before an operation that a stolen session must not allow. Wrong attempts count together with
 * those at login.
 * @param field name of the input field with the password, for the error.
 * @returns the matching hash, so that a write can require that it is unchanged.
 * @throws DomainError `wrong_password` or `too_many_attempts`.
 */
export async function confirmPassword(
  deps: StorePorts,
  context: RequestContext,
  player: Player,
  { password, field }: { password: string; field: string },
): Promise<string> {
  const attempt = await takeAttempt(deps, guessAt(player.brand, player.email, context.address));
  const found = await findCredentials(deps.database, player.brand, player.email);
  if (!(await isRightPassword(password, found?.passwordHash)) || !found) throw wrongPassword(field);
  await giveAttemptBack(deps, attempt);
  return found.passwordHash;
}

export const wrongPassword = (field: string) =>
  new DomainError("wrong_password", { fields: { [field]: "core.error_password_wrong" } });

/** Applies signup's rule for a new password to the field `newpassword`. */
export async function refuseWeakPassword(password: string, owner: PasswordOwner): Promise<void> {
  const { weakness } = await weighPassword(password, owner);
  if (weakness)
    throw new DomainError("invalid_param", { fields: { newpassword: `core.error_password_${weakness}` } });
}
