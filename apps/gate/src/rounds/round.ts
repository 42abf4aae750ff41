import { bigintArray, type SqlConnection, type SqlTransaction, textArray } from "@bellwether/db";

/** What one bet of a round has counted towards a bonus. */
export type Wager = { bonusId: string; countedMinor: bigint; isLowRisk: boolean };

/** What a bet will count towards a bonus when its round is closed. */
export type HeldWager = { bonusId: string; amountMinor: bigint; percent: number; isLowRisk: boolean };

/** A round: bets, wins, rollbacks of some of them, then closed. Amounts in minor units of `currency`, the sums of all its bets and wins. */
export type WalletRound = {
  provider: string;
  round: string;
  playerId: string;
  gameCode: string;
  currency: string;
  state: "open" | "closed" | "cancelled";
  /** What its first bet staked; null in a free round. */
  firstStakeMinor: bigint | null;
  stakeCashMinor: bigint;
  stakeBonusMinor: bigint;
  payoutCashMinor: bigint;
  payoutBonusMinor: bigint;
  /** What the house added to pots for the standing bets. */
  contributionMinor: bigint;
  /** The part of `payoutCashMinor` that came from pots. */
  jackpotMinor: bigint;
  /** Bets that were not rolled back. */
  standingBets: number;
  /** The part of `stakeBonusMinor` whose bets were rolled back after their bonus was over: it was not returned, and earns no win. */
  lostBonusMinor: bigint;
  /** The bonus that paid a part of the stake. */
  bonusId: string | null;
  /** The free-spin reward to which the round belongs; its stake is 0 then. */
  rewardId: string | null;
  /** What the standing bets have counted towards bonuses, by the bet's id; a bet that counted nothing is missing. */
  wagers: Map<string, Wager>;
  /**
   * What the standing bets of an open round will count, by the bet's id, if the round can become void for too few players; null for every
   * other round. Empty once the round is closed.
   */
  heldWagers: Map<string, HeldWager> | null;
  /**
   * The wins that stand, each with the bet that it is for; a provider that pays rounds and not bets names none. Empty in a round that an older
   * version has paid.
   */
  wins: Map<string, string | undefined>;
  /** The draw for which the round is a ticket. */
  draw: RoundDraw | null;
  /** The round of a table in which its first bet was placed, as its provider names it. */
  tableRound: string | null;
  openedAt: Date;
  closedAt: Date | null;
  changed: boolean;
};

/** A draw as its provider names it. */
export type RoundDraw = { id: string; at: Date };

/** The part of a bet that is stored in the round it starts. */
type FirstBet = {
  provider: string;
  round: string;
  player: { id: string; currency: string };
  gameCode: string;
  amountMinor: bigint;
  rewardId: string | undefined;
  draw: RoundDraw | undefined;
  tableRound: string | undefined;
  mayLackPlayers: boolean;
  at: Date;
};

/** A new round that starts with this bet. */
export function beginRound(bet: FirstBet): WalletRound {
  return {
    provider: bet.provider,
    round: bet.round,
    playerId: bet.player.id,
    gameCode: bet.gameCode,
    currency: bet.player.currency,
    state: "open",
    firstStakeMinor: bet.rewardId === undefined ? bet.amountMinor : null,
    stakeCashMinor: 0n,
    stakeBonusMinor: 0n,
    payoutCashMinor: 0n,
    payoutBonusMinor: 0n,
    contributionMinor: 0n,
    jackpotMinor: 0n,
    bonusId: null,
    rewardId: bet.rewardId ?? null,
    standingBets: 0,
    lostBonusMinor: 0n,
    wagers: new Map(),
    heldWagers: bet.mayLackPlayers ? new Map() : null,
    wins: new Map(),
    draw: bet.draw ?? null,
    tableRound: bet.tableRound ?? null,
    openedAt: bet.at,
    closedAt: null,
    changed: true,
  };
}

/** The stake of the bets that stand. Wins are split in its proportion. */
export function standingStake(
  round: Pick<WalletRound, "stakeCashMinor" | "stakeBonusMinor" | "lostBonusMinor">,
): { cashMinor: bigint; bonusMinor: bigint } {
  return { cashMinor: round.stakeCashMinor, bonusMinor: round.stakeBonusMinor - round.lostBonusMinor };
}

export const roundKey = (provider: string, round: string) => `${provider}|${round}`;

/** JSON has no big integers. */
type StoredWager = [bet: string, wager: Omit<Wager, "countedMinor"> & { countedMinor: string }];

type StoredHeldWager = [bet: string, wager: Omit<HeldWager, "amountMinor"> & { amountMinor: string }];

type StoredWin = [win: string, bet: string];

type Row = {
  provider: string;
  round: string;
  player_id: string;
  game_code: string;
  currency: string;
  state: WalletRound["state"];
  first_stake_minor: bigint | null;
  stake_cash_minor: bigint;
  stake_bonus_minor: bigint;
  payout_cash_minor: bigint;
  payout_bonus_minor: bigint;
  contribution_minor: bigint;
  jackpot_minor: bigint;
  bonus_id: string | null;
  reward_id: string | null;
  standing_bets: number;
  lost_bonus_minor: bigint;
  wagers: StoredWager[] | null;
  held_wagers: StoredHeldWager[] | null;
  wins: StoredWin[] | null;
  draw_id: string | null;
  draws_at: Date | null;
  table_round: string | null;
  opened_at: Date;
  closed_at: Date | null;
};

type Wanted = { provider: string; round: string };
type AtTable = { provider: string; tableRound: string; playerId: string };

/**
 * Rounds of a batch, by key, and all that its players have in the same rounds of tables; a player's rounds change only under the lock of that
 * player's accounts.
 */
export async function loadRounds(
  connection: SqlConnection,
  wanted: readonly Wanted[],
  atTables: readonly AtTable[],
): Promise<Map<string, WalletRound>> {
  const rows = [...(await rowsOf(connection, wanted)), ...(await rowsAtTables(connection, atTables))];
  return new Map(rows.map((row) => [roundKey(row.provider, row.round), asRound(row)]));
}

async function rowsOf(connection: SqlConnection, wanted: readonly Wanted[]): Promise<Row[]> {
  const { rows } = await connection.query<Row>(
    `/* prepared */ SELECT r.* FROM unnest($1::text[], $2::text[]) AS k(provider, round) CROSS JOIN LATERAL (
       SELECT * FROM wallet_round WHERE provider = k.provider AND round = k.round LIMIT 1) r`,
    [textArray(wanted.map((each) => each.provider)), textArray(wanted.map((each) => each.round))],
  );
  return rows;
}

async function rowsAtTables(connection: SqlConnection, atTables: readonly AtTable[]): Promise<Row[]> {
  if (atTables.length === 0) return [];
  const { rows } = await connection.query<Row>(
    `/* prepared */ SELECT r.* FROM (SELECT DISTINCT * FROM unnest($1::text[], $2::text[], $3::text[]) AS k(provider, table_round, player_id)) k
     JOIN wallet_round r USING (provider, table_round, player_id)`,
    [
      textArray(atTables.map((each) => each.provider)),
      textArray(atTables.map((each) => each.tableRound)),
      textArray(atTables.map((each) => each.playerId)),
    ],
  );
  return rows;
}

/** The wins of a round as they are stored now, without a lock. */
export async function storedWinsOf(
  connection: SqlConnection,
  wanted: readonly Wanted[],
): Promise<{ provider: string; round: string; wins: string[] }[]> {
  const rows = await rowsOf(connection, wanted);
  return rows.map(({ provider, round, wins }) => ({
    provider,
    round,
    wins: (wins ?? []).map(([win]) => win),
  }));
}

function asRound(row: Row): WalletRound {
  return {
    provider: row.provider,
    round: row.round,
    playerId: row.player_id,
    gameCode: row.game_code,
    currency: row.currency,
    state: row.state,
    firstStakeMinor: row.first_stake_minor,
    stakeCashMinor: row.stake_cash_minor,
    stakeBonusMinor: row.stake_bonus_minor,
    payoutCashMinor: row.payout_cash_minor,
    payoutBonusMinor: row.payout_bonus_minor,
    contributionMinor: row.contribution_minor,
    jackpotMinor: row.jackpot_minor,
    bonusId: row.bonus_id,
    rewardId: row.reward_id,
    standingBets: row.standing_bets,
    lostBonusMinor: row.lost_bonus_minor,
    wagers: readWagers(row.wagers),
    heldWagers: row.held_wagers && readHeldWagers(row.held_wagers),
    wins: new Map(row.wins?.map(([win, bet]) => [win, bet === "" ? undefined : bet])),
    draw: row.draw_id === null || row.draws_at === null ? null : { id: row.draw_id, at: row.draws_at },
    tableRound: row.table_round,
    openedAt: row.opened_at,
    closedAt: row.closed_at,
    changed: false,
  };
}

function readWagers(stored: StoredWager[] | null): Map<string, Wager> {
  return new Map(
    stored?.map(([bet, wager]) => [bet, { ...wager, countedMinor: BigInt(wager.countedMinor) }]),
  );
}

function writeWagers(wagers: Map<string, Wager>): string | null {
  if (wagers.size === 0) return null;
  const stored = [...wagers].map(
    ([bet, wager]): StoredWager => [bet, { ...wager, countedMinor: String(wager.countedMinor) }],
  );
  return JSON.stringify(stored);
}

function readHeldWagers(stored: StoredHeldWager[]): Map<string, HeldWager> {
  return new Map(stored.map(([bet, held]) => [bet, { ...held, amountMinor: BigInt(held.amountMinor) }]));
}

function writeHeldWagers(wagers: Map<string, HeldWager> | null): string | null {
  if (wagers === null) return null;
  const stored = [...wagers].map(
    ([bet, held]): StoredHeldWager => [bet, { ...held, amountMinor: String(held.amountMinor) }],
  );
  return JSON.stringify(stored);
}

function writeWins(wins: WalletRound["wins"]): string | null {
  if (wins.size === 0) return null;
  return JSON.stringify([...wins].map(([win, bet = ""]): StoredWin => [win, bet]));
}

/**
 * Writes new and changed rounds. When two players' bets start the same round at the same moment, neither sees the other's: the second write
 * fails on the state, which cannot be null, and its batch, when retried, sees the other player's round and refuses.
 */
export function saveRounds(transaction: SqlTransaction, rounds: Iterable<WalletRound>): void {
  const changed = [...rounds].filter((round) => round.changed);
  if (changed.length === 0) return;
  const times = (pick: (round: WalletRound) => Date | null) =>
    textArray(changed.map((round) => pick(round)?.toISOString() ?? null));
  transaction.send(
    `/* prepared */ INSERT INTO wallet_round AS r (provider, round, player_id, game_code, currency, state, stake_cash_minor, stake_bonus_minor,
       payout_cash_minor, payout_bonus_minor, bonus_id, opened_at, closed_at, reward_id, standing_bets, lost_bonus_minor, wagers, draw_id,
       draws_at, contribution_minor, jackpot_minor, table_round, held_wagers, first_stake_minor, wins)
     SELECT unnest($1::text[]), unnest($2::text[]), unnest($3::text[]), unnest($4::text[]), unnest($5::text[]), unnest($6::text[]),
       unnest($7::bigint[]), unnest($8::bigint[]), unnest($9::bigint[]), unnest($10::bigint[]), unnest($11::text[]),
       unnest($12::timestamptz[]), unnest($13::timestamptz[]), unnest($14::text[]), unnest($15::bigint[]),
       unnest($16::bigint[]), unnest($17::jsonb[]), unnest($18::text[]), unnest($19::timestamptz[]), unnest($20::bigint[]), unnest($21::bigint[]),
       unnest($22::text[]), unnest($23::jsonb[]), unnest($24::bigint[]), unnest($25::jsonb[])
     ON CONFLICT (provider, round) DO UPDATE SET state = CASE WHEN r.player_id = excluded.player_id THEN excluded.state END,
       stake_cash_minor = excluded.stake_cash_minor, stake_bonus_minor = excluded.stake_bonus_minor, payout_cash_minor = excluded.payout_cash_minor,
       payout_bonus_minor = excluded.payout_bonus_minor, bonus_id = excluded.bonus_id, closed_at = excluded.closed_at,
       standing_bets = excluded.standing_bets, lost_bonus_minor = excluded.lost_bonus_minor, wagers = excluded.wagers,
       contribution_minor = excluded.contribution_minor, jackpot_minor = excluded.jackpot_minor, held_wagers = excluded.held_wagers,
       wins = excluded.wins`,
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
      textArray(changed.map((round) => round.rewardId)),
      bigintArray(changed.map((round) => round.standingBets)),
      bigintArray(changed.map((round) => round.lostBonusMinor)),
      textArray(changed.map((round) => writeWagers(round.wagers))),
      textArray(changed.map((round) => round.draw?.id ?? null)),
      times((round) => round.draw?.at ?? null),
      bigintArray(changed.map((round) => round.contributionMinor)),
      bigintArray(changed.map((round) => round.jackpotMinor)),
      textArray(changed.map((round) => round.tableRound)),
      textArray(changed.map((round) => writeHeldWagers(round.heldWagers))),
      textArray(changed.map((round) => round.firstStakeMinor?.toString() ?? null)),
      textArray(changed.map((round) => writeWins(round.wins))),
    ],
  );
}
