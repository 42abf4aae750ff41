import type { TableFile } from "@bellwether/contract/content/table.ts";
import type { TableWait } from "@bellwether/contract/studio/index.ts";
import type {
  BeaconPort,
  DatabasePort,
  DatabaseTimePort,
  ModelsPort,
  RandomPort,
  SeedVaultPort,
  StudioTitlesPort,
} from "../ports.ts";
import { isOpenAt } from "./hours.ts";
import { newTableRound } from "./new-table-round.ts";
import type { StoredTable } from "./table-round.ts";
import { after } from "./table-step.ts";
import { countChange, ensureTable, insertTableRound, lockTable, moveTableTo } from "./table-store.ts";

/**
 * Begins the next round, with a new seed whose hash everybody can see before the first bet. If no round may begin, it stores the reason.
 * Returns whether this node changed the table.
 */
export async function startTableRound(
  studio: BeaconPort &
    DatabasePort &
    DatabaseTimePort &
    ModelsPort &
    RandomPort &
    SeedVaultPort &
    StudioTitlesPort,
  table: TableFile,
  stored: StoredTable | undefined,
  now: Date,
): Promise<boolean> {
  // A title that opens soon or plays another model gets no new rounds.
  if (studio.titles.get(table.gameCode)?.model !== table.model) return false;
  const waitsFor = await waitOf(studio, table, now);
  if (waitsFor !== undefined && stored?.waitsFor === waitsFor) return false;
  if (!stored) await ensureTable(studio.database, table.name);
  return studio.database.transaction(async (connection) => {
    const locked = await lockTable(connection, table.name);
    if (!locked || locked.seq !== (stored?.seq ?? 0)) return false;
    if (waitsFor !== undefined) {
      await countChange(connection, table.name, waitsFor);
      return true;
    }
    const startedAt = await studio.databaseTime(connection);
    const number = (locked.round?.number ?? 0) + 1;
    const times = { startedAt, betsCloseAt: closeOf(table.phases, startedAt), drawsAt: null };
    await insertTableRound(connection, table.name, newTableRound(studio, table, { number, ...times }));
    await moveTableTo(connection, table.name, number);
    return true;
  });
}

async function waitOf(
  studio: BeaconPort & DatabasePort & DatabaseTimePort,
  table: TableFile,
  now: Date,
): Promise<TableWait | undefined> {
  if (!isOpenAt(table.hours, now)) return "hours";
  return studio.beacon.trouble(() => studio.databaseTime(studio.database));
}

/** When a round that starts now closes: after its time for bets, or at the next time of the clock at which the table closes. */
export function closeOf({ bettingMs = 0, closesEveryMs }: TableFile["phases"], startedAt: Date): Date {
  const earliest = after(startedAt, bettingMs);
  if (closesEveryMs === undefined) return earliest;
  // The parts of a day that a table may close after divide every day of UTC evenly.
  return new Date(Math.ceil(earliest.getTime() / closesEveryMs) * closesEveryMs);
}
