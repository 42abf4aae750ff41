import { type calls, DomainError, type ParsedInputOf } from "@bellwether/contract";
import type { RequestContext } from "../http/request-context.ts";
import { changePassword, findCredentials } from "../players/index.ts";
import type { MessageTextsPort, PushPort, SealedStorePorts } from "../ports.ts";
import { announceOthersEnd, endOtherSessions, type SignedIn } from "../sessions/index.ts";
import { confirmOwner } from "./confirm-owner.ts";
import { refuseWeakPassword } from "./confirm-password.ts";
import { dropMailTokens } from "./mail-token.ts";
import { hashPassword } from "./passwords.ts";
import { useSecondFactor } from "./second-factor.ts";
import { sendNotice } from "./send-notice.ts";

/**
 * Changes the password of a signed-in player, who proves to be its owner as at a login. The current session stays valid; every other session ends, its sockets are notified, and
 * password reset links already sent become invalid.
 * @throws DomainError `wrong_password`, `scratch_code_required`, `scratch_code_wrong`, `second_factor_required`, `second_factor_wrong`, `too_many_attempts`, or `invalid_param` for a weak password.
 */
export async function updatePassword(
  deps: SealedStorePorts & MessageTextsPort & PushPort,
  context: RequestContext,
  { player, sessionHash }: SignedIn,
  input: ParsedInputOf<typeof calls.updatePassword>,
): Promise<void> {
  // Read first: a password that changes from here on makes this change fail.
  const confirmedHash =
    (await findCredentials(deps.database, player.brand, player.email))?.passwordHash ?? "";
  const word = { password: input.oldpassword, scratch_code: input.scratch_code };
  const code = await confirmOwner(deps, context, player, word, "oldpassword");
  await refuseWeakPassword(input.newpassword, player);
  const passwordHash = await hashPassword(input.newpassword);
  const now = deps.now();
  await deps.database.transaction(async (connection) => {
    if (!(await changePassword(connection, player.id, { passwordHash, confirmedHash })))
      throw new DomainError("wrong_password", { fields: { oldpassword: "core.error_password_wrong" } });
    if (code) await useSecondFactor(deps, connection, player, code);
    await endOtherSessions(connection, { playerId: player.id, keptSession: sessionHash }, now);
    await dropMailTokens(connection, player.id, "password_reset");
    await sendNotice(deps, connection, player, "password_changed");
  });
  announceOthersEnd(deps, player, sessionHash, "password_changed");
}
