import { dayText } from "@bellwether/contract/day-text.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { textArray } from "@bellwether/db";
import { countries, currencies, timeZoneOf } from "@bellwether/market";

/** Signs are looked for in the last 7 days. */
const WEEK_MS = 7 * DAY_MS;

/** The net loss of cash in a week, in euros, from which on it is a sign. */
export const MIN_WEEKLY_LOSS = 1_000;
/** From this loss on, it is a sign too if it is three times the average of the four weeks before. */
export const MIN_UNUSUAL_LOSS = 250;
const UNUSUAL_TIMES = 3;
/** Parts of 10 minutes with a round in them: 150 are 25 hours. */
export const MIN_PLAYED_PARTS = 150;
/** Nights with a round between 0:00 and 5:00 of the player's time zone. */
export const MIN_NIGHTS = 4;
/** Limits raised, or removed. */
export const MIN_LOOSENED_LIMITS = 2;
/** Withdrawals that the player cancelled. */
export const MIN_CANCELLED_WITHDRAWALS = 3;

export type RiskSign = "losses" | "time" | "nights" | "loosened_limits" | "cancelled_withdrawals";

type SignQuery = { sign: RiskSign; text: string; parameters: unknown[] };

/**
 * One query for each sign: it returns the players with this sign and the figures behind it (`player_id`, `facts`). A market's day can begin on the
 * UTC day before, so the queries look one day further back.
 */
export function signQueries(now: Date): SignQuery[] {
  const since = new Date(now.getTime() - WEEK_MS);
  const firstDay = dayText(since);
  return [
    {
      sign: "losses",
      text: `SELECT d.player_id, jsonb_build_object('lostMinor', d.lost::text, 'usualMinor', d.usual::text) AS facts
        FROM (SELECT player_id, sum(staked_cash_minor - paid_cash_minor) FILTER (WHERE day >= $1::date)::bigint AS lost,
            (greatest(sum(staked_cash_minor - paid_cash_minor) FILTER (WHERE day < $1::date), 0) / 4)::bigint AS usual,
            bool_or(day < $1::date) AS has_played_before
          FROM played_day WHERE day >= $1::date - 28 GROUP BY player_id) d
        JOIN player_profile p ON p.id = d.player_id
        JOIN unnest($2::text[], $3::bigint[]) AS c (currency, scale) ON c.currency = p.currency
        WHERE d.lost >= ${MIN_WEEKLY_LOSS * 100} * c.scale
          OR (d.has_played_before AND d.lost >= ${MIN_UNUSUAL_LOSS * 100} * c.scale AND d.lost >= ${UNUSUAL_TIMES} * d.usual)`,
      parameters: [
        firstDay,
        textArray(Object.keys(currencies)),
        textArray(Object.values(currencies).map(({ scale }) => String(scale))),
      ],
    },
    {
      sign: "time",
      text: `SELECT player_id, jsonb_build_object('partsOf10Minutes', parts) AS facts
        FROM (SELECT r.player_id, count(DISTINCT floor(extract(epoch FROM r.opened_at) / 600)) AS parts FROM played_round r
          JOIN (SELECT player_id FROM played_day WHERE day >= ($1::timestamptz AT TIME ZONE 'UTC')::date - 1 GROUP BY player_id
            HAVING sum(rounds) >= ${MIN_PLAYED_PARTS}) often ON often.player_id = r.player_id
          WHERE r.opened_at >= $1 GROUP BY r.player_id) played WHERE parts >= ${MIN_PLAYED_PARTS}`,
      parameters: [since],
    },
    {
      sign: "nights",
      text: `SELECT player_id, jsonb_build_object('nights', nights) AS facts
        FROM (SELECT r.player_id, count(DISTINCT (r.opened_at AT TIME ZONE z.zone)::date)
            FILTER (WHERE extract(hour FROM r.opened_at AT TIME ZONE z.zone) < 5) AS nights FROM played_round r
          JOIN (SELECT player_id FROM played_day WHERE day >= ($1::timestamptz AT TIME ZONE 'UTC')::date - 1 GROUP BY player_id
            HAVING count(*) >= ${MIN_NIGHTS}) often ON often.player_id = r.player_id
          JOIN player_profile p ON p.id = r.player_id
          JOIN unnest($2::text[], $3::text[]) AS z (country, zone) ON z.country = p.country
          WHERE r.opened_at >= $1 GROUP BY r.player_id) played WHERE nights >= ${MIN_NIGHTS}`,
      parameters: [
        since,
        textArray(countries.map(({ code }) => code)),
        textArray(countries.map(({ code }) => timeZoneOf(code))),
      ],
    },
    {
      sign: "loosened_limits",
      text: `SELECT player_id, jsonb_build_object('limits', count(*)) AS facts FROM limit_loosened
        WHERE at >= $1 AND at <= $2 GROUP BY player_id HAVING count(*) >= ${MIN_LOOSENED_LIMITS}`,
      parameters: [since, now],
    },
    {
      sign: "cancelled_withdrawals",
      text: `SELECT player_id, jsonb_build_object('withdrawals', count(*)) AS facts FROM payment_amount
        WHERE type = 'W' AND state = 'canceled' AND updated_at >= $1 GROUP BY player_id
        HAVING count(*) >= ${MIN_CANCELLED_WITHDRAWALS}`,
      parameters: [since],
    },
  ];
}
