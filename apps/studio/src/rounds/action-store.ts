import type { RoundInput, StudioErrorCode } from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { RunHold } from "@bellwether/games";
import { newUuid } from "../new-uuid.ts";
import type { ClockPort, RandomPort } from "../ports.ts";
import type { ActionState, StudioAction } from "./action.ts";
import { stepDueAt, tableStakeDueAt } from "./due.ts";
import { postponedDueAt } from "./postpone.ts";
import type { StudioRound } from "./round.ts";

type Row = {
  owner: string;
  round_id: string;
  id: string;
  seq: number;
  request_id: string | null;
  action: string;
  stake_minor: bigint;
  bet_uuid: string;
  rollback_uuid: string;
  state: ActionState;
  launch_token: string | null;
  refusal: StudioErrorCode | null;
  attempts: number;
  from_ms: number | null;
};

/**
 * Who chose: the client's request, or null for the rule. `launchToken` is set for a stake that the wallet has to take, `fromMs` in a running
 * round of a table.
 */
export type Chosen = {
  requestId: string | null;
  action: RoundInput;
  stakeMinor: bigint;
  launchToken?: string | null | undefined;
  fromMs?: number | undefined;
};

/** Stores the next action of a round: `taken` at once when it adds nothing to the stake, else `staking` until the wallet answers. */
export async function insertAction(
  deps: ClockPort & RandomPort,
  connection: SqlConnection,
  round: StudioRound,
  { requestId, action, stakeMinor, launchToken, fromMs }: Chosen,
  state: "staking" | "taken",
): Promise<StudioAction> {
  const now = deps.now();
  const { rows } = await connection.query<Row>(
    `INSERT INTO studio_action (owner, round_id, seq, request_id, id, action, stake_minor, bet_uuid, rollback_uuid, state, acted_at, due_at,
       from_ms, launch_token)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING *`,
    [
      round.owner,
      round.id,
      round.actions.length + 1,
      requestId,
      newUuid(deps),
      JSON.stringify(action),
      stakeMinor,
      newUuid(deps),
      newUuid(deps),
      state,
      now,
      // At a table the round waits for the stake beyond the deadline, and ends the wait itself.
      state === "staking" ? (fromMs === undefined ? stepDueAt(now) : tableStakeDueAt(now)) : null,
      fromMs ?? null,
      launchToken ?? null,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error("an action was not stored");
  return asAction(row);
}

/** The action that a request chose, in any of the owner's rounds. */
export async function findRequestedAction(
  connection: SqlConnection,
  owner: string,
  requestId: string,
): Promise<StudioAction | undefined> {
  const { rows } = await connection.query<Row>(
    "SELECT * FROM studio_action WHERE owner = $1 AND request_id = $2",
    [owner, requestId],
  );
  return rows[0] && asAction(rows[0]);
}

/** The round's actions in this state. */
export async function actionsIn(
  connection: SqlConnection,
  round: Pick<StudioRound, "owner" | "id">,
  state: ActionState,
): Promise<StudioAction[]> {
  const { rows } = await connection.query<Row>(
    "SELECT * FROM studio_action WHERE owner = $1 AND round_id = $2 AND state = $3 ORDER BY acted_at",
    [round.owner, round.id, state],
  );
  return rows.map(asAction);
}

/** The further stakes of a table's round that the wallet has not answered, or that are not rolled back. */
export async function tableActionsIn(
  connection: SqlConnection,
  { tableId, number }: { tableId: string; number: number },
  state: "staking" | "unknown",
): Promise<StudioAction[]> {
  const { rows } = await connection.query<Row>(
    `SELECT a.* FROM studio_action a JOIN studio_round r ON r.owner = a.owner AND r.id = a.round_id
     WHERE r.table_id = $1 AND r.table_number = $2 AND a.from_ms IS NOT NULL AND a.state = $3`,
    [tableId, number, state],
  );
  return rows.map(asAction);
}

/**
 * The further stakes of a table's running round that are or were awaited and are not taken, in the order in which they were asked for; with
 * `roundId` those of one bet.
 */
export async function findRunHolds(
  connection: SqlConnection,
  { tableId, number }: { tableId: string; number: number },
  roundId: string | undefined,
): Promise<RunHold[]> {
  const { rows } = await connection.query<{ round_id: string; from_ms: number; until_ms: number | null }>(
    `SELECT a.round_id, a.from_ms, CASE WHEN a.state = 'staking' THEN NULL ELSE a.until_ms END AS until_ms
     FROM studio_action a JOIN studio_round r ON r.owner = a.owner AND r.id = a.round_id
     WHERE r.table_id = $1 AND r.table_number = $2 AND a.from_ms IS NOT NULL AND a.state <> 'taken'
       AND ($3::uuid IS NULL OR r.id = $3) ORDER BY a.from_ms`,
    [tableId, number, roundId ?? null],
  );
  return rows.map((row) => ({ roundId: row.round_id, fromMs: row.from_ms, untilMs: row.until_ms }));
}

/** Moves an action on from its known state; false when someone else has moved it in the meantime. */
export async function moveAction(
  connection: SqlConnection,
  action: StudioAction,
  state: ActionState,
  {
    dueAt = null,
    refusal = null,
    untilMs = null,
  }: { dueAt?: Date | null; refusal?: StudioErrorCode | null; untilMs?: number | null } = {},
): Promise<boolean> {
  const { rowCount } = await connection.query(
    `UPDATE studio_action SET state = $4, due_at = $5, refusal = $6, attempts = 0, until_ms = coalesce($7, until_ms),
       launch_token = CASE WHEN $4 = 'unknown' THEN launch_token END
     WHERE owner = $1 AND id = $2 AND state = $3`,
    [action.owner, action.id, action.state, state, dueAt, refusal, untilMs],
  );
  return rowCount > 0;
}

/** Claims due actions and postpones their next attempt, as `claimDueRounds` does with rounds. */
export async function claimDueActions(
  connection: SqlConnection,
  now: Date,
  most: number,
): Promise<StudioAction[]> {
  const { rows } = await connection.query<Row>(
    `WITH due AS MATERIALIZED (
       SELECT owner, id FROM studio_action WHERE due_at <= $1 ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED
     )
     UPDATE studio_action a SET attempts = a.attempts + 1, due_at = ${postponedDueAt("$1", "a.attempts")}
     FROM due WHERE a.owner = due.owner AND a.id = due.id RETURNING a.*`,
    [now, most],
  );
  return rows.map(asAction);
}

function asAction(row: Row): StudioAction {
  return {
    owner: row.owner,
    roundId: row.round_id,
    id: row.id,
    seq: row.seq,
    requestId: row.request_id,
    action: JSON.parse(row.action),
    stakeMinor: row.stake_minor,
    betUuid: row.bet_uuid,
    rollbackUuid: row.rollback_uuid,
    state: row.state,
    launchToken: row.launch_token,
    refusal: row.refusal,
    attempts: row.attempts,
    fromMs: row.from_ms,
  };
}
