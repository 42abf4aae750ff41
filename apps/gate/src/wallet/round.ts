import { bigintArray, type SqlConnection, type SqlTransaction, textArray } from "@bellwether/db";

/** A round: a bet, then wins or a rollback, then closed. Amounts in minor units of `currency`. */
export type Round = {
  provider: string;
  round: string;
  playerId: string;
  gameCode: string;
  currency: string;
  state: "open" | "closed" | "cancelled";
  stakeCashMinor: bigint;
  stakeBonusMinor: bigint;
  payoutCashMinor: bigint;
  payoutBonusMinor: bigint;
  bonusId: string | null;
  openedAt: Date;
  closedAt: Date | null;
  changed: boolean;
};

export const roundKey = (provider: string, round: string) => `${provider}|${round}`;

type Row = {
  provider: string;
  round: string;
  player_id: string;
  game_code: string;
  currency: string;
  state: Round["state"];
  stake_cash_minor: bigint;
  stake_bonus_minor: bigint;
  payout_cash_minor: bigint;
  payout_bonus_minor: bigint;
  bonus_id: string | null;
  opened_at: Date;
  closed_at: Date | null;
};

/** Rounds of a batch, by key; a player's rounds change only under the lock of that player's accounts. */
export async function loadRounds(
  connection: SqlConnection,
  wanted: readonly { provider: string; round: string }[],
): Promise<Map<string, Round>> {
  const { rows } = await connection.query<Row>(
    `/* prepared */ SELECT r.* FROM unnest($1::text[], $2::text[]) AS k(provider, round) CROSS JOIN LATERAL (
       SELECT * FROM wallet_round WHERE provider = k.provider AND round = k.round OFFSET 0) r`,
    [textArray(wanted.map((each) => each.provider)), textArray(wanted.map((each) => each.round))],
  );
  return new Map(rows.map((row) => [roundKey(row.provider, row.round), asRound(row)]));
}

function asRound(row: Row): Round {
  return {
    provider: row.provider,
    round: row.round,
    playerId: row.player_id,
    gameCode: row.game_code,
    currency: row.currency,
    state: row.state,
    stakeCashMinor: row.stake_cash_minor,
    stakeBonusMinor: row.stake_bonus_minor,
    payoutCashMinor: row.payout_cash_minor,
    payoutBonusMinor: row.payout_bonus_minor,
    bonusId: row.bonus_id,
    openedAt: row.opened_at,
    closedAt: row.closed_at,
    changed: false,
  };
}

export function saveRounds(transaction: SqlTransaction, rounds: Iterable<Round>): void {
  const changed = [...rounds].filter((round) => round.changed);
  if (changed.length === 0) return;
  const times = (pick: (round: Round) => Date | null) =>
    textArray(changed.map((round) => pick(round)?.toISOString() ?? null));
  transaction.send(
    `/* prepared */ INSERT INTO wallet_round (provider, round, player_id, game_code, currency, state, stake_cash_minor, stake_bonus_minor,
       payout_cash_minor, payout_bonus_minor, bonus_id, opened_at, closed_at)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::bigint[],
       $9::bigint[], $10::bigint[], $11::text[], $12::timestamptz[], $13::timestamptz[])
     ON CONFLICT (provider, round) DO UPDATE SET state = excluded.state, stake_cash_minor = excluded.stake_cash_minor,
       stake_bonus_minor = excluded.stake_bonus_minor, payout_cash_minor = excluded.payout_cash_minor,
       payout_bonus_minor = excluded.payout_bonus_minor, bonus_id = excluded.bonus_id, closed_at = excluded.closed_at`,
    [
      textArray(changed.map((round) => round.provider)),
      textArray(changed.map((round) => round.round)),
      textArray(changed.map((round) => round.playerId)),
      textArray(changed.map((round) => round.gameCode)),
      textArray(changed.map((round) => round.currency)),
      textArray(changed.map((round) => round.state)),
      bigintArray(changed.map((round) => round.stakeCashMinor)),
      bigintArray(changed.map((round) => round.stakeBonusMinor)),
      bigintArray(changed.map((round) => round.payoutCashMinor)),
      bigintArray(changed.map((round) => round.payoutBonusMinor)),
      textArray(changed.map((round) => round.bonusId)),
      times((round) => round.openedAt),
      times((round) => round.closedAt),
    ],
  );
}
