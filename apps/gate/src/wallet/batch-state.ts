import { type SqlConnection, textArray } from "@bellwether/db";
import type { Book } from "@bellwether/ledger";
import { countries, identityFirstCountries, marketDay, protectionOf, timeZoneOf } from "@bellwether/market";
import {
  type ActiveBonus,
  type ActiveBonuses,
  loadActiveBonuses,
  loadPastBonuses,
  type PastBonus,
} from "../bonus/index.ts";
import { loadPlayLimits } from "../limits/index.ts";
import type { BlockedUntil } from "../players/index.ts";
import { loadRounds, type WalletRound } from "../rounds/index.ts";
import type { BetCommand, PlayerFacts, WalletCommand } from "./command.ts";
import { PlayDays } from "./play-days.ts";

/** The session in which a game was opened. */
export type LaunchSession = {
  hash: string;
  isLive: boolean;
  startedAt: Date;
  seenAt: Date;
  /** When the player's own time limit is used up. */
  mustEndAt: Date | null;
  /** When play pauses until the reality check is acknowledged. */
  realityCheckDueAt: Date | null;
};

/** A launch token with its player's current status. */
export type LaunchGrant = {
  playerId: string;
  provider: string;
  gameCode: string;
  expiresAt: Date;
  /** Null for a standing order, which is played without the player. */
  session: LaunchSession | null;
  status: string;
  /** End of an exclusion whose account was reopened. */
  excludedUntil: Date | null;
  activated: boolean;
  /** Whether a document is requested from the player. */
  documentAsked: boolean;
  /** Whether somebody must look at the account first. */
  held: boolean;
  /** Until when operators have blocked what. */
  blockedUntil: BlockedUntil;
  /** The terms version that the player accepted last. */
  acceptedTerms: string | null;
  /** Number of deposit limits in force, where the market requires three before the first stake. */
  depositLimits: number;
};

/** The data on which a batch of wallet commands is decided: everything was read after the accounts were locked. */
export type BatchState = {
  book: Book;
  /** The commands' rounds, and the others of their players in the same rounds of tables. */
  rounds: Map<string, WalletRound>;
  grants: Map<string, LaunchGrant>;
  bonuses: ActiveBonuses["bonuses"];
  spins: ActiveBonuses["spins"];
  /** Bonuses that are no longer active, for rounds started with them. */
  pastBonuses: Map<string, PastBonus>;
  /** Bonuses that ended in this batch. */
  finishedBonuses: ActiveBonus[];
  /** When this batch is decided. */
  at: Date;
  /** What the batch adds to the players' days, and their limits on play. */
  playDays: PlayDays;
  /** Sessions that were active through a bet and must be marked as seen. */
  seenSessions: Set<string>;
  /** The house account of this writer. */
  houseSlot: number;
};

export type BatchRows = Omit<BatchState, "book">;

/** Reads the data that the commands need; run right after the accounts are locked. */
export async function readBatchRows(
  connection: SqlConnection,
  commands: readonly WalletCommand[],
  at: Date,
  houseSlot: number,
): Promise<BatchRows> {
  const bets = commands.filter((command): command is BetCommand => command.kind === "bet");
  const players = new Map(commands.map(({ player }) => [player.id, player]));
  const playerIds = [...players.keys()];
  const [rounds, { bonuses, spins }, limits, grants] = await Promise.all([
    loadRounds(connection, commands, bets.flatMap(atTable)),
    loadActiveBonuses(connection, playerIds),
    loadPlayLimits(
      connection,
      [...players.values()].map((player) => onDay(player, at)),
    ),
    bets.length > 0 ? loadGrants(connection, bets) : new Map<string, LaunchGrant>(),
  ]);
  const activeIds = new Set([...bonuses.values(), ...spins.values()].map((bonus) => bonus.id));
  const pastIds = [...rounds.values()].flatMap((round) =>
    [round.bonusId, round.rewardId].filter((id) => id !== null && !activeIds.has(id)),
  ) as string[];
  return {
    rounds,
    bonuses,
    spins,
    grants,
    pastBonuses: await loadPastBonuses(connection, pastIds),
    finishedBonuses: [],
    at,
    playDays: new PlayDays(limits),
    seenSessions: new Set(),
    houseSlot,
  };
}

const onDay = ({ id, country }: PlayerFacts, at: Date) => ({
  id,
  day: marketDay(country, at),
  zone: timeZoneOf(country),
});

const atTable = ({ provider, tableRound, player }: BetCommand) =>
  tableRound === undefined ? [] : [{ provider, tableRound, playerId: player.id }];

/** Markets that require three deposit limits before the first stake. */
const LIMITS_FIRST = textArray(
  countries.filter((country) => protectionOf(country.code).depositLimitsFirst).map((country) => country.code),
);

const IDENTITY_FIRST = textArray(identityFirstCountries);

export async function loadGrants(
  connection: SqlConnection,
  uses: readonly Pick<BetCommand, "tokenHash">[],
): Promise<Map<string, LaunchGrant>> {
  const { rows } = await connection.query<{
    token_hash: string;
    player_id: string;
    provider: string;
    game_code: string;
    expires_at: Date;
    session_hash: string | null;
    session_live: boolean;
    created_at: Date | null;
    last_seen_at: Date | null;
    must_end_at: Date | null;
    reality_check_due_at: Date | null;
    status: string;
    excluded_until: Date | null;
    activated: boolean;
    document_asked: boolean;
    held: boolean;
    blocked_until: BlockedUntil | null;
    accepted_terms_version: string | null;
    deposit_limits: number;
  }>(
    `/* prepared */ SELECT t.token_hash, t.player_id, t.provider, t.game_code, t.expires_at, t.session_hash, s.ended_at IS NULL AS session_live,
       s.created_at, s.last_seen_at, s.must_end_at, s.reality_check_due_at, p.status, p.excluded_until, p.activated_at IS NOT NULL AS activated,
       p.document_asked_at IS NOT NULL OR (p.identity_checked_at IS NULL AND p.country = ANY($3::text[])) AS document_asked, p.held_at IS NOT NULL AS held, p.blocked_until, p.accepted_terms_version,
       CASE WHEN p.country = ANY($2::text[]) THEN (SELECT count(*)::int FROM limit_in_force l
         WHERE l.player_id = p.id AND l.type = 'deposit') ELSE 3 END AS deposit_limits
     FROM launch_token t JOIN player_standing p ON p.id = t.player_id LEFT JOIN session_standing s ON s.token_hash = t.session_hash
     WHERE t.token_hash = ANY($1::text[])`,
    [textArray([...new Set(uses.map((use) => use.tokenHash))]), LIMITS_FIRST, IDENTITY_FIRST],
  );
  return new Map(
    rows.map((row) => [
      row.token_hash,
      {
        playerId: row.player_id,
        provider: row.provider,
        gameCode: row.game_code,
        expiresAt: row.expires_at,
        session: sessionIn(row),
        status: row.status,
        excludedUntil: row.excluded_until,
        activated: row.activated,
        documentAsked: row.document_asked,
        held: row.held,
        blockedUntil: row.blocked_until ?? {},
        acceptedTerms: row.accepted_terms_version,
        depositLimits: row.deposit_limits,
      },
    ]),
  );
}

/** If the session was deleted, its tokens count as ended. */
function sessionIn(row: {
  session_hash: string | null;
  session_live: boolean;
  created_at: Date | null;
  last_seen_at: Date | null;
  must_end_at: Date | null;
  reality_check_due_at: Date | null;
}): LaunchSession | null {
  if (row.session_hash === null) return null;
  return {
    hash: row.session_hash,
    isLive: row.session_live && row.created_at !== null,
    startedAt: row.created_at ?? new Date(0),
    seenAt: row.last_seen_at ?? new Date(0),
    mustEndAt: row.must_end_at,
    realityCheckDueAt: row.reality_check_due_at,
  };
}
