import type { SqlConnection } from "@bellwether/db";
import type { DatabasePort, DatabaseTimePort } from "../ports.ts";
import type { StoredTable, StoredTableRound } from "./table-round.ts";
import { lockTable, moveTableRound, type TableStep } from "./table-store.ts";

/**
 * Takes one step of the table's latest round, unless another node has changed the table since it was read. `work` runs under the lock on the
 * table, with the database's time, and returns what the step fixes. False when nothing was changed.
 */
export async function takeTableStep(
  { database, databaseTime }: DatabasePort & DatabaseTimePort,
  seen: StoredTable & { round: StoredTableRound },
  work: (connection: SqlConnection, now: Date) => Promise<TableStep | undefined>,
): Promise<boolean> {
  return database.transaction(async (connection) => {
    const locked = await lockTable(connection, seen.id);
    if (locked?.seq !== seen.seq) return false;
    const now = await databaseTime(connection);
    const step = await work(connection, now);
    if (step) await moveTableRound(connection, seen.id, seen.round.number, step, now);
    return step !== undefined;
  });
}
