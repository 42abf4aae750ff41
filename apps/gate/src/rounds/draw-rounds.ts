import { onlyRow, type SqlConnection } from "@bellwether/db";

/** A draw of one provider. */
export type DrawKey = { provider: string; drawId: string };

/**
 * Closes up to `most` open rounds of a draw, which have won nothing: a winning round is closed by its win.
 * @returns how many it closed.
 */
export async function closeRoundsOfDraw(
  connection: SqlConnection,
  { provider, drawId }: DrawKey,
  closedAt: Date,
  most: number,
): Promise<number> {
  const { rowCount } = await connection.query(
    `UPDATE wallet_round SET state = 'closed', closed_at = $3
     WHERE state = 'open' AND (provider, round) IN (
       SELECT provider, round FROM wallet_round WHERE provider = $1 AND draw_id = $2 AND state = 'open' LIMIT $4)`,
    [provider, drawId, closedAt, most],
  );
  return rowCount;
}

export async function countOpenInDraw(
  connection: SqlConnection,
  { provider, drawId }: DrawKey,
): Promise<number> {
  const { rows } = await connection.query<{ open: number }>(
    "SELECT count(*)::int AS open FROM wallet_round WHERE provider = $1 AND draw_id = $2 AND state = 'open'",
    [provider, drawId],
  );
  return onlyRow(rows).open;
}

/** What a player's tickets of a draw cost and paid together, and the most that one of them paid; minor units of the player's currency. */
export type DrawStake = { playerId: string; stakedMinor: bigint; paidMinor: bigint; mostMinor: bigint };

/** The players with a ticket in a draw, by id, from the first after `afterId`. */
export async function playersInDraw(
  connection: SqlConnection,
  { provider, drawId }: DrawKey,
  afterId: string,
  most: number,
): Promise<DrawStake[]> {
  const { rows } = await connection.query<DrawStake>(
    `SELECT player_id AS "playerId", sum(stake_cash_minor + stake_bonus_minor)::bigint AS "stakedMinor",
       sum(payout_cash_minor + payout_bonus_minor)::bigint AS "paidMinor", max(payout_cash_minor + payout_bonus_minor)::bigint AS "mostMinor"
     FROM wallet_round WHERE provider = $1 AND draw_id = $2 AND player_id > $3 AND state <> 'cancelled'
     GROUP BY player_id ORDER BY player_id LIMIT $4`,
    [provider, drawId, afterId, most],
  );
  return rows;
}
