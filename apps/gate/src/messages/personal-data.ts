import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { type DataPart, type DataRow, textArray } from "@bellwether/db";

/** A letter that waits is sent within minutes, or given up after some hours. */
const ASK_AGAIN_MS = 10 * MINUTE_MS;

/** Letters and SMS to the player, and what they wrote to support. The text of a letter can hold a code, so an export has its subject alone. */
export const messagesData: DataPart = {
  name: "messages",
  async collect(connection, { contacts }) {
    const { rows } = await connection.query<DataRow>(
      `SELECT channel, recipient, subject, created_at, sent_at FROM message
       WHERE recipient = ANY($1::text[]) OR reply_to = ANY($1::text[]) ORDER BY created_at DESC`,
      [textArray(contacts)],
    );
    return { letters: rows };
  },
  async waitsUntil(connection, { contacts, at }, stage) {
    if (stage === "law") return undefined;
    // Among them is the letter that confirms the erasure.
    const { rows } = await connection.query(
      `SELECT 1 FROM message WHERE (recipient = ANY($1::text[]) OR reply_to = ANY($1::text[]))
         AND sent_at IS NULL AND given_up_at IS NULL LIMIT 1`,
      [textArray(contacts)],
    );
    return rows.length > 0 ? new Date(at.getTime() + ASK_AGAIN_MS) : undefined;
  },
  eraseAsked: (connection, { contacts }) =>
    connection.query("DELETE FROM message WHERE recipient = ANY($1::text[]) OR reply_to = ANY($1::text[])", [
      textArray(contacts),
    ]),
};
