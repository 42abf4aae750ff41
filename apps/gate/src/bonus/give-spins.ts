import { randomBytes } from "node:crypto";
import { onlyRow, type SqlConnection, textArray } from "@bellwether/db";
import type { Player } from "../players/index.ts";
import type { BonusRow } from "./bonus.ts";
import { recordBonusEnd, recordGrant } from "./bonus-event.ts";

/** Free rounds of one title at one stake, whose wins are cash. They can be begun until `expiresAt`. */
export type SpinsGift = {
  gameCode: string;
  stakeMinor: bigint;
  rounds: number;
  expiresAt: Date;
  /** The deposit that earned them: when it is charged back, they are taken back. */
  depositId?: string | undefined;
  /** The rounds are tickets of the title's draws. */
  areTickets?: boolean | undefined;
};

/**
 * Gives a player the spins of a promotion, beside any bonus. Run it under the lock of the player's cash; a second gift for the same
 * occasion violates a unique index.
 */
export async function giveSpins(
  connection: SqlConnection,
  { id, currency }: Pick<Player, "id" | "currency">,
  { promotion, occasion }: { promotion: string; occasion: string },
  { gameCode, stakeMinor, rounds, expiresAt, depositId, areTickets = false }: SpinsGift,
  now: Date,
): Promise<void> {
  const { rows } = await connection.query<BonusRow>(
    `INSERT INTO player_bonus (id, player_id, code, kind, state, currency, maximum_stake_minor, minimum_deposit_minor, promotion, occasion,
       game_code, spin_stake_minor, spins_total, spins_left, spins_expire_at, expires_at, deposit_id, granted_at, claimed_at,
       are_tickets)
     VALUES ($1, $2, $3, 'free_spins', 'active', $4, 0, 0, $3, $5, $6, $7, $8, $8, $9, $9, $10, $11, $11, $12) RETURNING *`,
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
      areTickets,
    ],
  );
  await recordGrant(connection, onlyRow(rows), now);
}

/**
 * Moves a promotion's spins to another game, as long as none of them was begun. Run it under the lock of the player's cash. Returns
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

/** How many tickets of each reward are open, by the reward's id, as its row has counted them. Rewards that have ended are left out. */
export async function openTicketsById(
  connection: SqlConnection,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await connection.query<{ id: string; open: number }>(
    "SELECT id, spins_open AS open FROM player_bonus WHERE id = ANY($1::text[]) AND are_tickets AND state = 'active'",
    [textArray(ids)],
  );
  return new Map(rows.map(({ id, open }) => [id, open]));
}

/**
 * Stores how many of a player's free tickets are still open after a draw, and ends them when none is left. Run it under the lock of the
 * player's cash.
 */
export async function endDrawnTickets(
  connection: SqlConnection,
  { id, openTickets }: { id: string; openTickets: number },
  now: Date,
): Promise<void> {
  const { rows } = await connection.query<BonusRow>(
    `UPDATE player_bonus SET spins_open = $2, state = CASE
       WHEN spins_left > 0 OR $2 > 0 THEN state WHEN amount_minor > 0 THEN 'completed' ELSE 'used_up' END
     WHERE id = $1 AND are_tickets AND state = 'active' RETURNING *`,
    [id, openTickets],
  );
  for (const row of rows) await recordBonusEnd(connection, row, now);
}
