import type { SqlConnection } from "@bellwether/db";
import { findModel } from "@bellwether/games";
import { newUuid } from "../new-uuid.ts";
import type { ClockPort, ModelsPort, RandomPort } from "../ports.ts";
import type { RoundPot } from "../pot-terms.ts";
import type { Session } from "../sessions/index.ts";
import { stepDueAt } from "./due.ts";
import type { StudioRound } from "./round.ts";
import { storeRound } from "./round-store.ts";

/** The source of the draw: a pair of seeds with a nonce, or a table's round, whose number is the nonce. */
type DecidedBy =
  | { seedPairId: string }
  | { tableId: string; followsId?: string | undefined; subscriptionId?: string | undefined };

type RoundDraft = DecidedBy & {
  requestId: string;
  contentHash: string;
  stakeMinor: string;
  input: unknown;
  nonce: number;
  rewardId?: string | null | undefined;
  pots?: readonly RoundPot[];
};

/**
 * Stores a new round of the session in state `staking`, with new ids for its wallet calls. Returns undefined when the owner has used the
 * request id before, or has looked it up before it arrived.
 */
export function insertRound(
  deps: ClockPort & ModelsPort & RandomPort,
  connection: SqlConnection,
  session: Session,
  draft: RoundDraft,
): Promise<StudioRound | undefined> {
  const now = deps.now();
  const [seedPairId, tableId] = "tableId" in draft ? [null, draft.tableId] : [draft.seedPairId, null];
  return storeRound(
    connection,
    `INSERT INTO studio_round (owner, id, player_id, launch_token, provider, game_code, model, model_hash, mode, currency, request_id,
       content_hash, stake_minor, input, seed_pair_id, nonce, bet_uuid, win_uuid, rollback_uuid, state, started_at, due_at, reward_id,
       table_id, table_number, follows_id, subscription_id, pots)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, 'staking', $20, $21, $22, $23, $24, $25, $26, $27
     WHERE NOT EXISTS (SELECT 1 FROM studio_withdrawn_request WHERE owner = $1 AND request_id = $11)
     ON CONFLICT (owner, request_id) DO NOTHING RETURNING *`,
    [
      session.owner,
      newUuid(deps),
      session.playerId,
      session.launchToken,
      session.provider,
      session.gameCode,
      session.model,
      findModel(deps.models, session.model).hash,
      session.mode,
      session.currency,
      draft.requestId,
      draft.contentHash,
      draft.stakeMinor,
      JSON.stringify(draft.input),
      seedPairId,
      draft.nonce,
      newUuid(deps),
      newUuid(deps),
      newUuid(deps),
      now,
      stepDueAt(now),
      draft.rewardId ?? null,
      tableId,
      tableId === null ? null : draft.nonce,
      ("followsId" in draft && draft.followsId) || null,
      ("subscriptionId" in draft && draft.subscriptionId) || null,
      draft.pots && draft.pots.length > 0 ? JSON.stringify(draft.pots) : null,
    ],
  );
}
