import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { ResolverPort, StepPorts } from "../ports.ts";
import { DECISION_MS, TABLE_BET_MS, TICKET_MS } from "./due.ts";

/**
 * A round is due this much later than its longest wait by a fault alone: the longest pause between two attempts is 5 minutes, and a node whose
 * clock differs by up to 10 goes by the database's.
 */
const MAX_LATE_MS = 15 * MINUTE_MS;

/** SQL: whether a round's `due_at` is further ahead than its state ever waits. `$1` is now, the others are the longest waits in ms. */
const after = (parameter: string) => `due_at > $1::timestamptz + (${parameter}) * interval '1 millisecond'`;
const WAITS_TOO_LONG = `${after("$2::float8")} AND (state IN ('staking', 'unknown', 'settling') OR (state = 'staked' AND table_id IS NULL)
  OR (state = 'open' AND ${after("$2::float8 + $3::float8")}) OR (state = 'deciding' AND ${after("$2::float8 + $4::float8")})
  OR (state = 'staked' AND EXISTS (SELECT 1 FROM studio_table_progress t WHERE t.table_id = r.table_id AND t.number = r.table_number
    AND t.phase IN ('paid', 'void') AND ${after("$2::float8 + CASE WHEN t.draws_at IS NULL THEN $5::float8 ELSE $6::float8 END")})))`;

/**
 * Makes rounds and further stakes due that a clock ahead has put off: wallet calls without an answer, wins that nobody settles, and bets at
 * tables whose round is over. A player's choice waits for its whole time from now, because the player may be about to make it. A wait counts as
 * too long only by the later one of the two clocks: on a node that is behind, all waits seem long.
 */
export async function bringBackRounds({
  database,
  databaseTime,
  log,
  now,
  openRoundTimeoutMs,
}: StepPorts & Pick<ResolverPort, "openRoundTimeoutMs">): Promise<void> {
  const at = new Date(Math.max(now().getTime(), (await databaseTime(database)).getTime()));
  const rounds = await database.query(
    `UPDATE studio_round r SET due_at = $1::timestamptz + CASE WHEN state = 'deciding' THEN $4::float8 ELSE 0 END * interval '1 millisecond'
     WHERE ${WAITS_TOO_LONG}`,
    [at, MAX_LATE_MS, openRoundTimeoutMs, DECISION_MS, TABLE_BET_MS, TICKET_MS],
  );
  const actions = await database.query(`UPDATE studio_action SET due_at = $1 WHERE ${after("$2::float8")}`, [
    at,
    MAX_LATE_MS,
  ]);
  if (rounds.rowCount + actions.rowCount === 0) return;
  const counts = { rounds: rounds.rowCount, furtherStakes: actions.rowCount };
  log.error(counts, "rounds waited longer than any round waits: a clock was ahead, and they are due");
}
