import { type calls, DomainError, isTemporaryEmail, type ParsedInputOf } from "@bellwether/contract";
import type { GateParts } from "../gate-parts.ts";
import type { RequestContext } from "../http/request-context.ts";
import { queueMessage } from "../messages/index.ts";
import { confirmPassword, refuseCommonPassword } from "./confirm-password.ts";
import { noticeLetter } from "./letters.ts";
import { dropMailTokens } from "./mail-token.ts";
import { hashPassword } from "./passwords.ts";
import type { SignedIn } from "./sessions.ts";
import { announceOthersEnd, endOtherSessions } from "./sessions.ts";

/**
 * Changes the password of a signed-in player. The session it comes from goes on; every other one ends, its sockets are told, and
 * links for forgotten passwords that are under way open nothing any more.
 * @throws DomainError `wrong_password`, `too_many_attempts`, or `invalid_param` for a common password.
 */
export async function updatePassword(
  parts: GateParts,
  context: RequestContext,
  { player, sessionHash }: SignedIn,
  input: ParsedInputOf<typeof calls.updatePassword>,
): Promise<void> {
  const confirmedHash = await confirmPassword(parts, context, player, {
    password: input.oldpassword,
    field: "oldpassword",
  });
  refuseCommonPassword(input.newpassword, player.email);
  const passwordHash = await hashPassword(input.newpassword);
  const now = parts.now();
  await parts.database.transaction(async (connection) => {
    // Only while the confirmed password is still the one in force: of two changes at once, the second must know the first.
    const { rows } = await connection.query(
      "UPDATE player SET password_hash = $2 WHERE id = $1 AND password_hash = $3 AND status <> 'closed' RETURNING id",
      [player.id, passwordHash, confirmedHash],
    );
    if (rows.length === 0)
      throw new DomainError("wrong_password", { fields: { oldpassword: "core.error_password_wrong" } });
    await endOtherSessions(connection, { playerId: player.id, keptSession: sessionHash }, now);
    await dropMailTokens(connection, player.id, "password_reset");
    if (isTemporaryEmail(player.email)) return;
    const letter = noticeLetter(parts, "password_changed", player.language, player.brand);
    await queueMessage(connection, { channel: "email", recipient: player.email, ...letter }, now);
  });
  announceOthersEnd(parts, player, sessionHash, "password_changed");
}
