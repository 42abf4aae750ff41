import { randomBytes } from "node:crypto";
import { shutOutIfExcluded } from "../limits/index.ts";
import { findPlayer, restoreEmail } from "../players/index.ts";
import type { PushPort, StorePorts } from "../ports.ts";
import { announceSessionEnd, endSessions } from "../sessions/index.ts";
import { dropMailTokens, findMailToken, invalidToken, useUndoToken } from "./mail-token.ts";
import { dropFactorsSince } from "./own-factors.ts";
import { hashPassword } from "./passwords.ts";
import { isUniqueViolation } from "./unique-violation.ts";

/**
 * Restores the account's old address, with the token that was mailed there. The person who changed it knew the password, so the password
 * becomes invalid, every session ends, and scratch codes and other factors added since are deleted. The owner sets a new password through an email to the old mailbox.
 * @throws DomainError `token_invalid`
 */
export async function undoEmailChange(
  deps: StorePorts & PushPort,
  token: string,
): Promise<{ email: string }> {
  const now = deps.now();
  const found = await findMailToken(deps.database, token, now);
  const player = await findPlayer(deps.database, found.player_id);
  if (found.purpose !== "email_undo" || !player || player.status === "closed") throw invalidToken();
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  try {
    await deps.database.transaction(async (connection) => {
      const { email, changedAt } = await useUndoToken(connection, token, now);
      await restoreEmail(connection, player.id, { email, passwordHash }, { at: now });
      await endSessions(connection, player.id, "password_changed", now);
      await dropMailTokens(connection, player.id, "password_reset");
      await dropMailTokens(connection, player.id, "email_change");
      await dropFactorsSince(connection, player.id, changedAt);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidToken();
    throw error;
  }
  await announceSessionEnd(deps, player, "password_changed");
  const { email } = found;
  if (player.status === "open") await shutOutIfExcluded(deps, { ...player, email, isEmailConfirmed: true });
  return { email };
}
