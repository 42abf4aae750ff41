import { isDeepStrictEqual } from "node:util";
import type { TableAction, TakeTableActionRequest } from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { RoundRefusedError } from "@bellwether/games";
import { lockRound } from "../rounds/lock-round.ts";
import type { StudioRound } from "../rounds/round.ts";
import type { Session } from "../sessions/session.ts";
import type { StudioContext } from "../studio-parts.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { drawTableRound } from "./draw-table-round.ts";
import { findRequestedTableAction, insertTableAction } from "./table-action-store.ts";
import type { StoredTableRound } from "./table-round.ts";
import { findTableRound } from "./table-store.ts";

/**
 * Takes an action for the player's own bet while the bet's round is running. It counts at the database's time in its SQL transaction. Repeating
 * the request returns the same action, also after the run. Throws `round_not_found`, `request_conflict`, `too_early`, `too_late` or
 * `invalid_action`. A standing bet is honoured: neither the table's file nor its title is asked.
 */
export async function takeTableAction(
  studio: StudioContext,
  session: Session,
  { tableId, roundId }: { tableId: string; roundId: string },
  { requestId, action }: TakeTableActionRequest,
): Promise<TableAction> {
  return studio.database.transaction(async (connection) => {
    // Actions for one bet come one after another, from however many devices.
    const bet = await lockRound(connection, session, roundId);
    const known = await findRequestedTableAction(connection, session.owner, requestId);
    if (known && (known.roundId !== roundId || !isDeepStrictEqual(known.action, action))) throw conflict();
    if (known) return known;
    const { table, runsAt, beaconSignature } = await lockRunOf(connection, bet, tableId);
    const afterMs = (await studio.databaseTime(connection)).getTime() - runsAt.getTime();
    const { rules, drawn } = drawTableRound(studio, tableId, table, beaconSignature);
    if (!rules.run) throw new RoundRefusedError("invalid_action", "this game has no actions");
    const played = { input: bet.input, actions: bet.table?.actions ?? [] };
    rules.run.checkAction(drawn.outcome, played, action, afterMs);
    const taken = { roundId, action, afterMs };
    const { owner } = session;
    if (!(await insertTableAction(connection, { ...taken, owner, requestId, tableId, number: table.number })))
      throw conflict();
    return taken;
  });
}

const conflict = () =>
  new StudioRefusalError("request_conflict", "this request id was used for another action");

/** The running round of a bet. The round cannot end before the action is stored, because of the lock. */
async function lockRunOf(
  connection: SqlConnection,
  bet: StudioRound,
  tableId: string,
): Promise<{ table: StoredTableRound; runsAt: Date; beaconSignature: string }> {
  if (bet.table?.id !== tableId) throw new StudioRefusalError("round_not_found", "no such bet at this table");
  const { number } = bet.table;
  await connection.query("SELECT 1 FROM studio_table_round WHERE table_id = $1 AND number = $2 FOR SHARE", [
    tableId,
    number,
  ]);
  const table = await findTableRound(connection, tableId, number);
  const phase = table?.phase ?? "void";
  if (phase === "betting" || phase === "closed" || phase === "sealed")
    throw new StudioRefusalError("too_early", "the round is not running yet");
  if (!table || phase !== "running" || bet.state !== "staked")
    throw new StudioRefusalError("too_late", "the round is not running any more");
  const { runsAt, beaconSignature } = table;
  if (runsAt === null || beaconSignature === null) throw new Error("a running round without its start");
  return { table, runsAt, beaconSignature };
}
