import { DomainError } from "@bellwether/contract";
import type { RequestContext } from "../http/request-context.ts";
import { findCredentials, type Player } from "../players/index.ts";
import type { ClockPort, DatabasePort } from "../ports.ts";
import { isCommonPassword, isRightPassword } from "./passwords.ts";
import { giveTryBack, guessAt, takeTry } from "./slow-guessing.ts";

/**
 * Asks a signed-in player for the password once more, before something that a stolen session must not do. Guesses count with those at login.
 * @param field name of the input that holds it, for the refusal.
 * @returns the hash that it fits, so that a write can insist on it.
 * @throws DomainError `wrong_password` or `too_many_attempts`.
 */
export async function confirmPassword(
  deps: DatabasePort & ClockPort,
  context: RequestContext,
  player: Player,
  { password, field }: { password: string; field: string },
): Promise<string> {
  const attempt = await takeTry(deps, guessAt(player.brand, player.email, context.address));
  const found = await findCredentials(deps.database, player.brand, player.email);
  if (!(await isRightPassword(password, found?.passwordHash)) || !found) throw wrongPassword(field);
  await giveTryBack(deps, attempt);
  return found.passwordHash;
}

export const wrongPassword = (field: string) =>
  new DomainError("wrong_password", { fields: { [field]: "core.error_password_wrong" } });

/** The rule of signup for a new password, on the field `newpassword`. */
export function refuseCommonPassword(password: string, email: string): void {
  if (isCommonPassword(password, email))
    throw new DomainError("invalid_param", { fields: { newpassword: "core.error_password_common" } });
}
