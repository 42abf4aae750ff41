import type { SqlConnection } from "@bellwether/db";
import { type EventsWanted, knownFacts, type PlayerEvent } from "../player-event.ts";
import type { RecordedChange } from "./record-changes.ts";

/** Fields whose values say nothing about who the person is: the office sees them without revealing contact data. */
const OPEN_FIELDS = [
  "country",
  "newsletter",
  "shows_wins",
  "tells_draws",
  "takes_rewards",
  "shows_notes",
  "accepted_terms_version",
];

/** Changes of a player's data and consents as events of the office's timeline. Contact data is left out: only that it changed is told. */
export async function listChangeEvents(
  connection: SqlConnection,
  { playerId, after, limit }: EventsWanted,
): Promise<PlayerEvent[]> {
  const { rows } = await connection.query<RecordedChange & { key: string }>(
    `SELECT id::text AS key, field, before, after, address, at FROM player_change
     WHERE player_id = $1 AND ($2::bigint IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
    [playerId, after ?? null, limit],
  );
  return rows.map(({ key, field, before, after: value, address, at }) => {
    const isOpen = OPEN_FIELDS.includes(field);
    return {
      key,
      at,
      title: `change.${before === null ? "consent" : "data"}`,
      facts: knownFacts({
        field,
        ...(isOpen && { before, after: value }),
        ip: address,
      }),
    };
  });
}
