import { onlyRow } from "@bellwether/db";
import type { DatabasePort } from "../ports.ts";

/** How many of the newest rounds are searched for wins. */
const LOOKED_THROUGH = 5_000;

export type RecentRoundWin = {
  playerId: string;
  gameCode: string;
  payoutMinor: bigint;
  currency: string;
  closedAt: Date;
};

/** Place of the newest round; 0 before the first. */
export async function newestPlace(deps: DatabasePort): Promise<bigint> {
  const { rows } = await deps.database.query<{ place: bigint }>(
    "SELECT coalesce(pg_sequence_last_value('wallet_round_place_seq'), 0)::bigint AS place",
  );
  return onlyRow(rows).place;
}

/** Closed rounds among the newest that paid more than they cost, newest first: a payout at or below the stake is no win. */
export async function recentRoundWins(
  deps: DatabasePort,
  since: Date,
  most: number,
): Promise<RecentRoundWin[]> {
  const newest = await newestPlace(deps);
  const { rows } = await deps.database.query<{
    player_id: string;
    game_code: string;
    payout_minor: bigint;
    currency: string;
    closed_at: Date;
  }>(
    `SELECT player_id, game_code, payout_cash_minor + payout_bonus_minor AS payout_minor, currency, closed_at
     FROM wallet_round WHERE place > $1 AND state = 'closed' AND closed_at >= $2
       AND payout_cash_minor + payout_bonus_minor > stake_cash_minor + stake_bonus_minor
     ORDER BY place DESC LIMIT $3`,
    [newest - BigInt(LOOKED_THROUGH), since, most],
  );
  return rows.map((row) => ({
    playerId: row.player_id,
    gameCode: row.game_code,
    payoutMinor: row.payout_minor,
    currency: row.currency,
    closedAt: row.closed_at,
  }));
}

/** Players with a round in a range of places, excluding `after` itself; house players only if wanted. */
export async function playersBetween(
  deps: DatabasePort,
  after: bigint,
  until: bigint,
  { withHouse = false } = {},
): Promise<string[]> {
  const { rows } = await deps.database.query<{ player_id: string }>(
    `SELECT DISTINCT player_id FROM wallet_round
     WHERE place > $1 AND place <= $2 AND state <> 'cancelled' AND ($3 OR player_id NOT IN (SELECT id FROM house_player))`,
    [after, until, withHouse],
  );
  return rows.map((row) => row.player_id);
}
