import { randomBytes } from "node:crypto";
import type { SqlConnection } from "@bellwether/db";
import type { Player } from "../players/index.ts";

/** Free rounds of one title at one stake, whose wins are cash. They expire at `expiresAt`. */
export type SpinsGift = {
  gameCode: string;
  stakeMinor: bigint;
  rounds: number;
  expiresAt: Date;
  /** The deposit that earned them: when it is charged back, they go with it. */
  depositId?: string | undefined;
};

/**
 * Gives a player the spins of a promotion, beside any bonus. Run it under the lock of the player's cash; a second gift for the same
 * occasion violates a unique index.
 */
export async function giveSpins(
  connection: SqlConnection,
  { id, currency }: Pick<Player, "id" | "currency">,
  { promotion, occasion }: { promotion: string; occasion: string },
  { gameCode, stakeMinor, rounds, expiresAt, depositId }: SpinsGift,
  now: Date,
): Promise<void> {
  await connection.query(
    `INSERT INTO player_bonus (id, player_id, code, kind, state, currency, maximum_stake_minor, minimum_deposit_minor, promotion, occasion,
       game_code, spin_stake_minor, spins_total, spins_left, spins_expire_at, expires_at, deposit_id, granted_at, claimed_at)
     VALUES ($1, $2, $3, 'free_spins', 'active', $4, 0, 0, $3, $5, $6, $7, $8, $8, $9, $9, $10, $11, $11)`,
    [
      randomBytes(10).toString("hex"),
      id,
      promotion,
      currency,
      occasion,
      gameCode,
      stakeMinor,
      rounds,
      expiresAt,
      depositId ?? null,
      now,
    ],
  );
}

/**
 * Makes spins of a promotion ones for another game, as long as none of them was begun. Run it under the lock of the player's cash. Returns
 * whether it did.
 */
export async function changeSpinsGame(
  connection: SqlConnection,
  { id, playerId, gameCode }: { id: string; playerId: string; gameCode: string },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    `UPDATE player_bonus SET game_code = $3 WHERE id = $1 AND player_id = $2 AND promotion IS NOT NULL AND state = 'active'
       AND spins_left = spins_total AND spins_open = 0 AND last_spin_at IS NULL AND spins_expire_at > $4`,
    [id, playerId, gameCode, now],
  );
  return rowCount === 1;
}
