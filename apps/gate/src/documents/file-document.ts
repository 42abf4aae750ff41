import type { DocumentKind } from "@bellwether/contract";
import { onlyRow, type SqlConnection } from "@bellwether/db";

/** Files a document without pages, which somebody outside has looked at, inside an SQL transaction that has locked the player: it waits. Returns its id. */
export async function fileDocument(
  connection: SqlConnection,
  { playerId, kind, at }: { playerId: string; kind: DocumentKind; at: Date },
): Promise<string> {
  const { rows } = await connection.query<{ id: string }>(
    `INSERT INTO player_document (player_id, kind, state, begun_at, sent_at) VALUES ($1, $2, 'waiting', $3, $3)
     RETURNING id::text AS id`,
    [playerId, kind, at],
  );
  return onlyRow(rows).id;
}
