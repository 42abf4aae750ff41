import type { SqlConnection } from "@bellwether/db";

/** A round as the wallet has booked it, in minor units of the account's currency. */
export type RoundRecord = {
  provider: string;
  round: string;
  game_code: string;
  currency: string;
  state: string;
  stake_cash_minor: bigint;
  stake_bonus_minor: bigint;
  payout_cash_minor: bigint;
  payout_bonus_minor: bigint;
  opened_at: Date;
  closed_at: Date | null;
};

/** A player's round by its provider and id. */
export async function readRoundRecord(
  connection: SqlConnection,
  playerId: string,
  { provider, round }: { provider: string; round: string },
): Promise<RoundRecord | undefined> {
  const { rows } = await connection.query<RoundRecord>(
    `SELECT provider, round, game_code, currency, state, stake_cash_minor, stake_bonus_minor, payout_cash_minor, payout_bonus_minor,
       opened_at, closed_at
     FROM wallet_round WHERE provider = $1 AND round = $2 AND player_id = $3`,
    [provider, round, playerId],
  );
  return rows[0];
}
