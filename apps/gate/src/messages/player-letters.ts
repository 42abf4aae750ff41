import { type SqlConnection, textArray } from "@bellwether/db";
import { beforeMoment, type EventsWanted, knownFacts, momentKey, type PlayerEvent } from "../player-event.ts";

type Row = {
  key: string;
  created_at: Date;
  channel: string;
  subject: string | null;
  sent_at: Date | null;
  given_up_at: Date | null;
  attempts: number;
  last_error: string | null;
};

/** Letters and SMS to these addresses as events of the office's timeline; their text, which can hold codes, is left out. */
export async function listLetters(
  connection: SqlConnection,
  { after, limit }: Omit<EventsWanted, "playerId">,
  recipients: readonly string[],
): Promise<PlayerEvent[]> {
  const { rows } = await connection.query<Row>(
    `SELECT ${momentKey("created_at")} AS key, created_at, channel, subject, sent_at, given_up_at, attempts, last_error FROM message
     WHERE channel IN ('email', 'sms') AND recipient = ANY($1::text[]) AND ${beforeMoment("created_at")} ORDER BY created_at DESC LIMIT $3`,
    [textArray(recipients), after ?? null, limit],
  );
  return rows.map((row) => ({
    key: row.key,
    at: row.created_at,
    title: `letter.${row.sent_at ? "sent" : row.given_up_at ? "given_up" : "waiting"}`,
    facts: knownFacts({
      channel: row.channel,
      subject: row.subject,
      sent: row.sent_at?.toISOString(),
      attempts: row.attempts > 1 ? String(row.attempts) : null,
      error: row.sent_at ? null : row.last_error,
    }),
  }));
}
