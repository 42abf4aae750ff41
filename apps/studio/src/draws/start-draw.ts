import type { TableFile } from "@bellwether/contract/content/table.ts";
import type { DrawCalendar } from "@bellwether/contract/studio/index.ts";
import type { FairnessPorts, GamePorts, ModelsPort, RandomPort, SeedVaultPort, StepPorts } from "../ports.ts";
import { newTableRound } from "../tables/new-table-round.ts";
import type { StoredTable } from "../tables/table-round.ts";
import { after } from "../tables/table-step.ts";
import {
  ensureTable,
  findRoundsAfter,
  insertTableRound,
  lockTable,
  moveTableTo,
  type NewTableRound,
} from "../tables/table-store.ts";
import { nextDraws } from "./next-draws.ts";

/**
 * Makes the next draw the current round, and puts new draws on sale until as many are as the calendar of the table's file says. Draws that
 * were sold are held, in their order, also when their table has no file any more. False if there is no draw, or another node was faster.
 */
export async function startDraw(
  studio: StepPorts & FairnessPorts & GamePorts,
  tableId: string,
  table: TableFile | undefined,
  stored: StoredTable | undefined,
): Promise<boolean> {
  const sells = table !== undefined && studio.titles.get(table.gameCode)?.model === table.model;
  if (!stored && !sells) return false;
  if (!stored) await ensureTable(studio.database, tableId);
  return studio.database.transaction(async (connection) => {
    const locked = await lockTable(connection, tableId);
    if (!locked || locked.seq !== (stored?.seq ?? 0)) return false;
    const current = locked.round?.number ?? 0;
    const onSale = await findRoundsAfter(connection, tableId, current);
    const now = await studio.databaseTime(connection);
    const last = onSale.at(-1) ?? locked.round;
    const added = sells
      ? newDraws(studio, table, {
          now,
          lastAt: last?.drawsAt ?? now,
          lastNumber: last?.number ?? 0,
          // After a time without a node, draws that are overdue are held first; the ones after them are sold meanwhile.
          onSale: onSale.filter(({ betsCloseAt }) => betsCloseAt > now).length,
        })
      : [];
    for (const draw of added) await insertTableRound(connection, tableId, draw);
    if (onSale.length + added.length === 0) return false;
    await moveTableTo(connection, tableId, current + 1);
    return true;
  });
}

/** The draws that go on sale: after the last known one, and none whose sale would be over already. */
function newDraws(
  studio: ModelsPort & RandomPort & SeedVaultPort,
  table: TableFile,
  { now, lastAt, lastNumber, onSale }: { now: Date; lastAt: Date; lastNumber: number; onSale: number },
): NewTableRound[] {
  const { calendar } = table;
  if (!calendar) return [];
  const count = Math.max(0, calendar.ahead - onSale);
  return nextDraws(calendar, laterOf(lastAt, after(now, calendar.closesMs)), count).map((drawsAt, index) =>
    newTableRound(studio, table, {
      number: lastNumber + 1 + index,
      phase: "betting",
      startedAt: now,
      betsCloseAt: closeOfDraw(calendar, drawsAt),
      drawsAt,
    }),
  );
}

export const laterOf = (one: Date, other: Date) => (one > other ? one : other);

const closeOfDraw = ({ closesMs }: DrawCalendar, drawsAt: Date) => after(drawsAt, -closesMs);
