import type { SqlConnection } from "@bellwether/db";
import { sheetFor } from "@bellwether/games";
import type { Session } from "../sessions/session.ts";
import type { StudioContext } from "../studio-parts.ts";
import { StudioRefusal } from "../studio-refusal.ts";

const MOST_AHEAD_MS = 5_000;

/**
 * Holds the least time from one start to the next, whatever the client does; a round that was never drawn does not count. Nor does one
 * that was begun further ahead than clocks of two nodes may differ: the clock has been set back, and would keep the player waiting until it
 * has caught up. Throws `too_fast` with the time that is left.
 */
export async function refuseTooFast(
  studio: StudioContext,
  connection: SqlConnection,
  session: Session,
): Promise<void> {
  const { rows } = await connection.query<{ started_at: Date }>(
    `SELECT started_at FROM studio_round WHERE owner = $1 AND game_code = $2 AND script IS NOT NULL
     ORDER BY place DESC LIMIT 1`,
    [session.owner, session.gameCode],
  );
  if (!rows[0]) return;
  const { minimumRoundMs } = sheetFor(session.engine, session.currency);
  const aheadMs = rows[0].started_at.getTime() - studio.now().getTime();
  const retryAfterMs = aheadMs + minimumRoundMs;
  if (retryAfterMs > 0 && aheadMs <= MOST_AHEAD_MS) {
    throw new StudioRefusal("too_fast", `at least ${minimumRoundMs} ms from start to start`, {
      retryAfterMs,
    });
  }
}
