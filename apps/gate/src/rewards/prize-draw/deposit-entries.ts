import type { PrizeDrawRule } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import { bigintArray, type SqlConnection, textArray } from "@bellwether/db";
import { type Currency, currencies } from "@bellwether/market";
import type { Player } from "../../players/index.ts";
import type { DueReward } from "../grants/grant-reward.ts";
import { eurosInMinor } from "../grants/reward-budget.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import type { PlannedDraw } from "./prize-draw-times.ts";

/**
 * A query for deposits in a period that are large enough and were not withdrawn unplayed. The parameters from number `at` on are the
 * period's beginning and end and the first two of `depositParameters`.
 */
const largeDeposits = (at: number): string => `
  SELECT d.player_id, d.transaction_id, d.authorized_at FROM payment_amount d JOIN player_profile q ON q.id = d.player_id
    JOIN unnest($${at + 2}::text[], $${at + 3}::bigint[]) AS least (currency, minor) ON least.currency = q.currency
  WHERE d.type = 'D' AND d.state = 'success' AND d.authorized_at >= $${at} AND d.authorized_at < $${at + 1} AND d.amount_minor >= least.minor
    AND NOT EXISTS (SELECT 1 FROM reward_lost_deposit l WHERE l.player_id = d.player_id AND l.deposit_id = d.transaction_id)`;

/**
 * A query for those of these deposits that were staked once in the same period, in rounds that have ended. Stakes count from the deposit's
 * settlement on, which is the last write of its row.
 */
export const playedDeposits = (at: number): string => `${largeDeposits(at)}
    AND d.amount_minor <= (
      SELECT coalesce(sum(r.stake_cash_minor), 0) FROM played_round r
      WHERE r.player_id = d.player_id AND r.opened_at >= d.updated_at AND r.opened_at < $${at + 1} AND r.state = 'closed'
        AND ($${at + 4}::text[] IS NULL OR r.game_code = ANY($${at + 4})))`;

export function depositParameters(gameCodes: readonly string[] | null, deposit: number): unknown[] {
  const known = Object.keys(currencies) as Currency[];
  return [
    textArray(known),
    bigintArray(known.map((currency) => eurosInMinor(deposit, currency))),
    gameCodes && textArray([...gameCodes]),
  ];
}

/** The ids of the player's deposits that can earn the entry of a draw, played or not. */
export async function entryDeposits(
  connection: SqlConnection,
  { rule, gameCodes }: RewardOffer<PrizeDrawRule>,
  player: Pick<Player, "id">,
  { opensAt, closesAt }: PlannedDraw,
): Promise<string[]> {
  if (rule.entry.by !== "deposit") return [];
  const [known, least] = depositParameters(gameCodes, rule.entry.deposit);
  const { rows } = await connection.query<{ id: string }>(
    `SELECT d.transaction_id AS id FROM (${largeDeposits(2)}) d WHERE d.player_id = $1`,
    [player.id, opensAt, closesAt, known, least],
  );
  return rows.map(({ id }) => id);
}

/** The first deposit that earns a player the entry of a draw; undefined without one. */
export async function earningDeposit(
  connection: SqlConnection,
  { rule, gameCodes }: RewardOffer<PrizeDrawRule>,
  { playerId, from, until }: DueReward,
): Promise<string | undefined> {
  if (rule.entry.by !== "deposit") return undefined;
  const { rows } = await connection.query<{ id: string }>(
    `SELECT d.transaction_id AS id FROM (${playedDeposits(2)}) d
     WHERE d.player_id = $1 ORDER BY d.authorized_at, d.transaction_id LIMIT 1`,
    [playerId, from, until, ...depositParameters(gameCodes, rule.entry.deposit)],
  );
  return rows[0]?.id;
}
