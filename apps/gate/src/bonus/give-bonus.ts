import { randomBytes } from "node:crypto";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import type { Player } from "../players/index.ts";
import { type BonusRow, campaignMinor } from "./bonus.ts";
import { recordGrant } from "./bonus-event.ts";

/** Who gives: a promotion at an occasion, or the office by its budget and the reference of the act. */
export type BonusGiver = { promotion: string; occasion: string } | { code: string; handReference: string };

/** Bonus money by its own terms. */
export type BonusGift = {
  amountMinor: bigint;
  wageringMultiple: number;
  expiresAfterDays: number;
  /** Whole euros. */
  maximumStake: number;
  /** The deposit that earned it: when it is charged back, the bonus is taken back. */
  depositId?: string | undefined;
};

/**
 * Gives a player bonus money that was just booked to their bonus account. Run it under the lock of the player's cash, when
 * they have no other bonus: a second one violates a unique index.
 */
export async function giveBonus(
  connection: SqlConnection,
  { id, currency }: Pick<Player, "id" | "currency">,
  giver: BonusGiver,
  gift: BonusGift,
  now: Date,
): Promise<BonusRow> {
  const { amountMinor, wageringMultiple, expiresAfterDays, maximumStake, depositId } = gift;
  const isPromotion = "promotion" in giver;
  const { rows } = await connection.query<BonusRow>(
    `INSERT INTO player_bonus (id, player_id, code, prize_occasion, hand_reference, kind, state, currency, amount_minor, wagering_multiple, wagering_days,
       wagering_required_minor, maximum_stake_minor, minimum_deposit_minor, deposit_id, granted_at, claimed_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, 'deposit', 'active', $6, $7, $8, $9, $10, $11, 0, $12, $13, $13, $14) RETURNING *`,
    [
      randomBytes(10).toString("hex"),
      id,
      isPromotion ? giver.promotion : giver.code,
      isPromotion ? giver.occasion : null,
      isPromotion ? null : giver.handReference,
      currency,
      amountMinor,
      wageringMultiple,
      expiresAfterDays,
      amountMinor * BigInt(wageringMultiple),
      campaignMinor(maximumStake, currency),
      depositId ?? null,
      now,
      new Date(now.getTime() + expiresAfterDays * DAY_MS),
    ],
  );
  const given = onlyRow(rows);
  await recordGrant(connection, given, now);
  return given;
}

/** Whether the player has a bonus already. A player has one at a time, apart from cashback and free spins of promotions. */
export async function hasOtherBonus(connection: SqlConnection, playerId: string): Promise<boolean> {
  const { rows } = await connection.query(
    `SELECT 1 FROM player_bonus
     WHERE player_id = $1 AND state IN ('waiting', 'active', 'review') AND kind <> 'cashback' AND promotion IS NULL`,
    [playerId],
  );
  return rows.length > 0;
}
