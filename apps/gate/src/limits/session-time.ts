import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import type { LimitDays } from "@bellwether/market";
import { forEachItem } from "../jobs/index.ts";
import { type Player, readPlayer } from "../players/index.ts";
import type { LogPort, PushPort, StorePorts } from "../ports.ts";
import {
  announceSessionEnd,
  endSession,
  loggedInMs,
  type OverdueSession,
  overdueSessions,
  setSessionEnd,
  setSessionsEnd,
} from "../sessions/index.ts";
import { periodOf } from "./limit.ts";

type Holder = Pick<Player, "id" | "country" | "createdAt">;

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
    const { startsAt } = periodOf(player, row.duration_days, now);
    const leftMs = Number(row.value) * MINUTE_MS - (await loggedInMs(connection, player.id, startsAt, now));
    const end = new Date(now.getTime() + leftMs);
    if (!earliest || end < earliest) earliest = end;
  }
  return earliest;
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
export async function endOverdueSessions(deps: StorePorts & LogPort & PushPort): Promise<number> {
  const overdue = await overdueSessions(deps.database, deps.now());
  let ended = 0;
  const endOne = async ({ playerId, sessionHash }: OverdueSession) => {
    const player = await readPlayer(deps.database, playerId);
    if (!(await endSessionIfUsedUp(deps.database, player, sessionHash, deps.now()))) return;
    await announceSessionEnd(deps, player, "login_limit");
    ended += 1;
  };
  await forEachItem(deps, overdue, endOne, { nameOf: ({ playerId }) => playerId });
  return ended;
}
