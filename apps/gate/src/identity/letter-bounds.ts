import { hash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { isTemporaryEmail, readEmail } from "@bellwether/contract";
import { DAY_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import type { BrandKey } from "@bellwether/market";
import { tooManyAttempts } from "../http/too-many-attempts.ts";
import { isPast } from "../is-past.ts";
import { queueMessage } from "../messages/index.ts";
import { lockPlayerByEmail } from "../players/index.ts";
import type { ClockPort, MessageTextsPort, SettingsPort } from "../ports.ts";
import { collisionLetter } from "./letters.ts";
import { lockName } from "./slow-guessing.ts";

const WINDOW_MS = 15 * MINUTE_MS;
const MAX_REQUESTS_PER_ADDRESS = 10;
const MAX_LETTERS_PER_MAILBOX = 3;
/** Taken addresses that one network address may enter within the window before it has to wait. */
const MAX_COLLISIONS_PER_ADDRESS = 5;
const COLLISION_LETTER_EVERY_MS = DAY_MS;

/** Longer than the slower path takes on a machine that is not overloaded, so that timing does not reveal which path ran. */
const EVEN_ANSWER_MS = 150;

/** Runs `work` and settles no earlier than a fixed time, so that known and unknown addresses take equally long. */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), wait(EVEN_ANSWER_MS)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}

/**
 * Records a request for an email to a mailbox and returns whether it may be sent: at most 3 in 15 minutes per mailbox, from all requesters together.
 * @throws DomainError `too_many_attempts` for the 11th request from a network address in 15 minutes, for known and unknown mailboxes alike.
 */
export async function noteLetterRequest(
  connection: SqlConnection,
  request: { brand: BrandKey; email: string; address: string },
  now: Date,
): Promise<boolean> {
  const mailboxHash = hash(
    "sha256",
    `${request.brand}:${withoutTag(readEmail(request.email) ?? request.email)}`,
    "base64url",
  );
  const since = new Date(now.getTime() - WINDOW_MS);
  await lockName(connection, `letters-asked:${request.address}`);
  await lockName(connection, `letters-to:${mailboxHash}`);
  const { rows } = await connection.query<{ at: Date }>(
    `SELECT at FROM mail_request WHERE address = $1 AND at > $2 AND ${isPast("at", "$4")} ORDER BY at DESC LIMIT $3`,
    [request.address, since, MAX_REQUESTS_PER_ADDRESS, now],
  );
  const oldest = rows.at(-1);
  if (oldest && rows.length >= MAX_REQUESTS_PER_ADDRESS)
    throw tooManyAttempts(oldest.at.getTime() + WINDOW_MS - now.getTime());
  const earlier = await connection.query(
    `SELECT 1 FROM mail_request WHERE mailbox_hash = $1 AND at > $2 AND ${isPast("at", "$4")} LIMIT $3`,
    [mailboxHash, since, MAX_LETTERS_PER_MAILBOX, now],
  );
  await connection.query("INSERT INTO mail_request (mailbox_hash, address, at) VALUES ($1, $2, $3)", [
    mailboxHash,
    request.address,
    now,
  ]);
  return earlier.rows.length < MAX_LETTERS_PER_MAILBOX;
}

/** The address without what follows a plus sign: mail to `aino+1@x.org` arrives in the mailbox of `aino@x.org`. */
function withoutTag(email: string): string {
  return email.replace(/\+[^@]*@/, "@");
}

/**
 * Lets one network address hit 5 different existing accounts in 15 minutes and then refuses every further request from it, so that nobody
 * can test a list of addresses. The lock is held until the SQL transaction ends, so that parallel attempts count too.
 * @throws DomainError `too_many_attempts`.
 */
export async function refuseCollisionHunt(
  connection: SqlConnection,
  address: string,
  now: Date,
): Promise<void> {
  await lockName(connection, `collisions:${address}`);
  const { rows } = await connection.query<{ last: Date }>(
    `SELECT max(at) AS last FROM address_collision WHERE address = $1 AND at > $2 AND ${isPast("at", "$4")}
     GROUP BY player_id ORDER BY last DESC LIMIT $3`,
    [address, new Date(now.getTime() - WINDOW_MS), MAX_COLLISIONS_PER_ADDRESS, now],
  );
  const oldest = rows.at(-1);
  if (oldest && rows.length >= MAX_COLLISIONS_PER_ADDRESS)
    throw tooManyAttempts(oldest.last.getTime() + WINDOW_MS - now.getTime());
}

/**
 * Records that someone entered the address of an existing account and notifies its owner, at most once a day and only if the account may receive email.
 */
export async function noteCollision(
  deps: MessageTextsPort & ClockPort & SettingsPort<"siteUrl">,
  connection: SqlConnection,
  { brand, email, address }: { brand: BrandKey; email: string; address: string },
): Promise<void> {
  const now = deps.now();
  const owner = await lockPlayerByEmail(connection, brand, email);
  if (!owner) return;
  const notified = await connection.query(
    `SELECT 1 FROM address_collision WHERE player_id = $1 AND at > $2 AND ${isPast("at", "$3")} LIMIT 1`,
    [owner.id, new Date(now.getTime() - COLLISION_LETTER_EVERY_MS), now],
  );
  await connection.query("INSERT INTO address_collision (player_id, address, at) VALUES ($1, $2, $3)", [
    owner.id,
    address,
    now,
  ]);
  if (notified.rows.length > 0 || owner.status !== "open" || isTemporaryEmail(owner.email)) return;
  const letter = collisionLetter(deps, owner.language, brand);
  await queueMessage(connection, { channel: "email", recipient: owner.email, ...letter }, now);
}
