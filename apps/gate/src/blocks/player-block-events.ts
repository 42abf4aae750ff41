import type { SqlConnection } from "@bellwether/db";
import { type EventsWanted, knownFacts, type PlayerEvent } from "../player-event.ts";
import type { StoredBlock } from "./player-block.ts";

/** A player's blocks as events of the office's timeline. */
export async function listBlockEvents(
  connection: SqlConnection,
  { playerId, after, limit }: EventsWanted,
): Promise<PlayerEvent[]> {
  const { rows } = await connection.query<StoredBlock>(
    `SELECT *, id::text AS id FROM player_block
     WHERE player_id = $1 AND ($2::bigint IS NULL OR player_block.id < $2) ORDER BY player_block.id DESC LIMIT $3`,
    [playerId, after ?? null, limit],
  );
  return rows.map((row) => ({
    key: row.id,
    at: row.blocked_at,
    title: row.lifted_at ? "block.lifted" : "block.set",
    facts: knownFacts({
      scopes: row.scopes.join(", "),
      reason: row.reason,
      until: row.until?.toISOString(),
      lifted: row.lifted_at?.toISOString(),
    }),
    by: row.blocked_kind === "player" ? undefined : { kind: row.blocked_kind, name: row.blocked_by },
  }));
}
