import { randomUUID } from "node:crypto";
import type { SqlConnection } from "@bellwether/db";

/** A text to a phone or a letter to a mailbox. `id` is the same at each attempt, so that a gateway can drop a repeat. */
export type Message = {
  id: string;
  channel: "sms" | "email";
  recipient: string;
  subject: string;
  body: string;
};

/** Hands a message to the outside: an SMS gateway or a mail server. Rejects when it was not taken. */
export type DeliverMessage = (message: Message) => Promise<void>;

/** Puts a message into the outbox, inside the SQL transaction of what it tells. */
export async function queueMessage(
  connection: SqlConnection,
  message: Omit<Message, "id">,
  now: Date,
): Promise<void> {
  await connection.query(
    `INSERT INTO message (id, channel, recipient, subject, body, created_at, next_attempt_at) VALUES ($1, $2, $3, $4, $5, $6, $6)`,
    [randomUUID(), message.channel, message.recipient, message.subject, message.body, now],
  );
}
