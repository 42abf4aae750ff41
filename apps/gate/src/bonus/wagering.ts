import { bigintArray, type SqlConnection, type SqlTransaction, textArray } from "@bellwether/db";
import type { BonusRow, BonusState } from "./bonus.ts";

/** A player's active bonus while a batch of money is decided; read and written under the lock of the player's accounts. */
export type ActiveBonus = {
  id: string;
  playerId: string;
  code: string;
  state: BonusState;
  wageredMinor: bigint;
  requiredMinor: bigint;
  maximumStakeMinor: bigint;
  expiresAt: Date | null;
  changed: boolean;
};

/** Active bonuses of the players, by player. */
export async function loadActiveBonuses(
  connection: SqlConnection,
  playerIds: readonly string[],
): Promise<Map<string, ActiveBonus>> {
  const { rows } = await connection.query<BonusRow>(
    "/* prepared */ SELECT * FROM player_bonus WHERE player_id = ANY($1::text[]) AND state = 'active'",
    [textArray(playerIds)],
  );
  return new Map(
    rows.map((row) => [
      row.player_id,
      {
        id: row.id,
        playerId: row.player_id,
        code: row.code,
        state: row.state,
        wageredMinor: row.wagered_minor,
        requiredMinor: row.wagering_required_minor,
        maximumStakeMinor: row.maximum_stake_minor,
        expiresAt: row.expires_at,
        changed: false,
      },
    ]),
  );
}

/** States of bonuses by id, for wins of rounds that were begun with one. */
export async function loadBonusStates(
  connection: SqlConnection,
  ids: readonly string[],
): Promise<Map<string, BonusState>> {
  if (ids.length === 0) return new Map();
  const { rows } = await connection.query<{ id: string; state: BonusState }>(
    "SELECT id, state FROM player_bonus WHERE id = ANY($1::text[])",
    [textArray(ids)],
  );
  return new Map(rows.map((row) => [row.id, row.state]));
}

/** Counts a stake towards the requirement, by its game's share. Answers whether the requirement is met now. */
export function countWager(bonus: ActiveBonus, stakeMinor: bigint, percent: number): boolean {
  bonus.wageredMinor += (stakeMinor * BigInt(percent)) / 100n;
  bonus.changed = true;
  return bonus.wageredMinor >= bonus.requiredMinor;
}

/** Takes back what a cancelled stake had counted. */
export function uncountWager(bonus: ActiveBonus, stakeMinor: bigint, percent: number): void {
  const counted = (stakeMinor * BigInt(percent)) / 100n;
  bonus.wageredMinor = bonus.wageredMinor > counted ? bonus.wageredMinor - counted : 0n;
  bonus.changed = true;
}

export function saveBonusProgress(transaction: SqlTransaction, bonuses: Iterable<ActiveBonus>): void {
  const changed = [...bonuses].filter((bonus) => bonus.changed);
  if (changed.length === 0) return;
  transaction.send(
    `UPDATE player_bonus b SET wagered_minor = u.wagered_minor, state = u.state
     FROM unnest($1::text[], $2::bigint[], $3::text[]) AS u(id, wagered_minor, state) WHERE b.id = u.id`,
    [
      textArray(changed.map((bonus) => bonus.id)),
      bigintArray(changed.map((bonus) => bonus.wageredMinor)),
      textArray(changed.map((bonus) => bonus.state)),
    ],
  );
}
