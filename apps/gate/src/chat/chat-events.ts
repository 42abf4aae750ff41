import type { SqlConnection } from "@bellwether/db";
import { type EventsWanted, knownFacts, type PlayerEvent } from "../player-event.ts";

type Row = {
  id: string;
  kind: string;
  opened_at: Date;
  messages: number;
  ended_by: string | null;
  rating: number | null;
  taken_by: string | null;
};

/** A player's conversations as events of the office's timeline, by their beginning; the transcript is asked for by the conversation's id. */
export async function listChatEvents(
  connection: SqlConnection,
  { playerId, after, limit }: EventsWanted,
): Promise<PlayerEvent[]> {
  const { rows } = await connection.query<Row>(
    `SELECT c.id::text AS id, c.kind, c.opened_at, c.ended_by, c.rating, c.taken_by,
       (SELECT count(*)::int FROM chat_message m WHERE m.chat_id = c.id AND m.author <> 'house') AS messages
     FROM chat c WHERE c.player_id = $1 AND ($2::bigint IS NULL OR c.id < $2) ORDER BY c.id DESC LIMIT $3`,
    [playerId, after ?? null, limit],
  );
  return rows.map((row) => ({
    key: row.id,
    at: row.opened_at,
    title: `chat.${row.kind}`,
    facts: knownFacts({
      chat: row.id,
      messages: String(row.messages),
      ended_by: row.ended_by,
      rating: row.rating === null ? null : String(row.rating),
    }),
    by: row.taken_by === null ? undefined : { kind: "operator" as const, name: row.taken_by },
  }));
}
