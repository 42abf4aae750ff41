import { onlyRow, type SqlConnection, textArray } from "@bellwether/db";
import { timeZoneOf } from "@bellwether/market";
import type { Player } from "../players/index.ts";
import { STANDING_ROUND } from "./standing-round.ts";

/**
 * Cash staked minus cash paid out in the rounds that a player opened in a period, and whether one of them is still open. A ticket counts if
 * its draw is in the period too, and not while it is open: until its draw closes it can be returned. Nor does an open round that can become
 * void for too few players.
 * @param gameCodes the games that count; null for all.
 */
export async function lostBetween(
  connection: SqlConnection,
  playerId: string,
  { from, until }: { from: Date; until: Date },
  gameCodes: readonly string[] | null = null,
): Promise<{ lostMinor: bigint; isUnderWay: boolean }> {
  const { rows } = await connection.query<{ lost: bigint; under_way: boolean }>(
    `SELECT coalesce(sum(stake_cash_minor - payout_cash_minor)
         FILTER (WHERE state <> 'open' OR (draws_at IS NULL AND held_wagers IS NULL)), 0)::bigint AS lost,
       coalesce(bool_or(state = 'open'), false) AS under_way
     FROM wallet_round WHERE player_id = $1 AND opened_at >= $2 AND opened_at < $3 AND (draws_at IS NULL OR draws_at < $3)
       AND ($4::text[] IS NULL OR game_code = ANY($4))`,
    [playerId, from, until, gameCodes && textArray(gameCodes)],
  );
  return { lostMinor: onlyRow(rows).lost, isUnderWay: onlyRow(rows).under_way };
}

/**
 * Cash that a player has staked in ended rounds opened in a period, by game, the largest first.
 * @param gameCodes the games that count; null for all.
 */
export async function stakedByGame(
  connection: SqlConnection,
  playerId: string,
  { from, until }: { from: Date; until: Date },
  gameCodes: readonly string[] | null = null,
): Promise<{ gameCode: string; stakedMinor: bigint }[]> {
  const { rows } = await connection.query<{ gameCode: string; stakedMinor: bigint }>(
    `SELECT game_code AS "gameCode", sum(stake_cash_minor)::bigint AS "stakedMinor" FROM wallet_round
     WHERE player_id = $1 AND opened_at >= $2 AND opened_at < $3 AND state = 'closed' AND ($4::text[] IS NULL OR game_code = ANY($4))
     GROUP BY game_code ORDER BY 2 DESC, game_code`,
    [playerId, from, until, gameCodes && textArray(gameCodes)],
  );
  return rows;
}

/** Whether any of the players has started a round that was not cancelled, in one game or in any. */
export async function hasPlayed(
  connection: SqlConnection,
  playerIds: readonly string[],
  gameCode?: string,
): Promise<boolean> {
  const { rows } = await connection.query(
    `SELECT 1 FROM wallet_round WHERE player_id = ANY($1::text[]) AND ($2::text IS NULL OR game_code = $2) AND state <> 'cancelled' LIMIT 1`,
    [textArray(playerIds), gameCode ?? null],
  );
  return rows.length > 0;
}

/** For a player with more rounds than this, the newest rounds are enough for the callers. */
const MAX_ROUNDS = 5_000;

/**
 * Codes of the games that a player played since a moment, and on how many days of the market. Cancelled rounds do not count, nor tickets
 * before their draw, nor open rounds that can become void for too few players, as they can be returned.
 */
export async function playedSince(
  connection: SqlConnection,
  player: Pick<Player, "id" | "country">,
  since: Date,
): Promise<{ gameCodes: string[]; days: number }> {
  const { rows } = await connection.query<{ game_code: string; day: string }>(
    `SELECT DISTINCT game_code, (opened_at AT TIME ZONE $4)::date::text AS day
     FROM (SELECT game_code, opened_at, state, draw_id, held_wagers IS NOT NULL AS may_lack_players
       FROM wallet_round WHERE player_id = $1 ORDER BY place DESC LIMIT $3) r
     WHERE opened_at >= $2 AND ${STANDING_ROUND}`,
    [player.id, since, MAX_ROUNDS, timeZoneOf(player.country)],
  );
  return {
    gameCodes: [...new Set(rows.map((row) => row.game_code))],
    days: new Set(rows.map((row) => row.day)).size,
  };
}
