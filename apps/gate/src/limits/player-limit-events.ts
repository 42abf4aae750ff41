import { minorToAmount } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { beforeMoment, type EventsWanted, knownFacts, momentKey, type PlayerEvent } from "../player-event.ts";

type Row = {
  key: string;
  at: Date;
  title: string;
  type: string;
  duration: string;
  value: bigint | null;
  state: string | null;
  until: Date | null;
  reason: string | null;
};

/** Limits that count minutes; the others count money. */
const IN_MINUTES = ["login"];

/** A player's limits in force: kind, period in days, and amount of money or minutes. */
export async function limitsInForce(
  connection: SqlConnection,
  playerId: string,
): Promise<{ kind: string; period: string; amount: string }[]> {
  const { rows } = await connection.query<{ type: string; duration_days: number; value: bigint }>(
    `SELECT type, duration_days, value FROM player_limit WHERE player_id = $1 AND state IN ('active', 'cancelling') ORDER BY type, duration_days`,
    [playerId],
  );
  return rows.map((row) => ({
    kind: row.type,
    period: `${row.duration_days} d`,
    amount: amountOf(row.type, row.value),
  }));
}

const amountOf = (type: string, value: bigint) =>
  IN_MINUTES.includes(type) ? `${value} min` : minorToAmount(value);

/** A player's limits and exclusions as events of the office's timeline. */
export async function listLimitEvents(
  connection: SqlConnection,
  { playerId, after, limit }: EventsWanted,
): Promise<PlayerEvent[]> {
  const { rows } = await connection.query<Row>(
    `SELECT ${momentKey("at")} AS key, * FROM (
       SELECT requested_at AS at, CASE WHEN imposed_value = value THEN 'limit.imposed.' ELSE 'limit.' END || state AS title, type, duration_days::text AS duration, value, state, ended_at AS until, NULL AS reason
       FROM player_limit WHERE player_id = $1
       UNION ALL
       SELECT starts_at, CASE WHEN excluded_by IS NULL THEN 'limit.exclusion' ELSE 'limit.house_exclusion' END, 'exclusion', duration, NULL, NULL, ends_at, reason FROM exclusion WHERE player_id = $1
     ) AS event WHERE ${beforeMoment("at")} ORDER BY at DESC LIMIT $3`,
    [playerId, after ?? null, limit],
  );
  return rows.map((row) => ({
    key: row.key,
    at: row.at,
    title: row.title,
    facts: knownFacts({
      kind: row.type,
      period: row.type === "exclusion" ? row.duration : `${row.duration} d`,
      value: row.value === null ? null : amountOf(row.type, row.value),
      until: row.until?.toISOString(),
      reason: row.reason,
    }),
  }));
}
