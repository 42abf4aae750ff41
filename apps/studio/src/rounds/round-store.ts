import type { ModelHash, ModelId, PlayMode, StudioErrorCode } from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { StudioRefusalError } from "../studio-refusal.ts";
import { postponedDueAt } from "./postpone.ts";
import type { StudioRound, StudioRoundState, TakenAction } from "./round.ts";
import { readScript } from "./script-text.ts";

/** Whose round it is, and in which game. */
export type Holder = { owner: string; gameCode: string };

/** Columns of `studio_round r` joined to `studio_seed_pair p`. */
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
  server_seed: string;
  server_seed_hash: string;
  client_seed: string;
  revealed_at: Date | null;
};

const withSeeds = (
  rounds: string,
) => `SELECT r.*, p.server_seed, p.server_seed_hash, p.client_seed, p.revealed_at,
    CASE WHEN r.actions > 0 THEN (
      SELECT json_agg(json_build_object('action', a.action, 'stake', a.stake_minor::text, 'byRule', a.request_id IS NULL) ORDER BY a.seq)::text
      FROM studio_action a WHERE a.owner = r.owner AND a.round_id = r.id AND a.state = 'taken') END AS taken
  FROM ${rounds} r JOIN studio_seed_pair p ON p.owner = r.owner AND p.id = r.seed_pair_id`;
const ROUNDS = withSeeds("studio_round");

/** A round of this owner and game; another owner's round counts as unknown. Throws `round_not_found`. */
export async function findRound(connection: SqlConnection, holder: Holder, id: string): Promise<StudioRound> {
  const { rows } = await connection.query<Row>(
    `${ROUNDS} WHERE r.owner = $1 AND r.game_code = $2 AND r.id = $3`,
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
  const { rows } = await connection.query<Row>(`${ROUNDS} WHERE r.owner = $1 AND r.id = $2`, [owner, id]);
  if (!rows[0]) throw new StudioRefusalError("round_not_found", "no such round");
  return asRound(rows[0]);
}

/** The round that a request started, in any of the owner's games. */
export async function findRequestedRound(
  connection: SqlConnection,
  owner: string,
  requestId: string,
): Promise<StudioRound | undefined> {
  const { rows } = await connection.query<Row>(`${ROUNDS} WHERE r.owner = $1 AND r.request_id = $2`, [
    owner,
    requestId,
  ]);
  return rows[0] && asRound(rows[0]);
}

/** Runs an insert that returns the round's row; undefined when it stored none. */
export async function storeRound(
  connection: SqlConnection,
  insert: string,
  values: readonly unknown[],
): Promise<StudioRound | undefined> {
  const { rows } = await connection.query<Row>(`WITH stored AS (${insert}) ${withSeeds("stored")}`, values);
  return rows[0] && asRound(rows[0]);
}

/** The unfinished round that blocks another one of this owner and game: the same condition as the unique index's. */
export async function findActiveRound(
  connection: SqlConnection,
  holder: Holder,
): Promise<StudioRound | undefined> {
  const { rows } = await connection.query<Row>(
    `${ROUNDS} WHERE r.owner = $1 AND r.game_code = $2
       AND (r.state IN ('staking', 'staked', 'deciding', 'open') OR (r.state = 'settling' AND r.payout_minor > 0))`,
    [holder.owner, holder.gameCode],
  );
  return rows[0] && asRound(rows[0]);
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
    nonce: row.nonce,
    storedServerSeed: row.server_seed,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    isSeedRevealed: row.revealed_at !== null,
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
