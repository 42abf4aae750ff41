import type { TableFile } from "@bellwether/contract/content/table.ts";
import { after } from "../after.ts";
import { advanceDraw, isDrawOfWrongClock, type RunningDraw, startDraw } from "../draws/index.ts";
import type {
  DatabasePort,
  DatabaseTimePort,
  FairnessPorts,
  GamePorts,
  PayoutPorts,
  ResolverPort,
  StepPorts,
} from "../ports.ts";
import {
  advanceLiveRound,
  endRoundsAhead,
  isAheadOfClock,
  noteSealSeen,
  type RunningTable,
  readStoredTable,
  type StoredTable,
  type StoredTableRound,
  startTableRound,
  takeTableStep,
  UNSEEN,
} from "../tables/index.ts";

/**
 * No step of a table can become due between these times of the database's clock, unless the table's change number rises. A table that is
 * `asleep` also wakes when somebody comes.
 */
export type TableRest = { seq: number; from: Date; until: Date; isAsleep?: boolean };

/** What a look at a table has done, and how long the table need not be looked at; undefined if a step can be due at once. */
type TableLook = { isChanged: boolean; rest?: TableRest | undefined };

/** A table that waits for its hours or for the beacon is looked at so often, and one that waits for somebody to come so often in any case. */
const WAITS_MS = 1_000;
const SLEEPS_MS = 60_000;

/**
 * Takes the next step of a table if it is due by the database's time. Any node may do so. A step counts once, because it is taken under a lock
 * and only on the state that was read. It waits for the end of a run that is at most `aheadMs` away.
 */
export async function advanceTable(
  deps: StepPorts & FairnessPorts & GamePorts & PayoutPorts,
  table: TableFile,
  aheadMs: number,
): Promise<TableLook> {
  const stored = await readStoredTable(deps.database, table.name);
  const now = await deps.databaseTime(deps.database);
  const { round } = stored ?? { round: null };
  const begin = async (): Promise<TableLook> => {
    const isChanged = await startRound(deps, table, stored, now);
    if (isChanged || !stored?.waitsFor) return { isChanged };
    const isAsleep = stored.waitsFor === "nobody";
    const until = after(now, isAsleep ? SLEEPS_MS : WAITS_MS);
    return { isChanged, rest: { seq: stored.seq, from: now, until, isAsleep } };
  };
  if (!stored || !round) return begin();
  await noteSealSeen(deps, table.name, round, now);
  const running = { ...stored, round };
  if (isResting(table, running, now))
    return { isChanged: false, rest: { seq: stored.seq, from: now, until: round.phaseEndsAt } };
  if (isOver(round)) return isAheadOfClock(round, now) ? { isChanged: await endNow(deps, running) } : begin();
  const { drawnMs, paidMs = 0 } = table.phases;
  const isChanged = isDraw(running)
    ? await advanceDraw(deps, table, running, now)
    : await advanceLiveRound(deps, { drawnMs, paidMs, aheadMs }, running, now);
  return { isChanged };
}

/**
 * Begins the next round, unless rounds that were sold ahead must be given up first. Draws that were sold come first, also when the table's
 * file has lost its calendar.
 */
async function startRound(
  deps: StepPorts & FairnessPorts & GamePorts & ResolverPort,
  table: TableFile,
  stored: StoredTable | undefined,
  now: Date,
): Promise<boolean> {
  if (stored && (await endRoundsAhead(deps, table, stored, now))) return true;
  if (table.calendar) return startDraw(deps, table.name, table, stored);
  const isAfterDraw = stored?.round?.drawsAt != null;
  if (isAfterDraw && (await startDraw(deps, table.name, undefined, stored))) return true;
  return startTableRound(deps, table, stored, now);
}

const isDraw = (running: RunningTable): running is RunningDraw => running.round.drawsAt !== null;

/** Whether no step can be due before the phase ends. A closed round is sealed and a run ends as soon as they can be. */
function isResting(table: TableFile, running: RunningTable, now: Date): boolean {
  const { phase, phaseEndsAt } = running.round;
  if (phase === "closed" || phase === "running" || now >= phaseEndsAt) return false;
  return !(isDraw(running) ? isDrawOfWrongClock(table, running, now) : isAheadOfClock(running.round, now));
}

/** A round that is over and that a clock ahead would show until long after now has been shown. */
function endNow(deps: DatabasePort & DatabaseTimePort, seen: RunningTable): Promise<boolean> {
  const { phase, voidReason } = seen.round;
  return takeTableStep(deps, seen, async (_, now) => ({ phase, phaseEndsAt: now, voidReason }));
}

/** Takes the next step of a table whose file was deleted. Its last round and all draws that were sold run to their end; no other round begins. */
export async function finishDeletedTable(
  deps: StepPorts & FairnessPorts & GamePorts & PayoutPorts,
  tableId: string,
): Promise<boolean> {
  const stored = await readStoredTable(deps.database, tableId);
  if (!stored?.round) return false;
  const running = { ...stored, round: stored.round };
  const now = await deps.databaseTime(deps.database);
  await noteSealSeen(deps, tableId, running.round, now);
  if (isOver(running.round))
    return isDraw(running)
      ? startDraw(deps, tableId, undefined, stored)
      : endRoundsAhead(deps, undefined, stored, now);
  return isDraw(running)
    ? advanceDraw(deps, undefined, running, now)
    : advanceLiveRound(deps, UNSEEN, running, now);
}

const isOver = ({ phase }: StoredTableRound) => phase === "paid" || phase === "void";
