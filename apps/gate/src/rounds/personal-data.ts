import { type DataPart, type DataRow, onlyRow, type SqlConnection } from "@bellwether/db";

/** More would not fit into a file that somebody opens; the player's history has every round as a table. */
const MAX_ROUNDS = 50_000;

/** Rounds stay: they name the account by its number, and the books rest on them. */
export const roundsData: DataPart = {
  name: "rounds",
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      `SELECT provider, round, game_code, currency, state, stake_cash_minor, stake_bonus_minor, payout_cash_minor, payout_bonus_minor,
         jackpot_minor, opened_at, closed_at FROM wallet_round WHERE player_id = $1 ORDER BY place DESC LIMIT $2`,
      [playerId, MAX_ROUNDS],
    );
    const counted = await connection.query<{ rounds: bigint }>(
      "SELECT count(*) AS rounds FROM wallet_round WHERE player_id = $1",
      [playerId],
    );
    return { rounds: rows, rounds_in_all: onlyRow(counted.rows).rounds };
  },
};

/** Whether the account never had a round. */
export async function hasNoRounds(connection: SqlConnection, playerId: string): Promise<boolean> {
  const { rows } = await connection.query("SELECT 1 FROM wallet_round WHERE player_id = $1 LIMIT 1", [
    playerId,
  ]);
  return rows.length === 0;
}
