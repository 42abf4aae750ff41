import { type SqlConnection, textArray } from "@bellwether/db";
import type { Book } from "@bellwether/ledger";
import { type ActiveBonus, type BonusState, loadActiveBonuses, loadBonusStates } from "../bonus/index.ts";
import type { BetCommand, WalletCommand } from "./command.ts";
import { loadRounds, type Round } from "./round.ts";

/** A launch token together with its player's present standing. */
export type LaunchGrant = {
  playerId: string;
  provider: string;
  gameCode: string;
  expiresAt: Date;
  sessionLive: boolean;
  status: string;
  activated: boolean;
};

/** What a batch of wallet commands decides on: everything was read after the accounts were locked. */
export type BatchState = {
  book: Book;
  rounds: Map<string, Round>;
  grants: Map<string, LaunchGrant>;
  bonuses: Map<string, ActiveBonus>;
  /** States of bonuses that are over, for rounds begun with them. */
  bonusStates: Map<string, BonusState>;
  /** Bonuses whose requirement was met in this batch. */
  finishedBonuses: ActiveBonus[];
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
  const [rounds, bonuses, grants] = await Promise.all([
    loadRounds(connection, commands),
    loadActiveBonuses(connection, [...new Set(commands.map((command) => command.player.id))]),
    bets.length > 0 ? loadGrants(connection, bets) : new Map<string, LaunchGrant>(),
  ]);
  const activeIds = new Set([...bonuses.values()].map((bonus) => bonus.id));
  const pastIds = [...rounds.values()].flatMap((round) =>
    round.bonusId && !activeIds.has(round.bonusId) ? [round.bonusId] : [],
  );
  return {
    rounds,
    bonuses,
    grants,
    bonusStates: await loadBonusStates(connection, pastIds),
    finishedBonuses: [],
    houseSlot,
  };
}

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
    session_live: boolean;
    status: string;
    activated: boolean;
  }>(
    `/* prepared */ SELECT t.token_hash, t.player_id, t.provider, t.game_code, t.expires_at, s.ended_at IS NULL AS session_live,
       p.status, p.activated_at IS NOT NULL AS activated
     FROM launch_token t JOIN player p ON p.id = t.player_id JOIN session s ON s.token_hash = t.session_hash
     WHERE t.token_hash = ANY($1::text[])`,
    [textArray([...new Set(bets.map((bet) => bet.tokenHash))])],
  );
  return new Map(
    rows.map((row) => [
      row.token_hash,
      {
        playerId: row.player_id,
        provider: row.provider,
        gameCode: row.game_code,
        expiresAt: row.expires_at,
        sessionLive: row.session_live,
        status: row.status,
        activated: row.activated,
      },
    ]),
  );
}
