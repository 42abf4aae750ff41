import { HUB88_UNITS_PER_MINOR, type Hub88Reward } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";

/** The player's free spins that can be played in a game now, in the form that game providers receive. */
export async function liveRewards(
  connection: SqlConnection,
  launch: { playerId: string; gameCode: string },
  now: Date,
): Promise<Hub88Reward[]> {
  const { rows } = await connection.query<{
    id: string;
    spins_total: number;
    spins_left: number;
    spin_stake_minor: bigint;
    spins_expire_at: Date;
  }>(
    `SELECT id, spins_total, spins_left, spin_stake_minor, spins_expire_at FROM player_bonus
     WHERE player_id = $1 AND game_code = $2 AND state = 'active' AND spins_left > 0 AND spins_expire_at > $3
       AND staked_minor >= play_first_minor`,
    [launch.playerId, launch.gameCode, now],
  );
  return rows.map((row) => ({
    reward_uuid: row.id,
    game_code: launch.gameCode,
    rounds_total: row.spins_total,
    rounds_left: row.spins_left,
    stake: Number(row.spin_stake_minor) * HUB88_UNITS_PER_MINOR,
    expires_at: row.spins_expire_at.toISOString(),
  }));
}

/** Granted free spins: their number, game, stake in minor units, and expiry. */
export type GivenSpins = { gameCode: string; total: number; stakeMinor: bigint; expiresAt: Date | null };

/** A player's free spins by the bonus's id, including played ones. */
export async function findSpins(
  connection: SqlConnection,
  id: string,
  playerId: string,
): Promise<GivenSpins | undefined> {
  const { rows } = await connection.query<GivenSpins>(
    `SELECT game_code AS "gameCode", spins_total AS total, spin_stake_minor AS "stakeMinor", spins_expire_at AS "expiresAt"
     FROM player_bonus WHERE id = $1 AND player_id = $2 AND kind = 'free_spins'`,
    [id, playerId],
  );
  return rows[0];
}
