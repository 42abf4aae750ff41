import type { DataPart, DataRow } from "@bellwether/db";
import { withdrawWithin } from "./withdraw-document.ts";

/** Documents that the player has sent. An export lists them without the files, which the player has already. */
export const documentsData: DataPart = {
  name: "documents",
  async collect(connection, { playerId }) {
    const documents = await connection.query<DataRow>(
      `SELECT d.kind, d.state, d.sent_at, d.decided_at, d.cause, d.expires_on::text AS expires_on,
         (SELECT count(*)::int FROM document_file f WHERE f.document_id = d.id AND f.state = 'kept') AS kept_pages
       FROM player_document d WHERE d.player_id = $1 ORDER BY d.id DESC`,
      [playerId],
    );
    const events = await connection.query<DataRow>(
      "SELECT document_id, name, at FROM document_event WHERE player_id = $1 ORDER BY id DESC",
      [playerId],
    );
    return { documents: documents.rows, document_events: events.rows };
  },
  /** What nobody has decided about proves nothing. */
  async eraseAsked(connection, { playerId }) {
    const { rows } = await connection.query<{ id: string }>(
      "SELECT id::text AS id FROM player_document WHERE player_id = $1 AND state IN ('draft', 'waiting') FOR UPDATE",
      [playerId],
    );
    for (const { id } of rows) await withdrawWithin(connection, id);
  },
  async eraseKept(connection, { playerId }) {
    await connection.query(
      `UPDATE document_file SET upload_id = '', state = CASE WHEN state IN ('kept', 'writing') THEN 'leaving' ELSE state END
       WHERE player_id = $1`,
      [playerId],
    );
    await connection.query(
      "UPDATE player_document SET note = NULL, held_by = NULL, held_reason = NULL, held_until = NULL WHERE player_id = $1",
      [playerId],
    );
    await connection.query("UPDATE document_event SET facts = '{}' WHERE player_id = $1", [playerId]);
  },
};
