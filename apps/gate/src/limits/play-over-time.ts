import { type calls, minorToAmount, type OutputOf } from "@bellwether/contract";
import { addDays } from "@bellwether/contract/zoned-day.ts";
import { onlyRow } from "@bellwether/db";
import { marketDay, startOfMarketDay, timeZoneOf } from "@bellwether/market";
import type { Player } from "../players/index.ts";
import type { StorePorts } from "../ports.ts";

type Row = {
  day: string;
  staked: bigint;
  paid: bigint;
  deposited: bigint;
  withdrawn: bigint;
  rounds: bigint;
};

/** Play and money per day for the last `days` days of the player's market, without empty days, and net deposits since the account was opened. */
export async function playOverTime(
  deps: StorePorts,
  player: Player,
  days: number,
): Promise<OutputOf<typeof calls.playOverTime>> {
  const from = addDays(marketDay(player.country, deps.now()), 1 - days);
  const { rows } = await deps.database.query<Row>(
    `SELECT coalesce(d.day, m.day)::text AS day, coalesce(d.staked_cash_minor + d.staked_bonus_minor, 0)::bigint AS staked,
       coalesce(d.paid_cash_minor + d.paid_bonus_minor, 0)::bigint AS paid, coalesce(m.deposited, 0)::bigint AS deposited,
       coalesce(m.withdrawn, 0)::bigint AS withdrawn, coalesce(d.rounds, 0)::bigint AS rounds
     FROM (SELECT * FROM played_day WHERE player_id = $1 AND day >= $2::date) d
     FULL JOIN (
       SELECT (updated_at AT TIME ZONE $4)::date AS day, sum(amount_minor) FILTER (WHERE type = 'D') AS deposited,
         sum(amount_minor) FILTER (WHERE type = 'W') AS withdrawn
       FROM payment_movement WHERE player_id = $1 AND updated_at >= $3 GROUP BY 1) m ON m.day = d.day
     ORDER BY 1`,
    [player.id, from, startOfMarketDay(player.country, from), timeZoneOf(player.country)],
  );
  const lifetime = await deps.database.query<{ net: bigint }>(
    `SELECT coalesce(sum(CASE type WHEN 'D' THEN amount_minor ELSE -amount_minor END), 0)::bigint AS net
     FROM payment_movement WHERE player_id = $1`,
    [player.id],
  );
  return {
    currency: player.currency,
    days: rows.map((row) => ({
      day: row.day,
      staked: minorToAmount(row.staked),
      paid: minorToAmount(row.paid),
      deposited: minorToAmount(row.deposited),
      withdrawn: minorToAmount(row.withdrawn),
      rounds: Number(row.rounds),
    })),
    lifetime_net_deposits: minorToAmount(onlyRow(lifetime.rows).net),
  };
}
