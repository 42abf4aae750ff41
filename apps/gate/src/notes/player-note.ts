import { onlyRow, type SqlConnection } from "@bellwether/db";
import type { Actor } from "../actor.ts";
import type { EventsWanted, PlayerEvent } from "../player-event.ts";

/** A note on a player. */
type StoredNote = { id: string; written_by: string; written_at: Date; body: string };

/** Stores a note on a player. Returns its id. */
export async function writeNote(
  connection: SqlConnection,
  { playerId, body }: { playerId: string; body: string },
  { actor, at }: { actor: Actor; at: Date },
): Promise<string> {
  const { rows } = await connection.query<{ id: string }>(
    "INSERT INTO player_note (player_id, written_by, written_at, body) VALUES ($1, $2, $3, $4) RETURNING id::text AS id",
    [playerId, actor.name, at, body],
  );
  return onlyRow(rows).id;
}

/** Notes on a player as events of the office's timeline. */
export async function listNotes(
  connection: SqlConnection,
  { playerId, after, limit }: EventsWanted,
): Promise<PlayerEvent[]> {
  const { rows } = await connection.query<StoredNote>(
    `SELECT id::text AS id, written_by, written_at, body FROM player_note
     WHERE player_id = $1 AND ($2::bigint IS NULL OR player_note.id < $2) ORDER BY player_note.id DESC LIMIT $3`,
    [playerId, after ?? null, limit],
  );
  return rows.map(({ id, written_by: name, written_at: at, body }) => ({
    ...{ key: id, at, title: "note", facts: [{ name: "text", value: body }] },
    by: { kind: "operator", name },
  }));
}
