import type { ClockPort, DatabasePort } from "../ports.ts";
import { deletePastRewards } from "../rewards/index.ts";
import { deletePastRequests, deleteRounds } from "../rounds/index.ts";
import { deleteSeedPairs } from "../seeds/index.ts";
import { deleteExpiredSessions, deleteExpiredWatches, deletePurses } from "../sessions/index.ts";

const MAX_AT_ONCE = 500;

/**
 * Deletes expired sessions, free rounds and withdrawn requests, and all data of an expired free-play session, since nobody has its secret
 * any more. Rounds for money are kept.
 */
export async function forgetSessions(deps: ClockPort & DatabasePort): Promise<void> {
  while ((await forgetSome(deps)) === MAX_AT_ONCE);
}

async function forgetSome({ database, now }: ClockPort & DatabasePort): Promise<number> {
  return database.transaction(async (connection) => {
    const { count, freeOwners } = await deleteExpiredSessions(connection, now(), MAX_AT_ONCE);
    await deleteExpiredWatches(connection, now());
    await deletePastRewards(connection, now());
    await deletePastRequests(connection, now());
    if (freeOwners.length === 0) return count;
    await deleteRounds(connection, freeOwners);
    await deleteSeedPairs(connection, freeOwners);
    await deletePurses(connection, freeOwners);
    return count;
  });
}
