import type { SqlConnection } from "@bellwether/db";
import { findModel, minimumRoundMs } from "@bellwether/games";
import type { ClockPort, GameTermsPort, ModelsPort } from "../ports.ts";
import { type Session, tableTermsOf } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";

const MAX_AHEAD_MS = 5_000;

/**
 * Enforces the market's minimum time between two starts of the player in all games; the game that was started last decides how long the
 * time is. A round whose stake is being taken counts, since otherwise several games could start at the same moment. A round that was never
 * drawn does not count, nor does a bet at a table, which has the table's pace. A round that started further in the future than the clocks of two nodes may differ does not count either: then the
 * clock was set back, and the player would have to wait until it has caught up. Throws `too_fast` with the remaining time.
 */
export async function refuseTooFast(
  deps: ClockPort & GameTermsPort & ModelsPort,
  connection: SqlConnection,
  session: Session,
): Promise<void> {
  // The lock on the seed pair covers only one game. The read runs after the lock, since the statements of a connection keep their order.
  const [, { rows }] = await Promise.all([
    connection.query("/* prepared */ SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [
      `studio pace ${session.owner}`,
    ]),
    connection.query<{ model: string; started_at: Date }>(
      `/* prepared */ SELECT coalesce(model, engine) AS model, started_at FROM studio_round
       WHERE owner = $1 AND table_id IS NULL AND (script IS NOT NULL OR state IN ('staking', 'staked')) ORDER BY place DESC LIMIT 1`,
      [session.owner],
    ),
  ]);
  const last = rows[0];
  if (!last) return;
  const paceMs = minimumRoundMs(findModel(deps.models, last.model), tableTermsOf(deps, session));
  const aheadMs = last.started_at.getTime() - deps.now().getTime();
  const retryAfterMs = aheadMs + paceMs;
  if (retryAfterMs > 0 && aheadMs <= MAX_AHEAD_MS) {
    throw new StudioRefusalError("too_fast", `at least ${paceMs} ms from start to start`, {
      retryAfterMs,
    });
  }
}
