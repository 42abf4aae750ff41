import { pushAddress } from "@bellwether/contract";
import { textArray } from "@bellwether/db";
import type { PushPort, SettingsPort, StorePorts } from "../ports.ts";
import { lastPlayedAt } from "../rounds/index.ts";
import { bringBackSessions } from "./bring-back-sessions.ts";

const MAX_AT_ONCE = 5_000;

type QuietSession = { token_hash: string; player_id: string; last_seen_at: Date };

/**
 * Ends sessions whose time is up and notifies their screens, which would otherwise learn it only from their next call. A player in a game
 * is not idle, although the game calls the studio and not the gate: a round counts as activity. Returns how many ended.
 */
export async function endIdleSessions(
  deps: StorePorts & SettingsPort<"absoluteTimeoutMs" | "idleTimeoutMs"> & PushPort,
): Promise<number> {
  const { database, settings } = deps;
  const now = deps.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await bringBackSessions(database, now);
  const { rows } = await database.query<QuietSession>(
    `SELECT token_hash, player_id, last_seen_at FROM session
     WHERE ended_at IS NULL AND (last_seen_at <= $1 OR created_at <= $2) LIMIT $3`,
    [before(settings.idleTimeoutMs / 2), before(settings.absoluteTimeoutMs), MAX_AT_ONCE],
  );
  if (rows.length === 0) return 0;
  const played = await lastPlayedAt(
    database,
    rows.map((row) => row.player_id),
  );
  const active = rows.filter((row) => (played.get(row.player_id) ?? row.last_seen_at) > row.last_seen_at);
  if (active.length > 0) {
    await database.query(
      `UPDATE session s SET last_seen_at = greatest(s.last_seen_at, k.at) FROM unnest($1::text[], $2::timestamptz[]) AS k(token_hash, at)
       WHERE s.token_hash = k.token_hash AND s.ended_at IS NULL`,
      [
        textArray(active.map((row) => row.token_hash)),
        textArray(active.map((row) => (played.get(row.player_id) ?? row.last_seen_at).toISOString())),
      ],
    );
  }
  const ended = await database.query<{ channel: string }>(
    `UPDATE session s SET ended_at = $2, end_reason = 'idle_logout' FROM player_standing p
     WHERE p.id = s.player_id AND s.token_hash = ANY($1::text[]) AND s.ended_at IS NULL AND (s.last_seen_at <= $3 OR s.created_at <= $4)
     RETURNING p.channel`,
    [
      textArray(rows.map((row) => row.token_hash)),
      now,
      before(settings.idleTimeoutMs),
      before(settings.absoluteTimeoutMs),
    ],
  );
  for (const { channel } of ended.rows)
    deps.push.publish(pushAddress(channel), { type: "session_ended", reason: "idle_logout" });
  return ended.rows.length;
}
