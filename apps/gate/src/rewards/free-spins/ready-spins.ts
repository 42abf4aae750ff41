import { textArray } from "@bellwether/db";
import type { StorePorts } from "../../ports.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import type { DueSpins } from "./earn-spins.ts";

/** Joins the deposit `d` of a `reward_grant g`. The deposit's `updated_at` is the time of its settlement, because its row is not written again. */
export const DEPOSIT_OF_GRANT = `LEFT JOIN payment_amount d
  ON d.player_id = g.player_id AND d.type = 'D' AND d.transaction_id = g.deposit_id`;

/** Rewards that are ready to be decided: without a deposit, with a deposit that was wagered, or past their deadline. */
export async function readySpins(
  { database, now }: StorePorts,
  { promotion, gameCodes }: RewardOffer,
  playerId: string | null = null,
): Promise<DueSpins[]> {
  const { rows } = await database.query<DueSpins>(
    `SELECT g.promotion, g.occasion, g.player_id AS "playerId", g.counts_from AS "from", g.counts_until AS until,
       g.deposit_id AS "depositId", g.deposit_minor AS "depositMinor", d.updated_at AS "settledAt"
     FROM reward_grant g ${DEPOSIT_OF_GRANT} WHERE g.state = 'due' AND g.promotion = $1 AND ($4::text IS NULL OR g.player_id = $4)
       AND (g.deposit_id IS NULL OR g.counts_until <= $2 OR g.deposit_minor <= (
         SELECT coalesce(sum(r.stake_cash_minor), 0) FROM played_round r
         WHERE r.player_id = g.player_id AND r.opened_at >= d.updated_at AND r.opened_at < g.counts_until AND r.state = 'closed'
           AND ($3::text[] IS NULL OR r.game_code = ANY($3))))
     ORDER BY g.counts_until, g.player_id`,
    [promotion.name, now(), gameCodes && textArray(gameCodes), playerId],
  );
  return rows;
}
