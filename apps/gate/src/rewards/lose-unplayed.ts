import type { SqlConnection } from "@bellwether/db";
import type { ClockPort, DatabasePort, PromotionsPort, TitlesPort } from "../ports.ts";
import { unplayedMinor } from "../rounds/index.ts";
import { listEarners } from "./free-spins/list-earners.ts";
import { offersOf } from "./grants/reward-offer.ts";

/** Lists deposits of the player that may still earn a reward, including those made after the job last ran. Run it before the batch of a withdrawal. */
export async function listEarningDeposits(
  deps: DatabasePort & ClockPort & PromotionsPort & TitlesPort,
  playerId: string,
): Promise<void> {
  for (const offer of offersOf(deps, "free-spins")) await listEarners(deps, offer, playerId);
}

type UnplayedReward = { promotion: string; occasion: string; unplayedMinor: bigint };

/** Rewards that a deposit may still earn, with how much of the deposit is to be staked once; fully staked ones are left out. */
export async function findUnplayedRewards(
  connection: SqlConnection,
  playerId: string,
  now: Date,
): Promise<UnplayedReward[]> {
  const { rows } = await connection.query<{
    promotion: string;
    occasion: string;
    amountMinor: bigint;
    at: Date;
  }>(
    `SELECT promotion, occasion, deposit_minor AS "amountMinor", counts_from AS at FROM reward_grant
     WHERE player_id = $1 AND state = 'due' AND deposit_id IS NOT NULL AND counts_until > $2 ORDER BY promotion, occasion`,
    [playerId, now],
  );
  const found: UnplayedReward[] = [];
  for (const { promotion, occasion, ...deposit } of rows) {
    const leftMinor = await unplayedMinor(connection, playerId, deposit, now);
    if (leftMinor > 0n) found.push({ promotion, occasion, unplayedMinor: leftMinor });
  }
  return found;
}

/**
 * Refuses the rewards of each deposit if the withdrawal leaves less cash than the part of the deposit that was not staked yet. Run it in the
 * withdrawal's ledger batch.
 * @param cashLeftMinor the cash that the withdrawal leaves.
 */
export async function loseUnplayedRewards(
  connection: SqlConnection,
  playerId: string,
  cashLeftMinor: bigint,
  now: Date,
): Promise<void> {
  const lost = await findUnplayedRewards(connection, playerId, now);
  for (const { promotion, occasion, unplayedMinor: leftMinor } of lost)
    if (leftMinor > cashLeftMinor)
      await connection.query(
        `UPDATE reward_grant SET state = 'refused', reason = 'deposit_withdrawn', decided_at = $4
         WHERE promotion = $1 AND occasion = $2 AND player_id = $3 AND state = 'due'`,
        [promotion, occasion, playerId, now],
      );
}

/** Refuses the rewards that a deposit may still earn, when the deposit itself is taken back: it earns no entry in a draw either. */
export async function loseRewardsOf(
  connection: SqlConnection,
  playerId: string,
  depositId: string,
  now: Date,
): Promise<void> {
  await connection.query(
    `UPDATE reward_grant SET state = 'refused', reason = 'deposit_withdrawn', decided_at = $3
     WHERE player_id = $1 AND deposit_id = $2 AND state = 'due'`,
    [playerId, depositId, now],
  );
  await connection.query(
    "INSERT INTO reward_lost_deposit (player_id, deposit_id, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    [playerId, depositId, now],
  );
}
