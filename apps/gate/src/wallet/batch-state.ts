import { type SqlConnection, textArray } from "@bellwether/db";
import type { Book } from "@bellwether/ledger";
import { countries, protectionOf } from "@bellwether/market";
import { type ActiveBonus, loadActiveBonuses, loadPastBonuses, type PastBonus } from "../bonus/index.ts";
import { dayText, loadPlayLimits } from "../limits/index.ts";
import { loadRounds, type Round } from "../rounds/index.ts";
import type { BetCommand, WalletCommand } from "./command.ts";
import { PlayDays } from "./play-days.ts";

/** A launch token together with its player's present standing. */
export type LaunchGrant = {
  playerId: string;
  provider: string;
  gameCode: string;
  expiresAt: Date;
  sessionHash: string;
  sessionLive: boolean;
  sessionStartedAt: Date;
  sessionSeenAt: Date;
  /** When the player's own limit on time is used up. */
  sessionMustEndAt: Date | null;
  /** When play pauses until the reality check is acknowledged. */
  realityCheckDueAt: Date | null;
  status: string;
  /** Until when an exclusion is whose account was opened again. */
  excludedUntil: Date | null;
  activated: boolean;
  /** A document is awaited from the player. */
  documentAsked: boolean;
  /** The terms that the player accepted last. */
  acceptedTerms: string | null;
  /** Deposit limits that stand, where the market wants three before the first stake. */
  depositLimits: number;
};

/** What a batch of wallet commands decides on: everything was read after the accounts were locked. */
export type BatchState = {
  book: Book;
  rounds: Map<string, Round>;
  grants: Map<string, LaunchGrant>;
  bonuses: Map<string, ActiveBonus>;
  /** Bonuses that are not played any more, for rounds begun with them. */
  pastBonuses: Map<string, PastBonus>;
  /** Bonuses that came to their end in this batch. */
  finishedBonuses: ActiveBonus[];
  /** UTC day of this batch, `YYYY-MM-DD`. */
  day: string;
  /** What the batch adds to the players' days, and their limits on play. */
  playDays: PlayDays;
  /** Sessions that a bet has shown to be alive, to be marked as seen. */
  seenSessions: Set<string>;
  /** The house's account of this writer. */
  houseSlot: number;
};

export type BatchRows = Omit<BatchState, "book">;

/** Reads what the commands stand on; run right after the accounts are locked. */
export async function readBatchRows(
  connection: SqlConnection,
  commands: readonly WalletCommand[],
  houseSlot: number,
): Promise<BatchRows> {
  const bets = commands.filter((command): command is BetCommand => command.kind === "bet");
  const day = dayText(commands[0]!.at);
  const playerIds = [...new Set(commands.map((command) => command.player.id))];
  const [rounds, bonuses, limits, grants] = await Promise.all([
    loadRounds(connection, commands),
    loadActiveBonuses(connection, playerIds),
    loadPlayLimits(connection, playerIds, day),
    bets.length > 0 ? loadGrants(connection, bets) : new Map<string, LaunchGrant>(),
  ]);
  const activeIds = new Set([...bonuses.values()].map((bonus) => bonus.id));
  const pastIds = [...rounds.values()].flatMap((round) =>
    [round.bonusId, round.rewardId].filter((id) => id !== null && !activeIds.has(id)),
  ) as string[];
  return {
    rounds,
    bonuses,
    grants,
    pastBonuses: await loadPastBonuses(connection, pastIds),
    finishedBonuses: [],
    day,
    playDays: new PlayDays(limits),
    seenSessions: new Set(),
    houseSlot,
  };
}

/** Markets where three deposit limits must stand before the first stake. */
const LIMITS_FIRST = textArray(
  countries.filter((country) => protectionOf(country.code).depositLimitsFirst).map((country) => country.code),
);

async function loadGrants(
  connection: SqlConnection,
  bets: readonly BetCommand[],
): Promise<Map<string, LaunchGrant>> {
  const { rows } = await connection.query<{
    token_hash: string;
    player_id: string;
    provider: string;
    game_code: string;
    expires_at: Date;
    session_hash: string;
    session_live: boolean;
    created_at: Date;
    last_seen_at: Date;
    must_end_at: Date | null;
    reality_check_due_at: Date | null;
    status: string;
    excluded_until: Date | null;
    activated: boolean;
    document_asked: boolean;
    accepted_terms_version: string | null;
    deposit_limits: number;
  }>(
    `/* prepared */ SELECT t.token_hash, t.player_id, t.provider, t.game_code, t.expires_at, t.session_hash, s.ended_at IS NULL AS session_live,
       s.created_at, s.last_seen_at, s.must_end_at, s.reality_check_due_at, p.status, p.excluded_until, p.activated_at IS NOT NULL AS activated,
       p.document_asked_at IS NOT NULL AS document_asked, p.accepted_terms_version,
       CASE WHEN p.country = ANY($2::text[]) THEN (SELECT count(*)::int FROM limit_in_force l
         WHERE l.player_id = p.id AND l.type = 'deposit') ELSE 3 END AS deposit_limits
     FROM launch_token t JOIN player_standing p ON p.id = t.player_id JOIN session_standing s ON s.token_hash = t.session_hash
     WHERE t.token_hash = ANY($1::text[])`,
    [textArray([...new Set(bets.map((bet) => bet.tokenHash))]), LIMITS_FIRST],
  );
  return new Map(
    rows.map((row) => [
      row.token_hash,
      {
        playerId: row.player_id,
        provider: row.provider,
        gameCode: row.game_code,
        expiresAt: row.expires_at,
        sessionHash: row.session_hash,
        sessionLive: row.session_live,
        sessionStartedAt: row.created_at,
        sessionSeenAt: row.last_seen_at,
        sessionMustEndAt: row.must_end_at,
        realityCheckDueAt: row.reality_check_due_at,
        status: row.status,
        excludedUntil: row.excluded_until,
        activated: row.activated,
        documentAsked: row.document_asked,
        acceptedTerms: row.accepted_terms_version,
        depositLimits: row.deposit_limits,
      },
    ]),
  );
}
