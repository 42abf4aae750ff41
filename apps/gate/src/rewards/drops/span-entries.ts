import type { CashDropRule } from "@bellwether/contract/content/rewards/cash-drop-rule.ts";
import { type SqlConnection, textArray } from "@bellwether/db";
import { STANDING_ROUND } from "../../rounds/index.ts";
import { countedRoundParameters } from "../grants/counted-rounds.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import type { Counting } from "../prize-draw/count-entries.ts";

type DropOffer = RewardOffer<CashDropRule>;

/** The time in which rounds count, and the day on which a player may have one drop. */
export type CountedSpan = { from: Date; until: Date; day: string };

/**
 * Rounds that count for drops, as SQL over `played_round r` and `player_profile p`, with the parameters $1 to $8. A ticket of a draw that is
 * still to come does not: it can be returned. Nor does an open round that too few players can void.
 */
const QUALIFYING_ROUND = `${STANDING_ROUND} AND r.reward_id IS NULL AND r.stake_bonus_minor = 0
  AND ($1::text[] IS NULL OR r.game_code = ANY($1))
  AND r.stake_cash_minor >= ($3::bigint[])[array_position($2::text[], r.currency)]
  AND extract(hour FROM r.opened_at AT TIME ZONE $4) >= $5::int AND extract(hour FROM r.opened_at AT TIME ZONE $4) < $6::int
  AND p.brand = ANY($7::text[]) AND p.country = ANY($8::text[])
  AND p.status = 'open' AND p.takes_rewards AND p.id NOT IN (SELECT id FROM house_player)`;

const qualifyingParameters = (offer: DropOffer) => [
  ...countedRoundParameters(offer),
  textArray([...offer.brands]),
  textArray([...offer.countries]),
];

/** SQL: a player's row of `player_profile p` has no reward of the promotion on the day $12, also none that was refused. */
const HAS_NO_DROP =
  "NOT EXISTS (SELECT 1 FROM reward_grant g WHERE g.promotion = $11 AND g.player_id = p.id AND g.occasion = $12)";

/** The rounds of a span that count: they began from $9 and before $10. Reading starts at the last mark at least one minute before. */
const SPAN_ROUNDS = `FROM played_round r JOIN player_profile p ON p.id = r.player_id
  WHERE r.place > coalesce((SELECT place FROM round_mark WHERE at <= $9::timestamptz - interval '1 minute' ORDER BY at DESC LIMIT 1), 0)
    AND r.opened_at >= $9 AND r.opened_at < $10 AND ${QUALIFYING_ROUND} AND ${HAS_NO_DROP}`;

const spanParameters = (offer: DropOffer, { from, until, day }: CountedSpan) => [
  ...qualifyingParameters(offer),
  from,
  until,
  offer.promotion.name,
  day,
];

/** A query for the players with entries in a span and how many: each round that counts is one. */
export const spanEntries = (offer: DropOffer, span: CountedSpan): Counting => ({
  sql: `SELECT r.player_id, count(*)::int AS entries ${SPAN_ROUNDS} GROUP BY r.player_id`,
  parameters: spanParameters(offer, span),
});

/** A query for everybody who had a round that counts, with one entry each. */
export const restEntries = (offer: DropOffer, span: CountedSpan): Counting => ({
  sql: `SELECT p.id AS player_id, 1 AS entries FROM player_profile p
    WHERE EXISTS (SELECT 1 FROM played_round r WHERE r.player_id = p.id AND r.opened_at >= $9 AND r.opened_at < $10 AND ${QUALIFYING_ROUND})
      AND ${HAS_NO_DROP}`,
  parameters: spanParameters(offer, span),
});

/** Whether a span has an entry yet. */
export async function hasEntry(
  connection: SqlConnection,
  offer: DropOffer,
  span: CountedSpan,
): Promise<boolean> {
  const { rows } = await connection.query(`SELECT 1 ${SPAN_ROUNDS} LIMIT 1`, spanParameters(offer, span));
  return rows.length > 0;
}

/**
 * The round behind a player's entry of a span, the first being 0: its game, and when it began. Undefined if one of the player's rounds counts no
 * longer.
 */
export async function roundOfEntry(
  connection: SqlConnection,
  offer: DropOffer,
  { from, until }: CountedSpan,
  { playerId, place }: { playerId: string; place: number },
): Promise<{ gameCode: string; at: Date } | undefined> {
  const { rows } = await connection.query<{ gameCode: string; at: Date }>(
    `SELECT r.game_code AS "gameCode", r.opened_at AS at FROM played_round r JOIN player_profile p ON p.id = r.player_id
     WHERE r.player_id = $11 AND r.opened_at >= $9 AND r.opened_at < $10 AND ${QUALIFYING_ROUND} ORDER BY r.place OFFSET $12 LIMIT 1`,
    [...qualifyingParameters(offer), from, until, playerId, place],
  );
  return rows[0];
}
