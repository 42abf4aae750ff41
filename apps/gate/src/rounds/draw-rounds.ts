import { onlyRow, type SqlConnection } from "@bellwether/db";
import type { Currency } from "@bellwether/market";

/** A draw of one provider. */
export type DrawKey = { provider: string; drawId: string };

/**
 * Looks at the next `most` rounds of a draw after a place and closes those still open. An open round has won nothing, because a win closes
 * its round.
 * @returns the place of the last round that was looked at; undefined if no round follows.
 */
export async function closeRoundsOfDraw(
  connection: SqlConnection,
  { provider, drawId }: DrawKey,
  { after, most, closedAt }: { after: bigint; most: number; closedAt: Date },
): Promise<bigint | undefined> {
  const { rows } = await connection.query<{ last: bigint | null }>(
    `WITH slice AS (
       SELECT place, provider, round, state FROM wallet_round WHERE provider = $1 AND draw_id = $2 AND place > $3 ORDER BY place LIMIT $4),
     closed AS (
       UPDATE wallet_round r SET state = 'closed', closed_at = $5 FROM slice s
       WHERE s.state = 'open' AND r.provider = s.provider AND r.round = s.round AND r.state = 'open')
     SELECT max(place)::bigint AS last FROM slice`,
    [provider, drawId, after, most, closedAt],
  );
  return onlyRow(rows).last ?? undefined;
}

/** Whether a round of the draw is open. */
export async function hasOpenRounds(
  connection: SqlConnection,
  { provider, drawId }: DrawKey,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    "SELECT 1 FROM wallet_round WHERE provider = $1 AND draw_id = $2 AND state = 'open' LIMIT 1",
    [provider, drawId],
  );
  return rowCount > 0;
}

/** Whether the player has or had a ticket for a draw of this game, also one that was cancelled. */
export async function hasTicketOf(
  connection: SqlConnection,
  playerId: string,
  gameCode: string,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    "SELECT 1 FROM wallet_round WHERE player_id = $1 AND game_code = $2 AND draw_id IS NOT NULL LIMIT 1",
    [playerId, gameCode],
  );
  return rowCount > 0;
}

/** A reward with free tickets, and how many of all its tickets are open. */
export type FreeTickets = { playerId: string; rewardId: string; currency: Currency; openTickets: number };

/** The rewards with free tickets in a draw. */
export async function freeTicketsOf(
  connection: SqlConnection,
  { provider, drawId }: DrawKey,
): Promise<FreeTickets[]> {
  const { rows } = await connection.query<FreeTickets>(
    `SELECT d.*, (SELECT count(*)::int FROM wallet_round o WHERE o.reward_id = d."rewardId" AND o.state = 'open') AS "openTickets"
     FROM (SELECT DISTINCT player_id AS "playerId", reward_id AS "rewardId", currency FROM wallet_round
       WHERE provider = $1 AND draw_id = $2 AND reward_id IS NOT NULL) d`,
    [provider, drawId],
  );
  return rows;
}

/** How many rounds of a reward are open. */
export async function countOpenFreeRounds(connection: SqlConnection, rewardId: string): Promise<number> {
  const { rows } = await connection.query<{ open: number }>(
    "SELECT count(*)::int AS open FROM wallet_round WHERE reward_id = $1 AND state = 'open'",
    [rewardId],
  );
  return onlyRow(rows).open;
}

/** A ticket of a draw that has won; minor units of the ticket's currency. */
export type DrawWin = {
  round: string;
  gameCode: string;
  currency: string;
  paidMinor: bigint;
  drawId: string;
  drawsAt: Date;
};

/** The player's tickets of draws that paid at least this much, the newest first. */
export async function largeDrawWins(
  connection: SqlConnection,
  playerId: string,
  leastMinor: bigint,
  most: number,
): Promise<DrawWin[]> {
  const { rows } = await connection.query<DrawWin>(
    `SELECT round, game_code AS "gameCode", currency, payout_cash_minor + payout_bonus_minor AS "paidMinor", draw_id AS "drawId",
       draws_at AS "drawsAt"
     FROM wallet_round WHERE player_id = $1 AND draw_id IS NOT NULL AND payout_cash_minor + payout_bonus_minor >= $2
     ORDER BY place DESC LIMIT $3`,
    [playerId, leastMinor, most],
  );
  return rows;
}

/**
 * What a player's tickets of a draw cost and paid together, and the most that one of them paid; minor units of the player's currency. A returned
 * ticket costs nothing, so only `allFree` tells it from a free one.
 */
export type DrawStake = {
  playerId: string;
  stakedMinor: bigint;
  paidMinor: bigint;
  mostMinor: bigint;
  allFree: boolean;
};

/**
 * The players with a ticket in a draw, ordered by id, from the first after `afterId` on. In a void draw these are the players whose ticket was
 * returned after the end of the sale, `soldUntil`: players who cancelled a ticket before are left out. A second is allowed for, because the
 * node's clock may be that much behind the database's (decision 89).
 */
export async function playersInDraw(
  connection: SqlConnection,
  { provider, drawId }: DrawKey,
  {
    afterId,
    most,
    isVoid,
    soldUntil,
  }: {
    afterId: string;
    most: number;
    isVoid: boolean;
    soldUntil: Date | null;
  },
): Promise<DrawStake[]> {
  const { rows } = await connection.query<DrawStake>(
    `SELECT player_id AS "playerId", sum(stake_cash_minor + stake_bonus_minor)::bigint AS "stakedMinor",
       sum(payout_cash_minor + payout_bonus_minor)::bigint AS "paidMinor", max(payout_cash_minor + payout_bonus_minor)::bigint AS "mostMinor",
       bool_and(reward_id IS NOT NULL) AS "allFree"
     FROM wallet_round WHERE provider = $1 AND draw_id = $2 AND player_id > $3 AND (state = 'cancelled') = $5
       AND (NOT $5 OR $6::timestamptz IS NULL OR closed_at >= $6 - interval '1 second')
     GROUP BY player_id ORDER BY player_id LIMIT $4`,
    [provider, drawId, afterId, most, isVoid, soldUntil],
  );
  return rows;
}
