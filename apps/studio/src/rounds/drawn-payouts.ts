import { type Database, onlyRow, textArray } from "@bellwether/db";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a round has won: its own payout, and what came from jackpots' pots. In minor units. */
export type DrawnPayout = { payoutMinor: bigint; hitsMinor: bigint };

/**
 * The payouts of the money rounds that this studio had drawn at a given time, by id; other providers' rounds are missing. A ticket or a bet
 * at a table is drawn with its table's round, a round with choices with the last one, and every other round with its stake.
 */
export async function drawnPayouts(
  database: Database,
  rounds: readonly { round: string; playerId: string }[],
  at: Date,
): Promise<Map<string, DrawnPayout>> {
  const own = rounds.filter(({ round }) => UUID.test(round));
  const { rows } = await database.asOwner((connection) =>
    connection.query<DrawnPayout & { id: string }>(
      `SELECT r.id::text, r.payout_minor AS "payoutMinor",
         coalesce((SELECT sum((h ->> 'amountMinor')::bigint) FROM json_array_elements(r.pot_hits::json) h), 0)::bigint AS "hitsMinor"
       FROM unnest($1::text[], $2::text[]) AS w(owner, id)
       JOIN studio_round r ON r.owner = w.owner AND r.id = w.id::uuid
       LEFT JOIN studio_table_progress t ON t.table_id = r.table_id AND t.number = r.table_number
       WHERE r.mode = 'money' AND r.payout_minor IS NOT NULL AND (r.table_id IS NULL OR t.drawn_at <= $3)
         AND NOT EXISTS (SELECT 1 FROM studio_action a
           WHERE a.owner = r.owner AND a.round_id = r.id AND a.state = 'taken' AND a.acted_at > $3)`,
      [
        textArray(own.map(({ playerId }) => `player:${playerId}`)),
        textArray(own.map(({ round }) => round)),
        at,
      ],
    ),
  );
  return new Map(rows.map(({ id, ...payout }) => [id, payout]));
}

/** How many tickets and bets at tables were drawn by a given time and have no payout yet: the node that pays them has not come to them. */
export async function countUnsettled(database: Database, at: Date): Promise<number> {
  const { rows } = await database.asOwner((connection) =>
    connection.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM studio_table_progress t
       JOIN studio_round r ON r.table_id = t.table_id AND r.table_number = t.number
       WHERE t.phase IN ('drawn', 'paid') AND t.drawn_at <= $1 AND r.mode = 'money' AND r.state = 'staked'`,
      [at],
    ),
  );
  return onlyRow(rows).count;
}
