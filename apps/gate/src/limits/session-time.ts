import type { SqlConnection } from "@bellwether/db";
import type { LimitDays } from "@bellwether/market";
import { forEachItem } from "../jobs/index.ts";
import { findPlayer, type Player } from "../players/index.ts";
import type { ClockPort, DatabasePort, LogPort } from "../ports.ts";
import type { PushPort } from "../push/index.ts";
import { announceSessionEnd, endSession, setSessionEnd, setSessionsEnd } from "../sessions/index.ts";
import { periodOf } from "./limit.ts";

type Holder = Pick<Player, "id" | "createdAt">;

/**
 * When the player's time is used up if the player stays logged in: the earliest end over all login limits.
 * @returns undefined without such a limit; a time not after `now` when it is already used up.
 */
export async function sessionEnd(
  connection: SqlConnection,
  player: Holder,
  now: Date,
): Promise<Date | undefined> {
  const { rows } = await connection.query<{ duration_days: LimitDays; value: bigint }>(
    "SELECT duration_days, value FROM player_limit WHERE player_id = $1 AND type = 'login' AND state IN ('active', 'cancelling')",
    [player.id],
  );
  let earliest: Date | undefined;
  for (const row of rows) {
    const { startsAt } = periodOf(player.createdAt, row.duration_days, now);
    const leftMs = Number(row.value) * 60_000 - (await loggedInMs(connection, player.id, startsAt, now));
    const end = new Date(now.getTime() + leftMs);
    if (!earliest || end < earliest) earliest = end;
  }
  return earliest;
}

/** Milliseconds that the player was logged in since `from`. A session that expired idle counts until its last use. */
export async function loggedInMs(
  connection: SqlConnection,
  playerId: string,
  from: Date,
  now: Date,
): Promise<number> {
  const { rows } = await connection.query<{ ms: number }>(
    `SELECT coalesce(sum(greatest(0, extract(epoch FROM
         CASE WHEN ended_at IS NULL THEN $3 WHEN end_reason = 'idle_logout' THEN last_seen_at ELSE ended_at END
         - greatest(created_at, $2)))), 0)::float8 * 1000 AS ms
     FROM session WHERE player_id = $1 AND coalesce(ended_at, $3) > $2`,
    [playerId, from, now],
  );
  return Math.round(rows[0]!.ms);
}

/** Recomputes when the live session must end, after a login limit has changed. */
export async function refreshSessionEnd(connection: SqlConnection, player: Holder, now: Date): Promise<void> {
  const end = await sessionEnd(connection, player, now);
  await setSessionsEnd(connection, player.id, end ?? null);
}

/**
 * Decides on a live session whose computed end has passed: if a new period has begun since, the session continues until its new end.
 * @returns whether it has ended.
 */
export async function endSessionIfUsedUp(
  connection: SqlConnection,
  player: Holder,
  sessionHash: string,
  now: Date,
): Promise<boolean> {
  const end = await sessionEnd(connection, player, now);
  if (!end || end > now) {
    await setSessionEnd(connection, sessionHash, end ?? null);
    return false;
  }
  await endSession(connection, sessionHash, "login_limit", now);
  return true;
}

/** Ends every live session whose player's time is used up, and notifies its screens. */
export async function endOverdueSessions(
  deps: DatabasePort & LogPort & ClockPort & PushPort,
): Promise<number> {
  const { rows } = await deps.database.query<{ token_hash: string; player_id: string }>(
    "SELECT token_hash, player_id FROM session WHERE ended_at IS NULL AND must_end_at <= $1 ORDER BY must_end_at",
    [deps.now()],
  );
  let ended = 0;
  const endOne = async (row: { token_hash: string; player_id: string }) => {
    const player = (await findPlayer(deps.database, row.player_id))!;
    if (!(await endSessionIfUsedUp(deps.database, player, row.token_hash, deps.now()))) return;
    announceSessionEnd(deps, player, "login_limit");
    ended += 1;
  };
  await forEachItem(deps, rows, endOne, { nameOf: (row) => row.player_id });
  return ended;
}
