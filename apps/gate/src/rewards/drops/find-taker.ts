import type { CashDropRule } from "@bellwether/contract/content/rewards/cash-drop-rule.ts";
import { bigintArray, type SqlConnection, textArray } from "@bellwether/db";
import { type Currency, currencies } from "@bellwether/market";
import { STANDING_ROUND } from "../../rounds/index.ts";
import { eurosInMinor } from "../grants/reward-budget.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";

export type Taker = {
  playerId: string;
  currency: string;
  gameCode: string;
  /** When the round began, and that day in the rule's time zone. */
  at: Date;
  day: string;
};

/**
 * Rounds that count for drops, as SQL over `played_round r` and `player_profile p`, with the parameters $1 to $9. A ticket of a draw that is
 * still to come does not: it can be returned. Nor does an open round that too few players can void.
 */
export const QUALIFYING_ROUND = `${STANDING_ROUND} AND r.reward_id IS NULL AND r.stake_bonus_minor = 0
  AND ($2::text[] IS NULL OR r.game_code = ANY($2))
  AND r.stake_cash_minor >= ($4::bigint[])[array_position($3::text[], r.currency)]
  AND extract(hour FROM r.opened_at AT TIME ZONE $5) >= $6::int AND extract(hour FROM r.opened_at AT TIME ZONE $5) < $7::int
  AND p.brand = ANY($8::text[]) AND p.country = ANY($9::text[])
  AND p.status = 'open' AND p.takes_rewards AND p.id NOT IN (SELECT id FROM house_player)`;

export function qualifyingParameters({
  promotion,
  rule,
  gameCodes,
  brands,
  countries,
}: RewardOffer<CashDropRule>) {
  const known = Object.keys(currencies) as Currency[];
  return [
    promotion.name,
    gameCodes && textArray([...gameCodes]),
    textArray(known),
    bigintArray(known.map((currency) => eurosInMinor(rule.minimumStake, currency))),
    rule.timeZone,
    rule.hours?.from ?? 0,
    rule.hours?.until ?? 24,
    textArray([...brands]),
    textArray([...countries]),
  ];
}

/**
 * The first round that takes a drop: it counts, began from `from` to `until`, and its player has no drop of that day. Reading starts at
 * the last mark at least one minute before `from`.
 */
export async function findTaker(
  connection: SqlConnection,
  offer: RewardOffer<CashDropRule>,
  from: Date,
  until: Date,
): Promise<Taker | undefined> {
  const { rows } = await connection.query<Taker>(
    `SELECT r.player_id AS "playerId", p.currency, r.game_code AS "gameCode", r.opened_at AS at,
       (r.opened_at AT TIME ZONE $5)::date::text AS day
     FROM played_round r JOIN player_profile p ON p.id = r.player_id
     WHERE r.place > coalesce((SELECT place FROM round_mark WHERE at <= $10::timestamptz - interval '1 minute' ORDER BY at DESC LIMIT 1), 0)
       AND r.opened_at >= $10 AND r.opened_at <= $11 AND ${QUALIFYING_ROUND}
       AND NOT EXISTS (SELECT 1 FROM reward_grant g WHERE g.promotion = $1 AND g.player_id = r.player_id
         AND g.occasion = (r.opened_at AT TIME ZONE $5)::date::text)
     ORDER BY r.opened_at, r.place LIMIT 1`,
    [...qualifyingParameters(offer), from, until],
  );
  return rows[0];
}
