import type { FreeSpinsRule } from "@bellwether/contract/content/rewards/free-spins-rule.ts";
import { addDays, startOfDay } from "@bellwether/contract/zoned-day.ts";
import { bigintArray, textArray } from "@bellwether/db";
import { currencies } from "@bellwether/market";
import { centsMinor } from "../../bonus/index.ts";
import type { StorePorts, TitlesPort } from "../../ports.ts";
import { type RewardOffer, zonesOf } from "../grants/reward-offer.ts";
import { playableWindows } from "./spins-window.ts";

/** Lists players who earned spins, or made a deposit that may earn them, as rewards that are due; all players, or one. */
export async function listEarners(
  deps: StorePorts & TitlesPort,
  offer: RewardOffer<FreeSpinsRule>,
  playerId: string | null = null,
): Promise<void> {
  const { earnedBy } = offer.rule;
  if ("deposit" in earnedBy) await listDeposits(deps, offer, earnedBy.deposit, playerId);
  else await listNewGames(deps, offer, earnedBy.newGameRounds, playerId);
}

/** A `reward_grant g` whose deposit was withdrawn unplayed. */
const WITHDRAWN = "g.state = 'refused' AND g.reason = 'deposit_withdrawn'";

/**
 * Finds, in each window, each player's first deposit that is large enough. It is listed once, with one SQL statement for a window. If it was
 * withdrawn unplayed, the player's next large deposit of the window replaces it.
 */
async function listDeposits(
  { database, now }: StorePorts,
  offer: RewardOffer<FreeSpinsRule>,
  deposit: number,
  playerId: string | null,
): Promise<void> {
  const known = Object.keys(currencies) as (keyof typeof currencies)[];
  for (const [timeZone, countries] of zonesOf(offer))
    for (const { day, from, until, expiresAt } of playableWindows(offer, timeZone, now()))
      await database.query(
        `INSERT INTO reward_grant AS g (promotion, occasion, player_id, counts_from, counts_until, currency, deposit_id, deposit_minor)
         SELECT DISTINCT ON (p.id) $1, $2, p.id, d.authorized_at, $3::timestamptz, p.currency, d.transaction_id, d.amount_minor
         FROM payment_amount d JOIN player_profile p ON p.id = d.player_id
         JOIN unnest($4::text[], $5::bigint[]) AS least (currency, minor) ON least.currency = p.currency
         WHERE d.type = 'D' AND d.state = 'success' AND d.authorized_at >= $6 AND d.authorized_at < $7 AND d.amount_minor >= least.minor
           AND NOT EXISTS (SELECT 1 FROM reward_lost_deposit l WHERE l.player_id = d.player_id AND l.deposit_id = d.transaction_id)
           AND p.brand = ANY($8::text[]) AND p.country = ANY($9::text[]) AND p.id NOT IN (SELECT id FROM house_player)
           AND ($10::text IS NULL OR p.id = $10)
           AND NOT EXISTS (SELECT 1 FROM reward_grant g WHERE g.promotion = $1 AND g.occasion = $2 AND g.player_id = p.id
             AND NOT (${WITHDRAWN} AND g.deposit_id <> d.transaction_id))
         ORDER BY p.id, d.authorized_at, d.transaction_id
         ON CONFLICT (promotion, occasion, player_id) DO UPDATE SET state = 'due', reason = NULL, decided_at = NULL, basis = '{}',
           counts_from = excluded.counts_from, deposit_id = excluded.deposit_id, deposit_minor = excluded.deposit_minor
         WHERE ${WITHDRAWN} AND g.deposit_id <> excluded.deposit_id`,
        [
          offer.promotion.name,
          day,
          expiresAt,
          textArray(known),
          bigintArray(known.map((currency) => centsMinor(deposit * 100, currency))),
          from,
          until,
          textArray([...offer.brands]),
          textArray(countries),
          playerId,
        ],
      );
}

/** Only players who played in these last days are looked at: whoever has played the rounds has played in the days before. */
const DAYS_BACK = 7;

/**
 * Lists who has played the rounds of a game that counts and had not played it before the rule's first day. Free rounds and cancelled rounds
 * do not count.
 */
async function listNewGames(
  { database, titles, now }: StorePorts & TitlesPort,
  offer: RewardOffer<FreeSpinsRule>,
  rounds: number,
  playerId: string | null,
): Promise<void> {
  const { promotion, rule } = offer;
  const games = titles.filter(({ code }) => offer.gameCodes?.includes(code));
  for (const [timeZone, countries] of zonesOf(offer))
    await database.query(
      `INSERT INTO reward_grant (promotion, occasion, player_id, counts_from, counts_until, currency)
       SELECT $1, $2 || '/' || g.id, p.id, r.earned_at, $3, p.currency
       FROM player_profile p CROSS JOIN unnest($4::text[], $5::bigint[]) AS g (code, id)
       CROSS JOIN LATERAL (
         SELECT count(*) AS played, (array_agg(opened_at ORDER BY opened_at))[$6::int] AS earned_at, min(opened_at) AS first_at
         FROM played_round WHERE player_id = p.id AND game_code = g.code AND state = 'closed' AND reward_id IS NULL) r
       WHERE p.brand = ANY($7::text[]) AND p.country = ANY($8::text[]) AND p.id NOT IN (SELECT id FROM house_player)
         AND EXISTS (SELECT 1 FROM played_day d WHERE d.player_id = p.id AND d.rounds > 0
           AND d.day >= ($9::timestamptz AT TIME ZONE 'UTC')::date - $10::int - 1)
         AND NOT EXISTS (SELECT 1 FROM reward_grant e WHERE e.promotion = $1 AND e.occasion = $2 || '/' || g.id AND e.player_id = p.id)
         AND r.played >= $6 AND r.first_at >= $11 AND r.earned_at < $3 AND ($12::text IS NULL OR p.id = $12) ON CONFLICT DO NOTHING`,
      [
        promotion.name,
        rule.from,
        startOfDay(timeZone, addDays(promotion.period.until, 1)),
        textArray(games.map(({ code }) => code)),
        bigintArray(games.map(({ gameId }) => gameId)),
        rounds,
        textArray([...offer.brands]),
        textArray(countries),
        now(),
        DAYS_BACK,
        startOfDay(timeZone, rule.from),
        playerId,
      ],
    );
}
