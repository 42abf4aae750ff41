import { DomainError, isSameMailbox, isTemporaryEmail, readEmail } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import type { RequestContext } from "../http/request-context.ts";
import { shutOutIfExcluded } from "../limits/index.ts";
import { queueMessage } from "../messages/index.ts";
import {
  confirmPendingEmail,
  findPlayer,
  findPlayerByEmail,
  type Player,
  setPendingEmail,
} from "../players/index.ts";
import type {
  ClockPort,
  MessageTextsPort,
  NotifyPorts,
  SealedStorePorts,
  SettingsPort,
  StorePorts,
} from "../ports.ts";
import { confirmOwner, type OwnersWord } from "./confirm-owner.ts";
import { inEvenTime, noteCollision, noteLetterRequest } from "./letter-bounds.ts";
import { confirmEmailLetter, emailChangedLetter } from "./letters.ts";
import {
  dropMailTokens,
  findMailToken,
  invalidToken,
  isHeldForUndo,
  issueMailToken,
  useMailToken,
} from "./mail-token.ts";
import { useSecondFactor } from "./second-factor.ts";
import { isUniqueViolation } from "./unique-violation.ts";

/**
 * Stores a new address as pending and mails it a link; opening the link makes it the account's address. If another player of the brand
 * already has the address, that player is notified instead, and the answer has the same body and timing. Entering the account's own address
 * drops a pending one.
 * @returns the pending address, or undefined. A session alone must not be enough to take over the account: a new address requires the
 * password, and a scratch code if the player has codes.
 * @throws DomainError `invalid_param` for a placeholder address, `wrong_password`, `scratch_code_required`, `scratch_code_wrong` or
 * `too_many_attempts`.
 */
export async function requestEmailChange(
  deps: SealedStorePorts & MessageTextsPort & SettingsPort<"siteUrl">,
  context: RequestContext,
  player: Player,
  { email: typed, ...word }: { email: string } & OwnersWord,
): Promise<string | null> {
  const networkAddress = context.address;
  const isOwn = isSameMailbox(typed, player.email);
  const email = isOwn ? player.email : readEmail(typed);
  if (email === undefined || (!isOwn && isTemporaryEmail(email)))
    throw new DomainError("invalid_param", { fields: { email: "core.error_email_invalid" } });
  const code = isOwn ? undefined : await confirmOwner(deps, context, player, word);
  return inEvenTime(async () => {
    const now = deps.now();
    const pending = isOwn ? null : email;
    await deps.database.transaction(async (connection) => {
      if (code) await useSecondFactor(deps, connection, player, code);
      const maySend =
        pending !== null &&
        (await noteLetterRequest(connection, { brand: player.brand, email, address: networkAddress }, now));
      // Links to earlier pending addresses would restore an address that the player no longer wants; repeating the same address keeps its link.
      if (pending !== player.emailPending) await dropMailTokens(connection, player.id, "email_change");
      await setPendingEmail(connection, player.id, pending);
      if (maySend) await mailConfirmation(deps, connection, player, { email, networkAddress }, now);
    });
    return pending;
  });
}

async function mailConfirmation(
  deps: MessageTextsPort & ClockPort & SettingsPort<"siteUrl">,
  connection: SqlConnection,
  player: Player,
  { email, networkAddress }: { email: string; networkAddress: string },
  now: Date,
): Promise<void> {
  if (await isTaken(connection, player, email, now))
    return noteCollision(deps, connection, { brand: player.brand, email, address: networkAddress });
  const token = await issueMailToken(
    connection,
    { purpose: "email_change", playerId: player.id, email },
    now,
  );
  const letter = confirmEmailLetter(deps, player.language, player.brand, token);
  await queueMessage(connection, { channel: "email", recipient: email, ...letter }, now);
}

/**
 * Makes the address of a mailed token the account's address. The old mailbox receives a link that undoes the change for 7 days, and
 * password reset links sent there become invalid. No session is required, since emails are often read on another device.
 * @throws DomainError `token_invalid`, also when another player took the address in the meantime, or `account_excluded` when the address
 * belongs to an excluded person.
 */
export async function confirmEmail(
  deps: StorePorts & NotifyPorts & SettingsPort<"siteUrl">,
  token: string,
): Promise<{ email: string }> {
  const now = deps.now();
  const found = await findMailToken(deps.database, token, now);
  const player = await findPlayer(deps.database, found.player_id);
  if (found.purpose !== "email_change" || !player || player.status === "closed") throw invalidToken();
  const { email } = found;
  try {
    await deps.database.transaction(async (connection) => {
      await useMailToken(connection, "email_change", token, now);
      if (await isHeldForUndo(connection, { brand: player.brand, email, playerId: player.id }, now))
        throw invalidToken();
      const isConfirmed = await confirmPendingEmail(connection, player.id, email, { at: now });
      // A link that was being created while the player entered another address did not exist yet when older links were dropped.
      if (!isConfirmed) throw invalidToken();
      await dropMailTokens(connection, player.id, "password_reset");
      if (isTemporaryEmail(player.email)) return;
      const undo = await issueMailToken(
        connection,
        { purpose: "email_undo", playerId: player.id, email: player.email },
        now,
      );
      const letter = emailChangedLetter(deps, player.language, player.brand, undo);
      await queueMessage(connection, { channel: "email", recipient: player.email, ...letter }, now);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidToken();
    throw error;
  }
  // A player who is already excluded may still change the contact address.
  if (
    player.status === "open" &&
    (await shutOutIfExcluded(deps, { ...player, email, isEmailConfirmed: true }))
  )
    throw new DomainError("account_excluded");
  return { email };
}

async function isTaken(
  connection: SqlConnection,
  player: Player,
  email: string,
  now: Date,
): Promise<boolean> {
  if (await isHeldForUndo(connection, { brand: player.brand, email, playerId: player.id }, now)) return true;
  return (await findPlayerByEmail(connection, player.brand, email)) !== undefined;
}
