import type {
  ModelHash,
  ModelId,
  PlayMode,
  StudioErrorCode,
  TablePhase,
} from "@bellwether/contract/studio/index.ts";
import { type SqlConnection, textArray } from "@bellwether/db";
import { StudioRefusalError } from "../studio-refusal.ts";
import { postponedDueAt } from "./postpone.ts";
import type { RoundTable, StudioRound, StudioRoundState, TakenAction } from "./round.ts";
import { readScript } from "./script-text.ts";

/** Whose round it is, and in which game. */
export type Holder = { owner: string; gameCode: string };

/** Columns of `studio_round r` with its seeds and what its table says of it. */
type Row = {
  owner: string;
  id: string;
  player_id: string | null;
  launch_token: string | null;
  provider: string;
  game_code: string;
  /** Null in a round that a node without models started; then `engine` names the model. */
  model: ModelId | null;
  model_hash: ModelHash | null;
  engine: ModelId | null;
  mode: PlayMode;
  currency: string;
  content_hash: string;
  stake_minor: bigint;
  input: string;
  reward_id: string | null;
  pots: string | null;
  pot_hits: string | null;
  nonce: number;
  bet_uuid: string;
  win_uuid: string;
  rollback_uuid: string;
  state: StudioRoundState;
  refusal: StudioErrorCode | null;
  script: string | null;
  payout_minor: bigint | null;
  taken: string | null;
  due_at: Date | null;
  balance_minor: bigint | null;
  started_at: Date;
  attempts: number;
  table_id: string | null;
  table_number: number | null;
  table_phase: TablePhase | null;
  bets_close_at: Date | null;
  draws_at: Date | null;
  subscription_id: string | null;
  table_root: string | null;
  beacon_signature: string | null;
  table_events: string | null;
  table_actions: string | null;
  followed_actions: string | null;
  is_away: boolean;
  server_seed: string;
  server_seed_hash: string;
  client_seed: string;
  is_revealed: boolean;
};

const withSeeds = (rounds: string) => `SELECT r.*, coalesce(p.server_seed, t.server_seed) AS server_seed,
    coalesce(p.server_seed_hash, t.server_seed_hash) AS server_seed_hash, coalesce(p.client_seed, r.table_id) AS client_seed,
    p.revealed_at IS NOT NULL OR coalesce(t.phase IN ('drawn', 'paid', 'void'), false) AS is_revealed,
    t.phase AS table_phase, t.bets_close_at, t.draws_at, t.root AS table_root, t.beacon_signature, t.events AS table_events,
    CASE WHEN t.runs_at IS NOT NULL THEN (
      SELECT json_agg(json_build_object('action', x.action, 'afterMs', x.after_ms) ORDER BY x.place)::text
      FROM studio_table_play x WHERE x.owner = r.owner AND x.round_id = r.id) END AS table_actions,
    CASE WHEN r.follows_id IS NOT NULL THEN (
      SELECT json_agg(json_build_object('action', x.action, 'afterMs', x.after_ms) ORDER BY x.place)::text
      FROM studio_table_play x WHERE x.table_id = r.table_id AND x.table_number = r.table_number AND x.round_id = r.follows_id)
      END AS followed_actions,
    r.table_id IS NOT NULL AND t.draws_at IS NULL AND EXISTS (
      SELECT 1 FROM studio_last_visit v WHERE v.owner = r.owner AND v.table_id = r.table_id AND v.seen_at < t.started_at) AS is_away,
    CASE WHEN r.actions > 0 THEN (
      SELECT json_agg(json_build_object('action', a.action, 'stake', a.stake_minor::text, 'byRule', a.request_id IS NULL) ORDER BY a.seq)::text
      FROM studio_action a WHERE a.owner = r.owner AND a.round_id = r.id AND a.state = 'taken') END AS taken
  FROM ${rounds} r LEFT JOIN studio_seeds p ON p.owner = r.owner AND p.id = r.seed_pair_id
    LEFT JOIN studio_table_progress t ON t.table_id = r.table_id AND t.number = r.table_number`;
const ROUNDS = withSeeds("studio_round");

/** A round of this owner and game; another owner's round counts as unknown. Throws `round_not_found`. */
export async function findRound(connection: SqlConnection, holder: Holder, id: string): Promise<StudioRound> {
  const { rows } = await connection.query<Row>(
    `/* prepared */ ${ROUNDS} WHERE r.owner = $1 AND r.game_code = $2 AND r.id = $3`,
    [holder.owner, holder.gameCode, id],
  );
  if (!rows[0]) throw new StudioRefusalError("round_not_found", "no such round");
  return asRound(rows[0]);
}

/** An owner's round in any of their games. Throws `round_not_found`. */
export async function findRoundById(
  connection: SqlConnection,
  owner: string,
  id: string,
): Promise<StudioRound> {
  const { rows } = await connection.query<Row>(`/* prepared */ ${ROUNDS} WHERE r.owner = $1 AND r.id = $2`, [
    owner,
    id,
  ]);
  if (!rows[0]) throw new StudioRefusalError("round_not_found", "no such round");
  return asRound(rows[0]);
}

/** The round that a request started, in any of the owner's games. */
export async function findRequestedRound(
  connection: SqlConnection,
  owner: string,
  requestId: string,
): Promise<StudioRound | undefined> {
  const { rows } = await connection.query<Row>(
    `/* prepared */ ${ROUNDS} WHERE r.owner = $1 AND r.request_id = $2`,
    [owner, requestId],
  );
  return rows[0] && asRound(rows[0]);
}

/** Runs an insert that returns the round's row; undefined when it stored none. */
export async function storeRound(
  connection: SqlConnection,
  insert: string,
  values: readonly unknown[],
): Promise<StudioRound | undefined> {
  const { rows } = await connection.query<Row>(
    `/* prepared */ WITH stored AS (${insert}) ${withSeeds("stored")}`,
    values,
  );
  return rows[0] && asRound(rows[0]);
}

/** The unfinished round that blocks another one of this owner and game: the same condition as the unique index's. */
export async function findActiveRound(
  connection: SqlConnection,
  holder: Holder,
): Promise<StudioRound | undefined> {
  const { rows } = await connection.query<Row>(
    `/* prepared */ ${ROUNDS} WHERE r.owner = $1 AND r.game_code = $2 AND r.table_id IS NULL
       AND (r.state IN ('staking', 'staked', 'deciding', 'open') OR (r.state = 'settling' AND r.payout_minor > 0))`,
    [holder.owner, holder.gameCode],
  );
  return rows[0] && asRound(rows[0]);
}

/** A player's bets in a table's round, in the order in which they were placed. */
export async function findTableBets(
  connection: SqlConnection,
  { owner }: Pick<Holder, "owner">,
  tableId: string,
  number: number,
): Promise<StudioRound[]> {
  const { rows } = await connection.query<Row>(
    `/* prepared */ ${ROUNDS} WHERE r.owner = $1 AND r.table_id = $2 AND r.table_number = $3 ORDER BY r.place`,
    [owner, tableId, number],
  );
  return rows.map(asRound);
}

/** At most `most` bets of a table's round in state `staked`, in the order of their ids, starting after `lastId`. */
export async function findStakedBets(
  connection: SqlConnection,
  { tableId, number, lastId, most }: { tableId: string; number: number; lastId: string; most: number },
): Promise<StudioRound[]> {
  const { rows } = await connection.query<Row>(
    `${ROUNDS} WHERE r.table_id = $1 AND r.table_number = $2 AND r.state = 'staked' AND r.id > $3 ORDER BY r.id LIMIT $4`,
    [tableId, number, lastId, most],
  );
  return rows.map(asRound);
}

/** The bets of a table's round with these ids. */
export async function findBetsByIds(
  connection: SqlConnection,
  { tableId, number }: { tableId: string; number: number },
  ids: readonly string[],
): Promise<StudioRound[]> {
  const { rows } = await connection.query<Row>(
    `${ROUNDS} WHERE r.table_id = $1 AND r.table_number = $2 AND r.id = ANY ($3::uuid[]) ORDER BY r.id`,
    [tableId, number, textArray(ids)],
  );
  return rows.map(asRound);
}

/** A player's tickets at a table that the wallet did not refuse, in draws that are over or not, the next draw first. */
export async function findTickets(
  connection: SqlConnection,
  { owner }: Pick<Holder, "owner">,
  tableId: string,
): Promise<StudioRound[]> {
  const { rows } = await connection.query<Row>(
    `${ROUNDS} WHERE r.owner = $1 AND r.table_id = $2 AND r.state <> 'refused'
       AND t.draws_at IS NOT NULL AND t.phase NOT IN ('paid', 'void') ORDER BY r.table_number, r.place`,
    [owner, tableId],
  );
  return rows.map(asRound);
}

/** Claims due rounds and postpones their next attempt. Skips a round that another node is claiming. */
export async function claimDueRounds(
  connection: SqlConnection,
  now: Date,
  most: number,
): Promise<StudioRound[]> {
  const { rows } = await connection.query<Row>(
    `WITH due AS MATERIALIZED (
       SELECT owner, id FROM studio_round WHERE due_at <= $1 ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED
     ), claimed AS (
       UPDATE studio_round r SET attempts = r.attempts + 1,
         due_at = ${postponedDueAt("$1", "r.attempts")}
       FROM due WHERE r.owner = due.owner AND r.id = due.id RETURNING r.*
     ) ${withSeeds("claimed")}`,
    [now, most],
  );
  return rows.map(asRound);
}

function takenActions(text: string | null): TakenAction[] {
  if (text === null) return [];
  const taken: { action: string; stake: string; byRule: boolean }[] = JSON.parse(text);
  return taken.map(({ action, stake, byRule }) => ({
    action: JSON.parse(action),
    stakeMinor: BigInt(stake),
    byRule,
  }));
}

function modelOf({ model, engine }: Row): ModelId {
  const id = model ?? engine;
  if (id === null) throw new Error("a round without a model");
  return id;
}

function tableOf(row: Row): RoundTable | null {
  if (row.table_id === null || row.table_number === null || row.table_phase === null) return null;
  if (row.bets_close_at === null) throw new Error(`a round of the table ${row.table_id} without a close`);
  return {
    id: row.table_id,
    number: row.table_number,
    phase: row.table_phase,
    betsCloseAt: row.bets_close_at,
    drawsAt: row.draws_at,
    root: row.table_root,
    beaconSignature: row.beacon_signature,
    events: row.table_events === null ? null : JSON.parse(row.table_events),
    actions: tableActions(row.table_actions),
    followed: tableActions(row.followed_actions),
    isAway: row.is_away,
  };
}

function tableActions(text: string | null): RoundTable["actions"] {
  if (text === null) return [];
  const taken: { action: string; afterMs: number }[] = JSON.parse(text);
  return taken.map(({ action, afterMs }) => ({ action: JSON.parse(action), afterMs }));
}

function asRound(row: Row): StudioRound {
  return {
    owner: row.owner,
    id: row.id,
    playerId: row.player_id,
    launchToken: row.launch_token,
    provider: row.provider,
    gameCode: row.game_code,
    model: modelOf(row),
    modelHash: row.model_hash,
    mode: row.mode,
    currency: row.currency,
    contentHash: row.content_hash,
    stakeMinor: row.stake_minor,
    input: JSON.parse(row.input),
    actions: takenActions(row.taken),
    rewardId: row.reward_id,
    pots: row.pots === null ? [] : JSON.parse(row.pots),
    potHits: row.pot_hits === null ? [] : JSON.parse(row.pot_hits),
    subscriptionId: row.subscription_id,
    table: tableOf(row),
    nonce: row.nonce,
    storedServerSeed: row.server_seed,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    isSeedRevealed: row.is_revealed,
    betUuid: row.bet_uuid,
    winUuid: row.win_uuid,
    rollbackUuid: row.rollback_uuid,
    state: row.state,
    refusal: row.refusal,
    script: row.script === null ? null : readScript(row.script),
    payoutMinor: row.payout_minor,
    balanceMinor: row.balance_minor,
    startedAt: row.started_at,
    dueAt: row.due_at,
    attempts: row.attempts,
  };
}
