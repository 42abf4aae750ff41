import type { SqlConnection } from "@bellwether/db";
import { beforeMoment, type EventsWanted, knownFacts, momentKey, type PlayerEvent } from "../player-event.ts";

/** As whom the rules sign their marks. */
const BY_RULES = "rules";

type Row = {
  key: string;
  at: Date;
  title: string;
  by: string;
  reason: string | null;
  act: string | null;
  outcome: string | null;
  follow_up_on: string | null;
};

/** A player's marks, and what was done about them, as events of the office's timeline; what was said is in the records alone. */
export async function listRiskEvents(
  connection: SqlConnection,
  { playerId, after, limit }: EventsWanted,
): Promise<PlayerEvent[]> {
  const { rows } = await connection.query<Row>(
    `SELECT ${momentKey("at")} AS key, * FROM (
       SELECT written_at AS at, 'risk.' || kind AS title, written_by AS by, NULL::text AS reason, act, outcome, follow_up_on::text AS follow_up_on
       FROM risk_interaction WHERE player_id = $1
       UNION ALL SELECT marked_at, 'risk.marked', marked_by, reason, NULL, NULL, NULL FROM risk_mark WHERE player_id = $1
       UNION ALL SELECT reviewed_at, 'risk.kept', reviewed_by, NULL, NULL, NULL, NULL FROM risk_mark WHERE player_id = $1 AND reviewed_at > marked_at
       UNION ALL SELECT lifted_at, 'risk.lifted', lifted_by, lift_reason, NULL, NULL, NULL FROM risk_mark WHERE player_id = $1 AND lifted_at IS NOT NULL
     ) AS event WHERE ${beforeMoment("at")} ORDER BY at DESC LIMIT $3`,
    [playerId, after ?? null, limit],
  );
  return rows.map((row) => ({
    key: row.key,
    at: row.at,
    title: row.title,
    facts: knownFacts({
      ...(row.by === BY_RULES ? { signs: row.reason } : { reason: row.reason }),
      act: row.act,
      outcome: row.outcome,
      follow_up_on: row.follow_up_on,
    }),
    by: { kind: row.by === BY_RULES ? ("job" as const) : ("operator" as const), name: row.by },
  }));
}
