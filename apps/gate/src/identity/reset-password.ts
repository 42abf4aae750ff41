import { type calls, isTemporaryEmail, type OutputOf, type ParsedInputOf } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import type { BrandKey } from "@bellwether/market";
import type { RequestContext } from "../http/request-context.ts";
import { shutOutIfExcluded } from "../limits/index.ts";
import { queueMessage } from "../messages/index.ts";
import { findPlayer, findPlayerByEmail, resetPasswordOf } from "../players/index.ts";
import type { MessageTextsPort, PushPort, SettingsPort, StorePorts } from "../ports.ts";
import { announceSessionEnd, endSessions } from "../sessions/index.ts";
import { refuseWeakPassword } from "./confirm-password.ts";
import { inEvenTime, noteLetterRequest } from "./letter-bounds.ts";
import { noticeLetter, resetLetter } from "./letters.ts";
import {
  findMailToken,
  invalidToken,
  issueMailToken,
  MAIL_TOKEN_LIFETIME_MS,
  useMailToken,
} from "./mail-token.ts";
import { hashPassword } from "./passwords.ts";
import { forgetFailures, guessAt } from "./slow-guessing.ts";

/**
 * Mails a link that sets a new password, if the account exists. Body, status and time are the same if it does not exist, if it is closed,
 * and if its mailbox has reached its maximum of emails.
 * @throws DomainError `too_many_attempts` for a network address that sends too many requests, whatever address they name.
 */
export function requestPasswordReset(
  deps: StorePorts & MessageTextsPort & SettingsPort<"siteUrl">,
  context: RequestContext,
  email: string,
): Promise<OutputOf<typeof calls.requestToken>> {
  return inEvenTime(async () => {
    const now = deps.now();
    await deps.database.transaction(async (connection) => {
      const { brand, address } = context;
      const maySend = await noteLetterRequest(connection, { brand, email, address }, now);
      if (maySend) await mailResetLink(deps, connection, { brand, email }, now);
    });
    return { requested: true, expires_in_seconds: MAIL_TOKEN_LIFETIME_MS / 1000 };
  });
}

async function mailResetLink(
  deps: MessageTextsPort & SettingsPort<"siteUrl">,
  connection: SqlConnection,
  { brand, email }: { brand: BrandKey; email: string },
  now: Date,
): Promise<void> {
  const player = await findPlayerByEmail(connection, brand, email);
  if (!player || player.status === "closed" || isTemporaryEmail(player.email)) return;
  // The account's address as it is stored, which may be an older spelling of the typed one.
  const { email: recipient } = player;
  const token = await issueMailToken(
    connection,
    { purpose: "password_reset", playerId: player.id, email: recipient },
    now,
  );
  const letter = resetLetter(deps, player.language, brand, token);
  await queueMessage(connection, { channel: "email", recipient, ...letter }, now);
}

/**
 * Sets a new password with a mailed token and uses the token up. Ends every session of the account.
 * @throws DomainError `token_invalid`, or `invalid_param` for a weak password; then the token stays valid.
 */
export async function resetPassword(
  deps: StorePorts & MessageTextsPort & PushPort,
  context: RequestContext,
  input: ParsedInputOf<typeof calls.resetPassword>,
): Promise<void> {
  const now = deps.now();
  const found = await findMailToken(deps.database, input.token, now);
  const player = await findPlayer(deps.database, found.player_id);
  if (found.purpose !== "password_reset" || !player || player.status === "closed") throw invalidToken();
  await refuseWeakPassword(input.newpassword, player);
  const passwordHash = await hashPassword(input.newpassword);
  await deps.database.transaction(async (connection) => {
    await useMailToken(connection, "password_reset", input.token, now);
    // Opening the link proves that the player reads this mailbox.
    const isReset = await resetPasswordOf(connection, player.id, {
      email: found.email,
      passwordHash,
      at: now,
    });
    // A link that was being created while the address changed was sent to the old mailbox, and did not exist yet when older links were dropped.
    if (!isReset) throw invalidToken();
    await endSessions(connection, player.id, "password_changed", now);
    // A player who forgot the password has often failed several attempts before; from this address the new one must work at once.
    await forgetFailures(connection, guessAt(player.brand, player.email, context.address));
    const letter = noticeLetter(deps, "password_changed", player.language, player.brand);
    await queueMessage(connection, { channel: "email", recipient: player.email, ...letter }, now);
  });
  await announceSessionEnd(deps, player, "password_changed");
  if (player.status === "open") await shutOutIfExcluded(deps, { ...player, isEmailConfirmed: true });
}
