import { DomainError, isTemporaryEmail } from "@bellwether/contract";
import { HOUR_MS } from "@bellwether/contract/durations.ts";
import type { LetterAgain } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { NO_ADDRESS } from "../http/request-context.ts";
import { tooManyAttempts } from "../http/too-many-attempts.ts";
import { queueMessage } from "../messages/index.ts";
import { type Player, readPhoneNumber } from "../players/index.ts";
import type { NotifyPorts, SettingsPort, StorePorts } from "../ports.ts";
import { sendCode } from "./activate.ts";
import { confirmEmailLetter, resetLetter } from "./letters.ts";
import { issueMailToken, type MailTokenPurpose } from "./mail-token.ts";

/**
 * Sends a player again what they say they did not get: a new code or link each time, to the address that they have entered themselves. What was sent
 * before stays good as long as it was.
 * @throws DomainError `conflict` when the player waits for no such letter, `too_many_attempts` when the mailbox or number has got its maximum
 */
export async function sendAgain(
  deps: StorePorts & NotifyPorts & SettingsPort<"siteUrl" | "smsPerAddress" | "smsPerDay">,
  connection: SqlConnection,
  player: Player,
  letter: LetterAgain,
): Promise<void> {
  if (player.status === "closed") throw new DomainError("conflict", { detail: "the account is closed" });
  if (letter === "activation_code") {
    const phone = player.isActivated ? player.phonePending : player.phone;
    if (!phone) throw new DomainError("conflict", { detail: "no number waits for a code" });
    const read = readPhoneNumber(phone);
    const country = read.fault ? player.country : read.country;
    const number = { phone, country, address: NO_ADDRESS };
    if (!(await sendCode(deps, connection, player, number)))
      throw new DomainError("conflict", { detail: "another account has this number" });
    return;
  }
  const purpose: MailTokenPurpose = letter === "email_confirmation" ? "email_change" : "password_reset";
  const email = purpose === "email_change" ? player.emailPending : player.email;
  if (!email || isTemporaryEmail(email))
    throw new DomainError("conflict", { detail: "no mailbox waits for this letter" });
  const now = deps.now();
  const token = await issueMailToken(connection, { purpose, playerId: player.id, email }, now);
  const write = purpose === "email_change" ? confirmEmailLetter : resetLetter;
  const text = write(deps, player.language, player.brand, token);
  if (!(await queueMessage(connection, { channel: "email", recipient: email, ...text }, now)))
    throw tooManyAttempts(HOUR_MS);
}
