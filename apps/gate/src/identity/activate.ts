import { hash, randomInt } from "node:crypto";
import { type calls, DomainError, errorTable, type ParsedInputOf } from "@bellwether/contract";
import { CLOCK_TOLERANCE_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import type { RequestContext } from "../http/request-context.ts";
import { sameBytes } from "../http/same-bytes.ts";
import { tooManyAttempts } from "../http/too-many-attempts.ts";
import { shutOutIfExcluded } from "../limits/index.ts";
import { queueMessage, writeMessage } from "../messages/index.ts";
import {
  confirmPhone,
  findPlayer,
  isPhoneTaken,
  type Player,
  readPhoneNumber,
  setPendingPhone,
} from "../players/index.ts";
import type {
  ClockPort,
  MessageTextsPort,
  NotifyPorts,
  PushPort,
  SettingsPort,
  StorePorts,
} from "../ports.ts";
import { wantScreening } from "../screening/index.ts";
import { askFirstWithin } from "../verification/index.ts";
import { lockName } from "./slow-guessing.ts";
import { noteSms } from "./sms-bounds.ts";
import { isUniqueViolation } from "./unique-violation.ts";

const CODE_LIFETIME_MS = 10 * MINUTE_MS;
const TRIES = 5;
const RESEND_AFTER_MS = 30_000;
/** How long a number must wait after it received the maximum of messages of all kinds. */
const FULL_AGAIN_AFTER_MS = HOUR_MS;

type CodeRow = { phone: string; code_hash: string; requested_at: Date; expires_at: Date; tries_left: number };

/**
 * Sends a new code of 6 digits to the number and invalidates an older code. An active player verifies another number in the same way: it
 * stays pending, and the account keeps the verified number until the code is entered.
 * @throws DomainError `already_activated`, `phone_invalid`, `phone_taken` `code_requested_too_soon` (with `seconds`, and the `phone` to
 * which a code was sent) or `too_many_attempts` when the number, the network, the country or the day has reached its maximum of messages.
 */
export async function requestActivation(
  deps: StorePorts & NotifyPorts & SettingsPort<"smsPerAddress" | "smsPerDay">,
  context: RequestContext,
  player: Player,
  input: ParsedInputOf<typeof calls.requestActivation>,
) {
  const dialCode = input.phone_country_code.replace("+", "");
  const read = readPhoneNumber(`+${dialCode}${input.phone_number.replaceAll(/\D/g, "").replace(/^0+/, "")}`);
  if (read.fault) throw new DomainError("phone_invalid", { fields: { phone_number: read.fault } });
  const { phone } = read;
  if (player.isActivated && phone === player.phone) throw new DomainError("already_activated");
  const number = { phone, country: read.country, address: context.address };
  const isTaken = await deps.database.transaction(
    async (connection) => !(await sendCode(deps, connection, player, number)),
  );
  // The attempt is committed before the refusal is thrown.
  if (isTaken) throw new DomainError("phone_taken", { fields: { phone_number: "core.error_phone_refused" } });
  return { phone, expires_in_seconds: CODE_LIFETIME_MS / 1000, resend_in_seconds: RESEND_AFTER_MS / 1000 };
}

/**
 * Sends a new code to the number, inside an SQL transaction. Returns false when another account has the number: nothing is sent, and the attempt
 * counts. `country` is the number's, `address` the network that asks.
 * @throws DomainError `code_requested_too_soon` or `too_many_attempts`
 */
export async function sendCode(
  deps: ClockPort & NotifyPorts & SettingsPort<"smsPerAddress" | "smsPerDay">,
  connection: SqlConnection,
  player: Player,
  { phone, country, address }: { phone: string; country: string; address: string },
): Promise<boolean> {
  const now = deps.now();
  const code = String(randomInt(0, 1_000_000)).padStart(6, "0");
  // Before the first attempt there is no row to lock.
  await lockName(connection, `activation:${player.id}`);
  const { rows } = await connection.query<CodeRow>(
    "SELECT * FROM activation_code WHERE player_id = $1 FOR UPDATE",
    [player.id],
  );
  const last = rows[0];
  const waitMs = last ? last.requested_at.getTime() + RESEND_AFTER_MS - now.getTime() : 0;
  // A longer wait than there is was stored by a clock that was ahead.
  if (last && waitMs > 0 && waitMs <= RESEND_AFTER_MS + CLOCK_TOLERANCE_MS)
    throw new DomainError("code_requested_too_soon", {
      params: {
        seconds: String(Math.ceil(waitMs / 1000)),
        // An attempt with a number in use has sent no code.
        ...(last.tries_left > 0 && last.expires_at > now && { phone: last.phone }),
      },
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    });
  if (await isPhoneTaken(connection, player, phone)) {
    await noteTry(connection, player, phone, now);
    return false;
  }
  await noteSms(deps, connection, { address, country });
  await connection.query(
    `INSERT INTO activation_code (player_id, phone, code_hash, requested_at, expires_at, tries_left) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (player_id) DO UPDATE SET phone = excluded.phone, code_hash = excluded.code_hash, requested_at = excluded.requested_at,
       expires_at = excluded.expires_at, tries_left = excluded.tries_left`,
    [player.id, phone, hashCode(player, code), now, new Date(now.getTime() + CODE_LIFETIME_MS), TRIES],
  );
  await setPendingPhone(connection, player.id, phone);
  const { subject, body } = writeMessage(deps.messageTexts, "activation_code", {
    ...player,
    params: { code, minutes: String(CODE_LIFETIME_MS / MINUTE_MS) },
  });
  // Rolled back with everything else: a code that is not sent must not count.
  const uselessAfter = new Date(now.getTime() + CODE_LIFETIME_MS);
  if (
    !(await queueMessage(connection, { channel: "sms", recipient: phone, subject, body, uselessAfter }, now))
  )
    throw tooManyAttempts(FULL_AGAIN_AFTER_MS);
  return true;
}

/**
 * Learning that a number is in use starts the same wait as requesting a code; otherwise a list of numbers could be tested quickly. A code
 * that was already sent stays valid.
 */
async function noteTry(connection: SqlConnection, player: Player, phone: string, now: Date): Promise<void> {
  await connection.query(
    `INSERT INTO activation_code (player_id, phone, code_hash, requested_at, expires_at, tries_left) VALUES ($1, $2, '', $3, $3, 0)
     ON CONFLICT (player_id) DO UPDATE SET requested_at = excluded.requested_at`,
    [player.id, phone, now],
  );
}

/**
 * Enters a code. Each wrong code uses up an attempt, counted in the database so that parallel guesses count too. A player whose verified
 * number belongs to an excluded person is excluded as well.
 * @throws DomainError `code_expired`, `code_too_many_tries`, `code_wrong`, `phone_taken`, `already_activated` or `account_excluded`.
 */
export async function validateActivation(
  deps: StorePorts & PushPort & MessageTextsPort,
  player: Player,
  code: string,
): Promise<void> {
  const outcome = await enterCode(deps, player, code).catch((error) => {
    // Two accounts entered codes for one number at the same moment, and the other one won.
    if (isUniqueViolation(error)) return "phone_taken" as const;
    throw error;
  });
  // The used attempt is committed before the refusal is thrown.
  if (outcome !== "verified")
    throw new DomainError(outcome, { fields: { activation_code: errorTable[outcome].message } });
  const proven = await findPlayer(deps.database, player.id);
  if (proven && (await shutOutIfExcluded(deps, proven))) throw new DomainError("account_excluded");
}

function enterCode(deps: StorePorts & MessageTextsPort, player: Player, code: string) {
  const now = deps.now();
  return deps.database.transaction(async (connection) => {
    const { rows } = await connection.query<CodeRow>(
      "SELECT * FROM activation_code WHERE player_id = $1 FOR UPDATE",
      [player.id],
    );
    const row = rows[0];
    if (!row && player.isActivated) return "already_activated";
    if (!row || row.expires_at <= now) return "code_expired";
    if (row.tries_left <= 0) return "code_too_many_tries";
    if (!sameBytes(Buffer.from(hashCode(player, code)), Buffer.from(row.code_hash))) {
      await connection.query("UPDATE activation_code SET tries_left = tries_left - 1 WHERE player_id = $1", [
        player.id,
      ]);
      return row.tries_left === 1 ? "code_too_many_tries" : "code_wrong";
    }
    if (await isPhoneTaken(connection, player, row.phone)) return "phone_taken";
    await confirmPhone(connection, player.id, row.phone, { at: now });
    if (!player.isActivated) await beginChecks(deps, connection, player);
    await dropActivationCode(connection, player.id);
    return "verified";
  });
}

/** What an account waits for from its activation on: lists are searched for the player, and some markets want a proof of who plays. */
export async function beginChecks(
  deps: ClockPort & MessageTextsPort,
  connection: SqlConnection,
  player: Player,
): Promise<void> {
  await wantScreening(connection, player.id, deps.now());
  await askFirstWithin(connection, deps, player);
}

/** Deletes the player's pending code. */
export async function dropActivationCode(connection: SqlConnection, playerId: string): Promise<void> {
  await connection.query("DELETE FROM activation_code WHERE player_id = $1", [playerId]);
}

/** Salted with the player, so that equal codes of two players have different hashes. */
function hashCode(player: Player, code: string): string {
  return hash("sha256", `${player.id}:${player.channel}:${code}`, "hex");
}
