import type { SqlConnection } from "@bellwether/db";
import { beforeMoment, type EventsWanted, knownFacts, momentKey, type PlayerEvent } from "../player-event.ts";
import { deviceName } from "./device-name.ts";

type Row = {
  key: string;
  created_at: Date;
  last_seen_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
  address: string | null;
  device: string | null;
  country: string | null;
};

/** A player's sessions as events of the office's timeline. */
export async function listLogins(
  connection: SqlConnection,
  { playerId, after, limit }: EventsWanted,
): Promise<PlayerEvent[]> {
  const { rows } = await connection.query<Row>(
    `SELECT ${momentKey("created_at")} AS key, created_at, last_seen_at, ended_at, end_reason, address, device, country
     FROM session WHERE player_id = $1 AND ${beforeMoment("created_at")} ORDER BY created_at DESC LIMIT $3`,
    [playerId, after ?? null, limit],
  );
  return rows.map((row) => ({
    key: row.key,
    at: row.created_at,
    title: "login",
    facts: knownFacts({
      device: deviceName(row.device),
      ip: row.address,
      country: row.country,
      last_seen: row.last_seen_at.toISOString(),
      ended: row.ended_at?.toISOString(),
      end_reason: row.end_reason,
    }),
  }));
}

/** Number of the player's sessions that have not ended. */
export async function countOpenSessions(connection: SqlConnection, playerId: string): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM session WHERE player_id = $1 AND ended_at IS NULL",
    [playerId],
  );
  return rows[0]?.count ?? 0;
}
