import { minorToAmount } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { type EventsWanted, knownFacts, type PlayerEvent } from "../player-event.ts";

type Row = {
  key: string;
  provider: string;
  round: string;
  game_code: string;
  currency: string;
  state: string;
  staked: bigint;
  paid: bigint;
  opened_at: Date;
  closed_at: Date | null;
};

/** A player's rounds as events of the office's timeline. */
export async function listPlayerRounds(
  connection: SqlConnection,
  { playerId, after, limit }: EventsWanted,
): Promise<PlayerEvent[]> {
  const { rows } = await connection.query<Row>(
    `SELECT place::text AS key, provider, round, game_code, currency, state, opened_at, closed_at,
       stake_cash_minor + stake_bonus_minor AS staked, payout_cash_minor + payout_bonus_minor AS paid
     FROM wallet_round WHERE player_id = $1 AND ($2::bigint IS NULL OR place < $2) ORDER BY place DESC LIMIT $3`,
    [playerId, after ?? null, limit],
  );
  return rows.map((row) => ({
    key: row.key,
    at: row.opened_at,
    title: `round.${row.state === "closed" ? (row.paid > 0n ? "won" : "lost") : row.state}`,
    facts: knownFacts({
      game: row.game_code,
      stake: `${minorToAmount(row.staked)} ${row.currency}`,
      payout: `${minorToAmount(row.paid)} ${row.currency}`,
      provider: row.provider,
      round: row.round,
      closed: row.closed_at?.toISOString(),
    }),
  }));
}
