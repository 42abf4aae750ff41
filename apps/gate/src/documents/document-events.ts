import type { SqlConnection } from "@bellwether/db";
import type { Actor } from "../actor.ts";
import { type EventsWanted, knownFacts, type PlayerEvent } from "../player-event.ts";

type DocumentFacts = Readonly<Record<string, string | null>>;

/** Records what happened to a document, inside its SQL transaction; `actor` is left out for what the player did. */
export async function noteDocumentEvent(
  connection: SqlConnection,
  { playerId, documentId }: { playerId: string; documentId: string },
  { name, at, actor, facts = {} }: { name: string; at: Date; actor?: Actor; facts?: DocumentFacts },
): Promise<void> {
  await connection.query(
    `INSERT INTO document_event (player_id, document_id, name, at, by_kind, by_name, facts)
     VALUES ($1, $2::bigint, $3, $4, $5, $6, $7::jsonb)`,
    [playerId, documentId, name, at, actor?.kind ?? null, actor?.name ?? null, JSON.stringify(facts)],
  );
}

type EventRow = {
  id: string;
  name: string;
  at: Date;
  by_kind: "operator" | "job" | "command" | null;
  by_name: string | null;
  kind: string;
  facts: DocumentFacts;
};

/** What happened to a player's documents as events of the office's timeline. */
export async function listDocumentEvents(
  connection: SqlConnection,
  { playerId, after, limit }: EventsWanted,
): Promise<PlayerEvent[]> {
  const { rows } = await connection.query<EventRow>(
    `SELECT e.id::text AS id, e.name, e.at, e.by_kind, e.by_name, d.kind, e.facts
     FROM document_event e JOIN player_document d ON d.id = e.document_id
     WHERE e.player_id = $1 AND ($2::bigint IS NULL OR e.id < $2) ORDER BY e.id DESC LIMIT $3`,
    [playerId, after ?? null, limit],
  );
  return rows.map(({ id, name, at, by_kind: byKind, by_name: byName, kind, facts }) => ({
    ...{ key: id, at, title: `document.${name}`, facts: knownFacts({ document: kind, ...facts }) },
    by: byKind && byName ? { kind: byKind, name: byName } : undefined,
  }));
}
