import type { SqlConnection } from "@bellwether/db";

/** Bonus money, free spins or free tickets that a promotion gave to a player for one occasion. */
export type PromotionGift = { promotion: string; occasion: string; amountMinor: bigint; rounds: number };

export async function readGifts(connection: SqlConnection, playerId: string): Promise<PromotionGift[]> {
  const { rows } = await connection.query<PromotionGift>(
    `SELECT coalesce(promotion, code) AS promotion, coalesce(occasion, prize_occasion) AS occasion, amount_minor AS "amountMinor",
       spins_total AS rounds
     FROM player_bonus WHERE player_id = $1 AND (occasion IS NOT NULL OR prize_occasion IS NOT NULL)`,
    [playerId],
  );
  return rows;
}
