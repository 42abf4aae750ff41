import type { TableAction } from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { findModel } from "@bellwether/games";
import type { ClockPort, DatabaseTimePort, ModelsPort } from "../ports.ts";
import { moveRound, type StudioAction, type StudioRound, tableBetDueAt } from "../rounds/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { insertTableAction } from "./table-action-store.ts";
import type { StoredTableRound } from "./table-round.ts";
import { findTableRound } from "./table-store.ts";

/** A running round, and the database's time in ms after the start of its run. */
type LockedRun = { table: StoredTableRound; beaconSignature: string; nowMs: number };

/**
 * The running round of a bet. The round cannot end before the SQL transaction does, because of the lock. Where the turn of a bet depends on
 * others, actions at the table come one after another, in the order of their times. Throws `round_not_found`, `too_early` or `too_late`.
 */
export async function lockRunOf(
  deps: DatabaseTimePort & ModelsPort,
  connection: SqlConnection,
  bet: StudioRound,
  tableId: string,
): Promise<LockedRun> {
  if (bet.table?.id !== tableId) throw new StudioRefusalError("round_not_found", "no such bet at this table");
  const { number } = bet.table;
  const { run } = findModel(deps.models, bet.model).rules;
  const isAlone = run?.kind !== "decisions" || run.isAlone;
  await connection.query(
    `SELECT 1 FROM studio_table_round WHERE table_id = $1 AND number = $2 FOR ${isAlone ? "SHARE" : "NO KEY UPDATE"}`,
    [tableId, number],
  );
  const table = await findTableRound(connection, tableId, number);
  const phase = table?.phase ?? "void";
  if (phase === "betting" || phase === "closed" || phase === "sealed")
    throw new StudioRefusalError("too_early", "the round is not running yet");
  if (!table || phase !== "running" || bet.state !== "staked")
    throw new StudioRefusalError("too_late", "the round is not running any more");
  const { runsAt, beaconSignature } = table;
  if (runsAt === null || beaconSignature === null) throw new Error("a running round without its start");
  const nowMs = (await deps.databaseTime(connection)).getTime() - runsAt.getTime();
  if (nowMs < 0) throw new StudioRefusalError("too_early", "the run has not begun yet");
  return { table, beaconSignature, nowMs };
}

/** Stores an action that counts. False if the owner has used the request id for another bet at the same moment. */
export function storeTableAction(
  connection: SqlConnection,
  { owner, table }: StudioRound,
  requestId: string,
  action: TableAction,
): Promise<boolean> {
  if (!table) throw new Error(`round ${action.roundId} is not a bet at a table`);
  const { id: tableId, number } = table;
  return insertTableAction(connection, { ...action, owner, requestId, tableId, number });
}

/** Takes an action whose further stake the wallet has confirmed. It counts from now on, by the database's time. */
export async function takeStakedTableAction(
  deps: ClockPort & DatabaseTimePort & ModelsPort,
  connection: SqlConnection,
  bet: StudioRound,
  { action, stakeMinor, requestId }: StudioAction,
  balanceMinor: bigint,
): Promise<void> {
  if (requestId === null || !bet.table)
    throw new Error(`round ${bet.id} has a further stake without a request`);
  const { nowMs } = await lockRunOf(deps, connection, bet, bet.table.id);
  const isStored = await storeTableAction(connection, bet, requestId, {
    roundId: bet.id,
    action,
    afterMs: nowMs,
  });
  const moved = await moveRound(connection, bet, {
    state: "staked",
    dueAt: tableBetDueAt(deps.now(), bet.table),
    actions: [...bet.actions, { action, stakeMinor, byRule: false }],
    balanceMinor,
  });
  if (!isStored || !moved) throw new Error(`round ${bet.id} moved while it was locked`);
}
