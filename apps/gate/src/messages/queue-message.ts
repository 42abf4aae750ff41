import { randomUUID } from "node:crypto";
import type { SqlConnection } from "@bellwether/db";

/** A text to a phone or a letter to a mailbox. `id` is the same at each attempt, so that a gateway can drop a repeat. */
export type Message = {
  id: string;
  channel: "sms" | "email";
  recipient: string;
  subject: string;
  body: string;
  html?: string | undefined;
  /** Mailbox that an answer goes to, where it is not the sender's. */
  replyTo?: string | undefined;
};

/**
 * Hands a message to the outside: an SMS gateway or a mail server.
 * Rejects with {@link MessageRefusedError} when it will never be taken, with anything else when it may be taken later.
 */
export type DeliverMessage = (message: Message) => Promise<void>;

export type DeliveryPort = { deliver: DeliverMessage };

/** The outside says that this message will never be taken: the number or mailbox does not exist, or the message is not one. */
export class MessageRefusedError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "MessageRefusedError";
  }
}

/** Messages that one phone or mailbox gets at most: nobody is flooded through us, and nobody's SMS bill is run up. */
const MAX_TO_ONE = { within: "1 hour", messages: 10 };

/**
 * Puts a message into the outbox, inside the SQL transaction of what it tells.
 * `uselessAfter` is for what ends, such as a code: later it is given up instead of sent. `mostInAnHour` is the recipient's bound where it is not a person's.
 * @returns whether it will be sent. One over the recipient's bound is kept as given up: whether to say so is the caller's choice, since
 * the answer may tell who has an account.
 */
export async function queueMessage(
  connection: SqlConnection,
  message: Omit<Message, "id"> & { id?: string; uselessAfter?: Date; mostInAnHour?: number },
  now: Date,
): Promise<boolean> {
  const { rows } = await connection.query<{ given_up_at: Date | null }>(
    `INSERT INTO message (id, channel, recipient, subject, body, html, reply_to, useless_after, created_at, next_attempt_at, given_up_at, last_error)
     SELECT $1::uuid, $2::text, $3::text, $4::text, $5::text, $6::text, $11::text, $10::timestamptz, $7::timestamptz, $7::timestamptz, CASE WHEN full_up THEN $7::timestamptz END, CASE WHEN full_up THEN 'too many to this recipient' END
     FROM (SELECT count(*) >= $8::int AS full_up FROM message
           WHERE channel = $2::text AND recipient = $3::text AND created_at > $7::timestamptz - $9::text::interval AND (given_up_at IS NULL OR attempts > 0)) recent
     RETURNING given_up_at`,
    [
      message.id ?? randomUUID(),
      message.channel,
      message.recipient,
      message.subject,
      message.body,
      message.html ?? null,
      now,
      message.mostInAnHour ?? MAX_TO_ONE.messages,
      MAX_TO_ONE.within,
      message.uselessAfter ?? null,
      message.replyTo ?? null,
    ],
  );
  return rows[0]!.given_up_at === null;
}

/** Has the message been taken? One that was given up before its first attempt was over a limit: it counts as not taken. */
export async function isQueued(connection: SqlConnection, id: string): Promise<boolean> {
  const { rows } = await connection.query(
    "SELECT 1 FROM message WHERE id = $1::uuid AND (given_up_at IS NULL OR attempts > 0)",
    [id],
  );
  return rows.length > 0;
}
