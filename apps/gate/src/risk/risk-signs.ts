import { dayText } from "@bellwether/contract/day-text.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { bigintArray, textArray } from "@bellwether/db";
import { countries, currencies, riskThresholds as least, protectionOf, timeZoneOf } from "@bellwether/market";

/** Signs are looked for in the last 7 days, but for breaks. */
const WEEK_MS = 7 * DAY_MS;
const BREAKS_MS = 30 * DAY_MS;

type SignQuery = { text: string; parameters: unknown[] };

/**
 * Queries that return the players with a sign and the figures behind it (`player_id`, `sign`, `facts`). A market's day can begin on the UTC day before,
 * so the queries about play look one day further back.
 */
export function signQueries(now: Date): SignQuery[] {
  const since = new Date(now.getTime() - WEEK_MS);
  return [
    spend(dayText(since)),
    time(since),
    nights(since),
    {
      text: `SELECT player_id, 'many_deposits' AS sign, jsonb_build_object('deposits', max(deposits)) AS facts
        FROM (SELECT player_id, count(*) OVER (PARTITION BY player_id ORDER BY authorized_at RANGE interval '24 hours' PRECEDING) AS deposits
          FROM payment_amount WHERE type = 'D' AND state = 'success' AND authorized_at >= $1) d
        GROUP BY player_id HAVING max(deposits) >= ${least.depositsInADay}`,
      parameters: [since],
    },
    {
      text: `SELECT player_id, 'loosened_limits' AS sign, jsonb_build_object('limits', count(*)) AS facts FROM limit_loosened
        WHERE at >= $1 AND at <= $2 GROUP BY player_id HAVING count(*) >= ${least.loosenedLimits}`,
      parameters: [since, now],
    },
    monthLimit(since),
    ...netDeposits(now),
    {
      text: `SELECT player_id, 'breaks' AS sign, jsonb_build_object('breaks', count(*)) AS facts FROM break_begun
        WHERE at >= $1 GROUP BY player_id HAVING count(*) >= ${least.breaks}`,
      parameters: [new Date(now.getTime() - BREAKS_MS)],
    },
    {
      text: `SELECT player_id, 'cancelled_withdrawals' AS sign, jsonb_build_object('withdrawals', count(*)) AS facts FROM payment_amount
        WHERE type = 'W' AND state = 'canceled' AND updated_at >= $1 GROUP BY player_id
        HAVING count(*) >= ${least.cancelledWithdrawals}`,
      parameters: [since],
    },
    {
      text: `SELECT player_id, 'declined_deposits' AS sign, jsonb_build_object('deposits', count(*)) AS facts FROM deposit_declined
        WHERE at >= $1 GROUP BY player_id HAVING count(*) >= ${least.declinedDeposits}`,
      parameters: [since],
    },
    {
      text: `SELECT player_id, 'many_cards' AS sign, jsonb_build_object('cards', count(DISTINCT card)) AS facts FROM deposit_card
        WHERE at >= $1 GROUP BY player_id HAVING count(DISTINCT card) >= ${least.cards}`,
      parameters: [since],
    },
  ];
}

/** Three signs from one look at the days: high losses, sudden ones, and stakes that were raised after losses. */
const spend = (firstDay: string): SignQuery => ({
  text: `SELECT d.player_id, found.sign, found.facts
    FROM (SELECT player_id, sum(staked_cash_minor - paid_cash_minor) FILTER (WHERE day >= $1::date)::bigint AS lost,
        (greatest(sum(staked_cash_minor - paid_cash_minor) FILTER (WHERE day < $1::date), 0) / 4)::bigint AS usual,
        bool_or(day < $1::date) AS has_played_before,
        coalesce(sum(rounds) FILTER (WHERE day >= $1::date), 0) AS rounds,
        coalesce(sum(rounds) FILTER (WHERE day < $1::date), 0) AS rounds_before,
        coalesce(sum(staked_cash_minor) FILTER (WHERE day >= $1::date), 0) AS staked,
        coalesce(sum(staked_cash_minor) FILTER (WHERE day < $1::date), 0) AS staked_before
      FROM played_day WHERE day >= $1::date - 28 GROUP BY player_id) d
    JOIN player_profile p ON p.id = d.player_id
    JOIN unnest($2::text[], $3::bigint[]) AS c (currency, scale) ON c.currency = p.currency
    CROSS JOIN LATERAL (SELECT (d.staked / greatest(d.rounds, 1))::bigint AS now, (d.staked_before / greatest(d.rounds_before, 1))::bigint AS usual) stake
    CROSS JOIN LATERAL (VALUES
      ('losses', d.lost >= ${least.weekLoss * 100} * c.scale, jsonb_build_object('lostMinor', d.lost::text, 'usualMinor', d.usual::text)),
      ('sudden_losses', d.has_played_before AND d.lost >= ${least.suddenLoss * 100} * c.scale AND d.lost >= ${least.suddenTimes} * d.usual,
        jsonb_build_object('lostMinor', d.lost::text, 'usualMinor', d.usual::text)),
      ('raised_stakes', d.usual > 0 AND least(d.rounds, d.rounds_before) >= ${least.raisedRounds}
          AND stake.now >= ${least.raisedStake * 100} * c.scale AND stake.now >= ${least.raisedTimes} * stake.usual,
        jsonb_build_object('stakeMinor', stake.now::text, 'usualStakeMinor', stake.usual::text))) AS found (sign, is_there, facts)
    WHERE found.is_there`,
  parameters: [
    firstDay,
    textArray(Object.keys(currencies)),
    textArray(Object.values(currencies).map(({ scale }) => String(scale))),
  ],
});

const time = (since: Date): SignQuery => ({
  text: `SELECT player_id, 'time' AS sign, jsonb_build_object('partsOf10Minutes', parts) AS facts
    FROM (SELECT r.player_id, count(DISTINCT floor(extract(epoch FROM r.opened_at) / 600)) AS parts FROM played_round r
      JOIN (SELECT player_id FROM played_day WHERE day >= ($1::timestamptz AT TIME ZONE 'UTC')::date - 1 GROUP BY player_id
        HAVING sum(rounds) >= ${least.playedParts}) often ON often.player_id = r.player_id
      WHERE r.opened_at >= $1 GROUP BY r.player_id) played WHERE parts >= ${least.playedParts}`,
  parameters: [since],
});

const nights = (since: Date): SignQuery => ({
  text: `SELECT player_id, 'nights' AS sign, jsonb_build_object('nights', nights) AS facts
    FROM (SELECT r.player_id, count(DISTINCT (r.opened_at AT TIME ZONE z.zone)::date)
        FILTER (WHERE extract(hour FROM r.opened_at AT TIME ZONE z.zone) < 5) AS nights FROM played_round r
      JOIN (SELECT player_id FROM played_day WHERE day >= ($1::timestamptz AT TIME ZONE 'UTC')::date - 1 GROUP BY player_id
        HAVING count(*) >= ${least.nights}) often ON often.player_id = r.player_id
      JOIN player_profile p ON p.id = r.player_id
      JOIN unnest($2::text[], $3::text[]) AS z (country, zone) ON z.country = p.country
      WHERE r.opened_at >= $1 GROUP BY r.player_id) played WHERE nights >= ${least.nights}`,
  parameters: [
    since,
    textArray(countries.map(({ code }) => code)),
    textArray(countries.map(({ code }) => timeZoneOf(code))),
  ],
});

/** Net deposits above which a market wants the player looked up in public registers; not of those for whom that was done lately. */
function netDeposits(now: Date): SignQuery[] {
  return countries.flatMap(({ code }) => {
    const terms = protectionOf(code).vulnerabilityCheck;
    if (!terms) return [];
    return {
      text: `SELECT a.player_id, 'net_deposits' AS sign,
          jsonb_build_object('netMinor', sum(CASE a.type WHEN 'D' THEN a.amount_minor ELSE -a.amount_minor END)::text) AS facts
        FROM payment_amount a JOIN player_profile p ON p.id = a.player_id
        WHERE p.country = $1 AND a.state = 'success' AND coalesce(a.authorized_at, a.updated_at) >= $2
          AND NOT EXISTS (SELECT 1 FROM risk_interaction i WHERE i.player_id = a.player_id AND i.act = 'vulnerability'
            AND i.written_at > $3::timestamptz - make_interval(months => $5::int))
        GROUP BY a.player_id HAVING sum(CASE a.type WHEN 'D' THEN a.amount_minor ELSE -a.amount_minor END) > $4::bigint`,
      parameters: [
        code,
        new Date(now.getTime() - terms.days * DAY_MS),
        now,
        terms.aboveMinor,
        terms.goodForMonths,
      ],
    };
  });
}

/** A limit for deposits of a month above which the market wants staff to contact the player. */
function monthLimit(since: Date): SignQuery {
  const above = countries.flatMap(({ code }) => {
    const { contactAboveMonthlyDepositMinor: minor } = protectionOf(code);
    return minor === undefined ? [] : [{ code, minor }];
  });
  return {
    text: `SELECT m.player_id, 'month_limit' AS sign, jsonb_build_object('limitMinor', max(m.value)::text) AS facts FROM month_deposit_limit m
      JOIN player_profile p ON p.id = m.player_id
      JOIN unnest($2::text[], $3::bigint[]) AS high (country, minor) ON high.country = p.country
      WHERE m.at >= $1 AND m.value > high.minor GROUP BY m.player_id`,
    parameters: [
      since,
      textArray(above.map(({ code }) => code)),
      bigintArray(above.map(({ minor }) => minor)),
    ],
  };
}
