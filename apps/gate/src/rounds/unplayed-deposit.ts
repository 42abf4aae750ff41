import { onlyRow, type SqlConnection } from "@bellwether/db";

/** A deposit for which the player got a reward, or can still get one. `at` is when its money was credited. */
export type EarningDeposit = { amountMinor: bigint; at: Date };

/**
 * The part of a deposit that has not been wagered yet: the deposit less the cash staked since in any game, also in rounds that are still
 * open. If such a round is cancelled, its stake is cash again and the deposit is unplayed again, so it cannot be withdrawn either.
 */
export async function unplayedMinor(
  connection: SqlConnection,
  playerId: string,
  { amountMinor, at }: EarningDeposit,
): Promise<bigint> {
  const leftMinor = amountMinor - (await stakedCashMinor(connection, playerId, at));
  return leftMinor > 0n ? leftMinor : 0n;
}

/** The cash that a player has staked since a moment in rounds that were not cancelled. */
export async function stakedCashMinor(
  connection: SqlConnection,
  playerId: string,
  since: Date,
): Promise<bigint> {
  const { rows } = await connection.query<{ staked: bigint }>(
    `SELECT coalesce(sum(stake_cash_minor), 0)::bigint AS staked FROM wallet_round
     WHERE player_id = $1 AND opened_at >= $2 AND state <> 'cancelled'`,
    [playerId, since],
  );
  return onlyRow(rows).staked;
}
