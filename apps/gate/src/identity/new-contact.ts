import { DomainError, isSameMailbox, isTemporaryEmail, readEmail } from "@bellwether/contract";
import type { ContactField } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { queueMessage } from "../messages/index.ts";
import {
  confirmPendingEmail,
  confirmPhone,
  findPlayerByEmail,
  isPhoneTaken,
  type Player,
  readPhoneNumber,
  setPendingEmail,
} from "../players/index.ts";
import type { ClockPort, MessageTextsPort, SettingsPort } from "../ports.ts";
import { beginChecks, dropActivationCode } from "./activate.ts";
import { emailChangedLetter } from "./letters.ts";
import { dropMailTokens, isHeldForUndo, issueMailToken } from "./mail-token.ts";
import { sendNotice } from "./send-notice.ts";

/** Contact data that the office has entered for a player. `id` is another one for each entry. */
export type NewContact = { id: string; value: string };

/**
 * Stores an email or a phone number for a player who cannot confirm it themselves, in place of one that was entered before. It is nobody's until two
 * persons make it the account's ({@link useNewContact}).
 * @param typed a phone number as people in the player's country write it
 * @throws DomainError `invalid_param` with the field `value`, also for what the account has already, or `conflict` for what another account has
 */
export async function enterNewContact(
  connection: SqlConnection,
  player: Player,
  { field, typed }: { field: ContactField; typed: string },
  now: Date,
): Promise<NewContact> {
  const value = field === "email" ? readMailbox(player, typed) : readNumber(player, typed);
  await refuseTaken(connection, player, { field, value }, now);
  await connection.query("DELETE FROM new_contact WHERE player_id = $1 AND field = $2", [player.id, field]);
  const { rows } = await connection.query<{ id: bigint }>(
    "INSERT INTO new_contact (player_id, field, value, entered_at) VALUES ($1, $2, $3, $4) RETURNING id",
    [player.id, field, value, now],
  );
  return { id: String(rows[0]?.id), value };
}

function readMailbox(player: Player, typed: string): string {
  const email = readEmail(typed);
  if (email === undefined || isTemporaryEmail(email)) throw invalid("core.error_email_invalid");
  if (isSameMailbox(email, player.email)) throw invalid("core.error_invalid_param");
  return email;
}

function readNumber(player: Player, typed: string): string {
  const { phone, fault } = readPhoneNumber(typed, player.country);
  if (fault) throw invalid(fault);
  if (phone === player.phone && player.isActivated) throw invalid("core.error_invalid_param");
  return phone;
}

const invalid = (text: string) => new DomainError("invalid_param", { fields: { value: text } });

async function refuseTaken(
  connection: SqlConnection,
  player: Player,
  { field, value }: { field: ContactField; value: string },
  now: Date,
): Promise<void> {
  const isTaken =
    field === "email"
      ? (await findPlayerByEmail(connection, player.brand, value)) !== undefined ||
        (await isHeldForUndo(connection, { brand: player.brand, email: value, playerId: player.id }, now))
      : await isPhoneTaken(connection, player, value);
  if (isTaken)
    throw new DomainError("conflict", {
      detail: `another account has this ${field}`,
      fields: { value: "core.error_conflict" },
    });
}

export async function findNewContact(
  connection: SqlConnection,
  playerId: string,
  field: ContactField,
): Promise<NewContact | undefined> {
  const { rows } = await connection.query<{ id: bigint; value: string }>(
    "SELECT id, value FROM new_contact WHERE player_id = $1 AND field = $2",
    [playerId, field],
  );
  return rows[0] && { id: String(rows[0].id), value: rows[0].value };
}

/**
 * Makes what was entered the account's. Whoever has the old mailbox gets a letter: after a change of the email one whose link undoes it for 7 days.
 * A number also activates an account that is not yet.
 * @throws DomainError `not_found` when nothing is entered any more, or `conflict` when another account has it meanwhile
 */
export async function useNewContact(
  deps: ClockPort & MessageTextsPort & SettingsPort<"siteUrl">,
  connection: SqlConnection,
  player: Player,
  field: ContactField,
): Promise<void> {
  const at = deps.now();
  const { rows } = await connection.query<{ value: string }>(
    "DELETE FROM new_contact WHERE player_id = $1 AND field = $2 RETURNING value",
    [player.id, field],
  );
  const value = rows[0]?.value;
  if (value === undefined) throw new DomainError("not_found");
  await refuseTaken(connection, player, { field, value }, at);
  if (field === "phone") {
    await confirmPhone(connection, player.id, value, { at });
    if (!player.isActivated) await beginChecks(deps, connection, player);
    await dropActivationCode(connection, player.id);
    return sendNotice(deps, connection, player, "phone_changed");
  }
  await setPendingEmail(connection, player.id, value);
  await confirmPendingEmail(connection, player.id, value, { at });
  await dropMailTokens(connection, player.id, "password_reset");
  await dropMailTokens(connection, player.id, "email_change");
  if (isTemporaryEmail(player.email)) return;
  const undo = await issueMailToken(
    connection,
    { purpose: "email_undo", playerId: player.id, email: player.email },
    at,
  );
  const letter = emailChangedLetter(deps, player.language, player.brand, undo);
  await queueMessage(connection, { channel: "email", recipient: player.email, ...letter }, at);
}
