import type { TableFile } from "@bellwether/contract/content/table.ts";
import type { DrawCalendar } from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { after } from "../after.ts";
import { isTooFar, lastOnSale, nextDraws } from "../calendar/index.ts";
import type {
  FairnessPorts,
  GamePorts,
  LogPort,
  ModelsPort,
  RandomPort,
  SeedVaultPort,
  StepPorts,
} from "../ports.ts";
import {
  endDrawAhead,
  ensureTable,
  findRoundsAfter,
  insertTableRound,
  lockTable,
  moveTableTo,
  type NewTableRound,
  newTableRound,
  type StoredTable,
  type StoredTableRound,
} from "../tables/index.ts";

/**
 * Makes the next draw the current round, and puts new draws on sale until as many are as the calendar of the table's file says. Draws that
 * were sold are held, in their order, also when their table has no file any more. False if there is no draw, or another node was faster.
 */
export async function startDraw(
  deps: StepPorts & FairnessPorts & GamePorts,
  tableId: string,
  table: TableFile | undefined,
  stored: StoredTable | undefined,
): Promise<boolean> {
  const sells = table !== undefined && deps.titles.get(table.gameCode)?.model === table.model;
  if (!stored && !sells) return false;
  if (!stored) await ensureTable(deps.database, tableId);
  return deps.database.transaction(async (connection) => {
    const locked = await lockTable(connection, tableId);
    if (!locked || locked.seq !== (stored?.seq ?? 0)) return false;
    const current = locked.round?.number ?? 0;
    const known = await findRoundsAfter(connection, tableId, current);
    const now = await deps.databaseTime(connection);
    const waiting = known.filter(({ phase }) => phase === "betting");
    const tooFar = sells ? await giveUpTooFar(deps, connection, table, { draws: waiting, now }) : [];
    const onSale = waiting.filter((draw) => !tooFar.includes(draw));
    const added = sells
      ? newDraws(deps, table, {
          now,
          lastAt: lastTimeOf(table, onSale.at(-1) ?? locked.round, now),
          lastNumber: known.at(-1)?.number ?? current,
          // After a time without a node, draws that are overdue are held first; the ones after them are sold meanwhile.
          onSale: onSale.filter(({ betsCloseAt }) => betsCloseAt > now).length,
        })
      : [];
    for (const draw of added) await insertTableRound(connection, tableId, draw);
    const next = onSale[0] ?? added[0];
    if (!next) return false;
    await moveTableTo(connection, tableId, next.number);
    return true;
  });
}

/** Gives up the draws that a clock ahead has put on sale and that are too far; `createDrawCloser` returns their stakes. Returns them. */
async function giveUpTooFar(
  { log }: LogPort,
  connection: SqlConnection,
  { name, calendar }: TableFile,
  { draws, now }: { draws: readonly StoredTableRound[]; now: Date },
): Promise<StoredTableRound[]> {
  const tooFar = calendar ? draws.filter((draw) => isTooFar(draw, calendar, now)) : [];
  for (const { number } of tooFar) await endDrawAhead(connection, name, number, "clock_skew", now);
  const numbers = tooFar.map(({ number }) => number);
  if (numbers.length > 0)
    log.error(
      { table: name, numbers, now },
      "draws that a clock ahead had put on sale are void: all stakes are returned",
    );
  return tooFar;
}

/** The time after which new draws go on sale. A draw of long after now, which a clock ahead has held or given up, keeps none from it. */
function lastTimeOf(
  { calendar }: TableFile,
  last: Pick<StoredTableRound, "phase" | "drawsAt"> | null,
  now: Date,
): Date {
  const lastAt = last?.drawsAt ?? now;
  const isHeld = last?.phase === "betting";
  return calendar && !isHeld && lastAt > lastOnSale(calendar, now) ? now : lastAt;
}

/** The draws that go on sale: after the last known one, and none whose sale would be over already. */
function newDraws(
  deps: ModelsPort & RandomPort & SeedVaultPort,
  table: TableFile,
  { now, lastAt, lastNumber, onSale }: { now: Date; lastAt: Date; lastNumber: number; onSale: number },
): NewTableRound[] {
  const { calendar } = table;
  if (!calendar) return [];
  const count = Math.max(0, calendar.ahead - onSale);
  return nextDraws(calendar, laterOf(lastAt, after(now, calendar.closesMs)), count).map((drawsAt, index) =>
    newTableRound(deps, table, {
      number: lastNumber + 1 + index,
      phase: "betting",
      phaseBeganAt: now,
      startedAt: now,
      betsCloseAt: closeOfDraw(calendar, drawsAt),
      drawsAt,
    }),
  );
}

export const laterOf = (one: Date, other: Date) => (one > other ? one : other);

const closeOfDraw = ({ closesMs }: DrawCalendar, drawsAt: Date) => after(drawsAt, -closesMs);
