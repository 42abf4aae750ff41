import { randomUUID } from "node:crypto";
import type { SqlConnection } from "@bellwether/db";
import { isPast } from "../is-past.ts";

/** An SMS or an email. `id` is the same at each attempt, so that a gateway can drop a repeat. */
export type Message = {
  id: string;
  channel: "sms" | "email";
  recipient: string;
  subject: string;
  body: string;
  html?: string | undefined;
  /** Reply-to address, if it is not the sender's. */
  replyTo?: string | undefined;
};

/**
 * Sends a message through an SMS gateway or a mail server. Rejects with {@link MessageRefusedError} for a permanent refusal, and with any
 * other error for a temporary one.
 */
export type DeliverMessage = (message: Message) => Promise<void>;

export type DeliveryPort = { deliver: DeliverMessage };

/** The gateway or mail server refuses this message permanently: the number or mailbox does not exist, or the message is invalid. */
export class MessageRefusedError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "MessageRefusedError";
  }
}

/** Maximum number of messages to one phone or mailbox, so that nobody is flooded through us and no SMS bill is run up. */
const MAX_TO_ONE = { within: "1 hour", messages: 10 };

/**
 * Puts a message into the outbox, inside the SQL transaction of the event that it reports. `uselessAfter` is for content that expires, such
 * as a code: after it the message is dropped instead of sent. `mostInAnHour` is the recipient's limit if the recipient is not a player.
 * `isOwed` is for what the house must tell a player and no form can cause, such as a win: the limit neither stops nor counts it.
 * A message whose `id` is known already is not stored again.
 * @returns whether it will be sent. A message over the recipient's limit is stored as given up. The caller decides whether to report that,
 * since the response could reveal who has an account.
 */
export async function queueMessage(
  connection: SqlConnection,
  message: Omit<Message, "id"> & {
    id?: string;
    uselessAfter?: Date;
    mostInAnHour?: number;
    isOwed?: boolean;
  },
  now: Date,
): Promise<boolean> {
  const { rows } = await connection.query<{ given_up_at: Date | null }>(
    `INSERT INTO message (id, channel, recipient, subject, body, html, reply_to, useless_after, created_at, next_attempt_at, given_up_at, last_error, is_owed)
     SELECT $1::uuid, $2::text, $3::text, $4::text, $5::text, $6::text, $11::text, $10::timestamptz, $7::timestamptz, $7::timestamptz, CASE WHEN full_up THEN $7::timestamptz END, CASE WHEN full_up THEN 'too many to this recipient' END, $12::boolean
     FROM (SELECT count(*) >= $8::int AND NOT $12::boolean AS full_up FROM message
           WHERE channel = $2::text AND recipient = $3::text AND created_at > $7::timestamptz - $9::text::interval AND ${isPast("created_at", "$7")} AND (given_up_at IS NULL OR attempts > 0) AND NOT is_owed) recent
     ON CONFLICT (id) DO NOTHING RETURNING given_up_at`,
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
      message.isOwed ?? false,
    ],
  );
  const [row] = rows;
  if (!row) return message.id !== undefined && isQueued(connection, message.id);
  return row.given_up_at === null;
}

/** Whether the message is queued or sent. A message that was given up before its first attempt was over a limit: it counts as not queued. */
export async function isQueued(connection: SqlConnection, id: string): Promise<boolean> {
  const { rows } = await connection.query(
    "SELECT 1 FROM message WHERE id = $1::uuid AND (given_up_at IS NULL OR attempts > 0)",
    [id],
  );
  return rows.length > 0;
}
