import type { TableFile } from "@bellwether/contract/content/table.ts";
import type { TableWait } from "@bellwether/contract/studio/index.ts";
import type {
  BeaconPort,
  DatabasePort,
  DatabaseTimePort,
  FairnessPorts,
  GamePorts,
  StepPorts,
  TablesPort,
} from "../ports.ts";
import { closeOf } from "./close-of-round.ts";
import { isOpenAt } from "./hours.ts";
import { newTableRound } from "./new-table-round.ts";
import { announceTableRounds, beginAnnounced, isBoughtAhead } from "./rounds-ahead.ts";
import type { StoredTable } from "./table-round.ts";
import { countChange, ensureTable, insertTableRound, lockTable, moveTableTo } from "./table-store.ts";

/**
 * Begins the next round, the announced one if there is one, else one with a new seed whose hash everybody can see before the first bet. If
 * no round may begin, it stores the reason. Returns whether this node changed the table.
 */
export async function startTableRound(
  deps: StepPorts & FairnessPorts & GamePorts,
  table: TableFile,
  stored: StoredTable | undefined,
  now: Date,
): Promise<boolean> {
  // A title that opens soon or plays another model gets no new rounds.
  if (deps.titles.get(table.gameCode)?.model !== table.model) return false;
  const waitsFor = await waitOf(deps, table, stored, now);
  if (waitsFor !== undefined && stored?.waitsFor === waitsFor) return false;
  if (!stored) await ensureTable(deps.database, table.name);
  return deps.database.transaction(async (connection) => {
    const locked = await lockTable(connection, table.name);
    if (!locked || locked.seq !== (stored?.seq ?? 0)) return false;
    if (waitsFor !== undefined) {
      await countChange(connection, table.name, waitsFor);
      return true;
    }
    const startedAt = await deps.databaseTime(connection);
    const number = (locked.round?.number ?? 0) + 1;
    const betsCloseAt = closeOf(table.phases, startedAt);
    if (!(await beginAnnounced(connection, table, { number, startedAt, betsCloseAt }))) {
      const times = { phaseBeganAt: startedAt, startedAt, betsCloseAt, drawsAt: null };
      const place = { number, phase: "betting" as const, ...times };
      await insertTableRound(connection, table.name, newTableRound(deps, table, place));
    }
    await announceTableRounds(deps, connection, table, { number, startedAt, betsCloseAt });
    await moveTableTo(connection, table.name, number);
    return true;
  });
}

async function waitOf(
  deps: BeaconPort & DatabasePort & DatabaseTimePort & TablesPort,
  table: TableFile,
  stored: StoredTable | undefined,
  now: Date,
): Promise<TableWait | undefined> {
  if (!isOpenAt(table.hours, now)) return "hours";
  if (!(await isAttended(deps, table, stored))) return "nobody";
  return deps.beacon.trouble(() => deps.databaseTime(deps.database));
}

/** Whether a round of the table may have somebody to see it. One that somebody has bought ahead takes place in any case, and so do those before it. */
async function isAttended(
  { attendance, database }: DatabasePort & TablesPort,
  { name, roundsAhead = 0 }: TableFile,
  stored: StoredTable | undefined,
): Promise<boolean> {
  if (attendance === undefined || attendance.isAnybodyThere()) return true;
  return roundsAhead > 0 && (await isBoughtAhead(database, name, stored?.round?.number ?? 0));
}
