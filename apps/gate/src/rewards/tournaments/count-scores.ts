import type { BoardSpan } from "@bellwether/contract/content/rewards/boards.ts";
import type { TournamentRule } from "@bellwether/contract/content/rewards/tournament-rule.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { type SqlConnection, textArray } from "@bellwether/db";
import { countedRoundParameters } from "../grants/counted-rounds.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { scoreQuery } from "./score-query.ts";

/** A round that began before the board closed still counts if it ends within this time after the close. */
export const MAX_OPEN_MS = DAY_MS;

/**
 * Recomputes players' scores on a board from their rounds and stores them. The result depends on the rounds alone. Lock the board's row
 * first: otherwise an older result could overwrite a newer one.
 *
 * A round counts if it began after its player had joined, has ended, was not cancelled, and was played with cash alone. The clocks of two nodes
 * may differ, so the query also reads rounds of the hour before the board opened.
 * @param playerIds those to count; null for everybody who takes part.
 */
export async function countScores(
  connection: SqlConnection,
  { promotion, rule, gameCodes }: RewardOffer<TournamentRule>,
  { day, opensAt, endsAt }: BoardSpan,
  playerIds: readonly string[] | null,
): Promise<void> {
  const shared = [
    promotion.name,
    day,
    opensAt,
    endsAt,
    new Date(endsAt.getTime() + MAX_OPEN_MS),
    ...countedRoundParameters({ rule, gameCodes }),
    playerIds && textArray([...playerIds]),
  ];
  const score = scoreQuery(rule.score, shared.length);
  await connection.query(
    `WITH entrant AS (
       SELECT player_id, greatest(joined_at, $3::timestamptz) AS since FROM tournament_entry
       WHERE promotion = $1 AND ($12::text[] IS NULL OR player_id = ANY($12))),
     candidate AS MATERIALIZED (
       SELECT r.* FROM entrant e CROSS JOIN LATERAL (
         SELECT r.player_id, r.place, r.state, r.currency, r.closed_at, r.stake_cash_minor AS stake, r.payout_cash_minor AS payout,
           (r.opened_at AT TIME ZONE $9)::date AS day
         FROM played_round r WHERE r.player_id = e.player_id AND r.opened_at >= e.since AND r.opened_at < $4
           AND r.place > coalesce((SELECT b.place FROM played_round b WHERE b.player_id = e.player_id
             AND b.opened_at < e.since - interval '1 hour' ORDER BY b.place DESC LIMIT 1), 0)
           AND ($6::text[] IS NULL OR r.game_code = ANY($6)) AND r.state <> 'cancelled' AND r.reward_id IS NULL
           AND r.stake_bonus_minor = 0 AND r.payout_bonus_minor = 0
           AND extract(hour FROM r.opened_at AT TIME ZONE $9) >= $10::int AND extract(hour FROM r.opened_at AT TIME ZONE $9) < $11::int) r),
     counted AS (
       SELECT player_id, place, day, closed_at, stake, payout FROM candidate
       WHERE state = 'closed' AND closed_at < $5 AND stake >= ($8::bigint[])[array_position($7::text[], currency)]),
     ${score.text}
     INSERT INTO tournament_score AS t (promotion, board, player_id, points, reached_at, reached_place, has_open)
     SELECT $1, $2::date, e.player_id, coalesce(s.points, 0), s.reached_at, s.reached_place,
       EXISTS (SELECT 1 FROM candidate c WHERE c.player_id = e.player_id AND c.state = 'open')
     FROM entrant e LEFT JOIN scored s ON s.player_id = e.player_id
     WHERE EXISTS (SELECT 1 FROM candidate c WHERE c.player_id = e.player_id)
       OR EXISTS (SELECT 1 FROM tournament_score o WHERE o.promotion = $1 AND o.board = $2::date AND o.player_id = e.player_id)
     ON CONFLICT (promotion, board, player_id) DO UPDATE SET points = excluded.points, reached_at = excluded.reached_at,
       reached_place = excluded.reached_place, has_open = excluded.has_open`,
    [...shared, ...score.parameters],
  );
}
