import type { PrizeDrawRule } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { type SqlConnection, textArray } from "@bellwether/db";
import type { Player } from "../players/index.ts";
import type { DatabasePort } from "../ports.ts";
import { unplayedMinor } from "../rounds/index.ts";
import { listEarners } from "./free-spins/list-earners.ts";
import { offersOf, type RewardOffer, type RewardOfferPorts } from "./grants/reward-offer.ts";
import { entryDeposits } from "./prize-draw/deposit-entries.ts";
import { openDrawOf } from "./prize-draw/prize-draw-times.ts";

/** Lists deposits of the player that may still earn a reward, including those made after the job last ran. Run it before the batch of a withdrawal. */
export async function listEarningDeposits(
  deps: DatabasePort & RewardOfferPorts,
  playerId: string,
): Promise<void> {
  for (const offer of offersOf(deps, "free-spins")) await listEarners(deps, offer, playerId);
}

/** A deposit, and how much of it is to be staked once. */
type UnplayedDeposit = { id: string; unplayedMinor: bigint };

/** No promotion counts deposits from longer ago. */
const MAX_DAYS_BACK = 100;

/** The player's deposits that were not staked once yet. A deposit is not written after it has settled: `updated_at` is when it did. */
async function findUnplayedDeposits(
  connection: SqlConnection,
  playerId: string,
  now: Date,
): Promise<UnplayedDeposit[]> {
  const since = new Date(now.getTime() - MAX_DAYS_BACK * DAY_MS);
  // What was staked on the days after a deposit is known by day, in every market's days two days later at the latest: rounds are only added up for a deposit that this does not decide.
  const { rows } = await connection.query<{ id: string; amountMinor: bigint; at: Date }>(
    `SELECT d.transaction_id AS id, d.amount_minor AS "amountMinor", d.updated_at AS at FROM payment_amount d
     WHERE d.player_id = $1 AND d.type = 'D' AND d.state = 'success' AND d.updated_at >= $2
       AND NOT EXISTS (SELECT 1 FROM reward_lost_deposit l WHERE l.player_id = d.player_id AND l.deposit_id = d.transaction_id)
       AND d.amount_minor > (SELECT coalesce(sum(y.staked_cash_minor), 0) FROM played_day y
         WHERE y.player_id = d.player_id AND y.day > (d.updated_at AT TIME ZONE 'UTC')::date + 1)`,
    [playerId, since],
  );
  const found: UnplayedDeposit[] = [];
  for (const { id, ...deposit } of rows) {
    const leftMinor = await unplayedMinor(connection, playerId, deposit);
    if (leftMinor > 0n) found.push({ id, unplayedMinor: leftMinor });
  }
  return found;
}

type UnplayedReward = { what: "spins" | "entry"; promotion: string; unplayedMinor: bigint };

/** What unplayed deposits may still earn the player, with the part of each that must still be staked once. */
export async function findUnplayedRewards(
  deps: DatabasePort & RewardOfferPorts,
  player: Player,
): Promise<UnplayedReward[]> {
  const { database } = deps;
  const now = deps.now();
  const unplayed = await findUnplayedDeposits(database, player.id, now);
  if (unplayed.length === 0) return [];
  const { rows } = await database.query<{ promotion: string; id: string }>(
    `SELECT promotion, deposit_id AS id FROM reward_grant
     WHERE player_id = $1 AND state = 'due' AND deposit_id = ANY($2::text[]) AND counts_until > $3 ORDER BY promotion, occasion`,
    [player.id, textArray(unplayed.map(({ id }) => id)), now],
  );
  const found = rows.flatMap(({ promotion, id }): UnplayedReward[] =>
    unplayed
      .filter((deposit) => deposit.id === id)
      .map((deposit) => ({ what: "spins", promotion, unplayedMinor: deposit.unplayedMinor })),
  );
  for (const offer of offersOf(deps, "prize-draw")) {
    const keepMinor = await entryAtStake(database, offer, player, unplayed, now);
    if (keepMinor !== undefined)
      found.push({ what: "entry", promotion: offer.promotion.name, unplayedMinor: keepMinor });
  }
  return found;
}

/** The cash that keeps the player's entry in a draw possible; undefined if no deposit can earn one, or if one that was staked does. */
async function entryAtStake(
  connection: SqlConnection,
  offer: RewardOffer<PrizeDrawRule>,
  player: Player,
  unplayed: readonly UnplayedDeposit[],
  now: Date,
): Promise<bigint | undefined> {
  const open = openDrawOf(offer, player, now);
  if (!open || !offer.brands.includes(player.brand) || !offer.countries.includes(player.country))
    return undefined;
  const own = await entryDeposits(connection, offer, player, open);
  const left = own.map((id) => unplayed.find((deposit) => deposit.id === id)?.unplayedMinor ?? 0n);
  const least = left.reduce((min, each) => (each < min ? each : min), left[0] ?? 0n);
  return least > 0n ? least : undefined;
}

/**
 * Takes from each deposit what it may still earn if the withdrawal leaves less cash than the part of the deposit that was not staked yet:
 * spins that are due, entries in draws, and what is listed later. Run it in the withdrawal's ledger batch.
 * @param cashLeftMinor the cash that the withdrawal leaves.
 */
export async function loseUnplayedRewards(
  connection: SqlConnection,
  playerId: string,
  cashLeftMinor: bigint,
  now: Date,
): Promise<void> {
  const unplayed = await findUnplayedDeposits(connection, playerId, now);
  for (const deposit of unplayed)
    if (deposit.unplayedMinor > cashLeftMinor) await loseRewardsOf(connection, playerId, deposit.id, now);
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
