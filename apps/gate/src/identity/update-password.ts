import { type calls, DomainError, isTemporaryEmail, type ParsedInputOf } from "@bellwether/contract";
import type { RequestContext } from "../http/request-context.ts";
import { queueMessage } from "../messages/index.ts";
import { changePassword } from "../players/index.ts";
import type { MessageTextsPort, PushPort, StorePorts } from "../ports.ts";
import { announceOthersEnd, endOtherSessions, type SignedIn } from "../sessions/index.ts";
import { confirmPassword, refuseCommonPassword } from "./confirm-password.ts";
import { noticeLetter } from "./letters.ts";
import { dropMailTokens } from "./mail-token.ts";
import { hashPassword } from "./passwords.ts";

/**
 * Changes the password of a signed-in player. The current session stays valid; every other session ends, its sockets are notified, and
 * password reset links already sent become invalid.
 * @throws DomainError `wrong_password`, `too_many_attempts`, or `invalid_param` for a common password.
 */
export async function updatePassword(
  deps: StorePorts & MessageTextsPort & PushPort,
  context: RequestContext,
  { player, sessionHash }: SignedIn,
  input: ParsedInputOf<typeof calls.updatePassword>,
): Promise<void> {
  const confirmedHash = await confirmPassword(deps, context, player, {
    password: input.oldpassword,
    field: "oldpassword",
  });
  refuseCommonPassword(input.newpassword, player.email);
  const passwordHash = await hashPassword(input.newpassword);
  const now = deps.now();
  await deps.database.transaction(async (connection) => {
    if (!(await changePassword(connection, player.id, { passwordHash, confirmedHash })))
      throw new DomainError("wrong_password", { fields: { oldpassword: "core.error_password_wrong" } });
    await endOtherSessions(connection, { playerId: player.id, keptSession: sessionHash }, now);
    await dropMailTokens(connection, player.id, "password_reset");
    if (isTemporaryEmail(player.email)) return;
    const letter = noticeLetter(deps, "password_changed", player.language, player.brand);
    await queueMessage(connection, { channel: "email", recipient: player.email, ...letter }, now);
  });
  announceOthersEnd(deps, player, sessionHash, "password_changed");
}
