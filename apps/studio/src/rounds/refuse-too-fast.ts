import type { EngineId } from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { sheetFor } from "@bellwether/games";
import type { Session } from "../sessions/session.ts";
import type { StudioContext } from "../studio-parts.ts";
import { StudioRefusalError } from "../studio-refusal.ts";

const MAX_AHEAD_MS = 5_000;

/**
 * Holds the least time from one start to the next over all games of the player, whatever the client does: the game that was started last
 * says how long. A round that takes its stake counts, or games opened side by side would start at one moment; one that was never drawn does
 * not. Nor does one that was begun further ahead than clocks of two nodes may differ: the clock has been set back, and would keep the
 * player waiting until it has caught up. Throws `too_fast` with the time that is left.
 */
export async function refuseTooFast(
  studio: StudioContext,
  connection: SqlConnection,
  session: Session,
): Promise<void> {
  // The seed pair's lock is one game's alone.
  await connection.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `studio pace ${session.owner}`,
  ]);
  const { rows } = await connection.query<{ engine: EngineId; started_at: Date }>(
    `SELECT engine, started_at FROM studio_round
     WHERE owner = $1 AND (script IS NOT NULL OR state IN ('staking', 'staked')) ORDER BY place DESC LIMIT 1`,
    [session.owner],
  );
  const last = rows[0];
  if (!last) return;
  const { minimumRoundMs } = sheetFor(last.engine, session.currency);
  const aheadMs = last.started_at.getTime() - studio.now().getTime();
  const retryAfterMs = aheadMs + minimumRoundMs;
  if (retryAfterMs > 0 && aheadMs <= MAX_AHEAD_MS) {
    throw new StudioRefusalError("too_fast", `at least ${minimumRoundMs} ms from start to start`, {
      retryAfterMs,
    });
  }
}
