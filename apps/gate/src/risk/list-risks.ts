import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { RiskView } from "@bellwether/contract/office/index.ts";
import { onlyRow, type SqlConnection, textArray } from "@bellwether/db";
import { inMarkets } from "../players/index.ts";
import type { RiskMark } from "./risk-mark.ts";
import { type RiskStanding, STANDING_COLUMNS } from "./risk-standing.ts";

const PAGE = 50;

/** A place in a list: after a player with this score, or whose first day (a moment) is this. */
export type RiskPlace = { score?: number; at?: Date; playerId: string };

const IN_MARKETS = inMarkets("s.player_id", "$3");
const BY_SCORE = `SELECT ${STANDING_COLUMNS} FROM risk_standing s
  WHERE s.is_listed AND ($1::int IS NULL OR s.score < $1 OR (s.score = $1 AND s.player_id > $2)) AND ${IN_MARKETS}
  ORDER BY s.score DESC, s.player_id LIMIT ${PAGE + 1}`;
const BY_DAY = `SELECT ${STANDING_COLUMNS} FROM risk_standing s
  WHERE (s.demand_due_at IS NOT NULL OR s.follow_up_at IS NOT NULL)
    AND ($1::timestamptz IS NULL OR (least(s.demand_due_at, s.follow_up_at), s.player_id) > ($1, $2)) AND ${IN_MARKETS}
  ORDER BY least(s.demand_due_at, s.follow_up_at), s.player_id LIMIT ${PAGE + 1}`;

/**
 * Players at risk, the highest score first, or those about whom something is to do, the first day first; 50 at most, after a place in the list; in
 * these markets (`BRAND:CC`), or in all.
 */
export async function listRisks(
  connection: SqlConnection,
  {
    view,
    after,
    markets,
  }: { view: RiskView; after: RiskPlace | undefined; markets: readonly string[] | undefined },
): Promise<{ standings: RiskStanding[]; next: RiskPlace | undefined }> {
  const shared = [after?.playerId ?? null, markets ? textArray(markets) : null];
  const { rows } =
    view === "score"
      ? await connection.query<RiskStanding>(BY_SCORE, [after?.score ?? null, ...shared])
      : await connection.query<RiskStanding>(BY_DAY, [after?.at ?? null, ...shared]);
  const standings = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? standings.at(-1) : undefined;
  const next = last && {
    playerId: last.player_id,
    ...(view === "score" ? { score: last.score } : { at: firstDayOf(last) }),
  };
  return { standings, next };
}

const firstDayOf = ({ demand_due_at: due, follow_up_at: next }: RiskStanding): Date =>
  new Date(Math.min(due?.getTime() ?? Number.POSITIVE_INFINITY, next?.getTime() ?? Number.POSITIVE_INFINITY));

/** How a player stands; as somebody of whom nothing is known, when nothing was ever noted. */
export async function readStanding(connection: SqlConnection, playerId: string): Promise<RiskStanding> {
  const { rows } = await connection.query<RiskStanding>(
    `SELECT ${STANDING_COLUMNS} FROM risk_standing s WHERE s.player_id = $1`,
    [playerId],
  );
  return (
    rows[0] ?? {
      ...{ player_id: playerId, score: 0, is_listed: false, version: 0, taken_by: null, taken_at: null },
      ...{ demand: null, demand_since: null, demand_due_at: null, follow_up_at: null },
    }
  );
}

/** The marks in force of these players. */
export async function marksInForce(
  connection: SqlConnection,
  playerIds: readonly string[],
): Promise<RiskMark[]> {
  const { rows } = await connection.query<RiskMark>(
    `SELECT player_id AS "playerId", reason, marked_by AS "markedBy", marked_at AS "markedAt", reviewed_by AS "reviewedBy" FROM risk_mark
     WHERE lifted_at IS NULL AND player_id = ANY($1::text[])`,
    [textArray(playerIds)],
  );
  return rows;
}

/** About how many players something is to do now, and since when the first waits. */
export async function countRisksWaiting(
  connection: SqlConnection,
  now: Date,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { rows } = await connection.query<{ waiting: number; oldest: Date | null }>(
    `SELECT count(*)::int AS waiting, min(least(demand_since, CASE WHEN follow_up_at <= $1 THEN follow_up_at END)) AS oldest FROM risk_standing
     WHERE demand_due_at IS NOT NULL OR follow_up_at <= $1`,
    [now],
  );
  const { waiting, oldest } = onlyRow(rows);
  return { waiting, oldestAt: oldest };
}

/** About how many players something has not been done by its day: what is demanded, or a look on the day before or earlier. */
export async function countRisksOverdue(connection: SqlConnection, now: Date): Promise<number> {
  const { rows } = await connection.query<{ overdue: number }>(
    "SELECT count(*)::int AS overdue FROM risk_standing WHERE demand_due_at < $1 OR follow_up_at <= $2",
    [now, new Date(now.getTime() - DAY_MS)],
  );
  return onlyRow(rows).overdue;
}
