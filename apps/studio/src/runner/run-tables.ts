import { CLOCK_TOLERANCE_MS } from "@bellwether/contract/durations.ts";
import { after } from "../after.ts";
import type { FairnessPorts, GamePorts, PayoutPorts, StepPorts } from "../ports.ts";
import { findRunningTables, type TableHub } from "../tables/index.ts";
import { advanceTable, finishDeletedTable, type TableRest } from "./advance-table.ts";

/** The interval between searches for tables whose file was deleted during a round. */
const LOOK_FOR_DELETED_MS = 10_000;
/** The interval between steps of the tables, and looks at them, while nobody is there. */
const LOOK_UNSEEN_MS = 1_000;
/** Whoever comes first waits at most this long for the rounds to begin. */
const WAKES_WITHIN_MS = 1_000;

export type TableRunner = {
  /** Takes the due step of every table once; returns how many this node took. */
  runDue(): Promise<number>;
  /** Begins the next rounds after somebody came. Resolves when they have begun, or after a second. Does nothing without a timer. */
  wakeUp(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Takes the due steps of all tables, and sends the changes of every node to the watchers of this one. A table that waits for its payments
 * does not delay the others. With `everyMs` 0, steps are taken only by `runDue`.
 */
export function startTables(
  deps: StepPorts & FairnessPorts & GamePorts & PayoutPorts,
  hub: TableHub,
  everyMs: number,
): TableRunner {
  const running = new Map<string, Promise<unknown>>();
  let isStopped = false;
  let looking: Promise<void> | undefined;
  let deleted: string[] = [];
  let lookedForDeletedAt = Number.NEGATIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;

  /** Tables on which no step can be due for some time. */
  const rests = new Map<string, TableRest>();
  const isResting = (tableId: string) => {
    const rest = rests.get(tableId);
    if (rest === undefined || hub.seqOf(tableId) !== rest.seq) return false;
    if (rest.isAsleep && deps.attendance?.isAnybodyThere()) return false;
    const now = hub.now();
    // A clock that was set back says nothing about how long the table rests.
    return now >= after(rest.from, -CLOCK_TOLERANCE_MS) && now < rest.until;
  };

  const advance = async (tableId: string, aheadMs: number) => {
    const table = deps.tables.get(tableId);
    rests.delete(tableId);
    const { isChanged, rest } = table
      ? await advanceTable(deps, table, aheadMs)
      : { isChanged: await finishDeletedTable(deps, tableId), rest: undefined };
    if (rest) rests.set(tableId, rest);
    if (isChanged) hub.announce(tableId);
    return isChanged;
  };
  const advanceSafely = async (tableId: string) => {
    try {
      await advance(tableId, everyMs);
    } catch (error) {
      deps.log.warn({ err: error, table: tableId }, "a table could not be advanced");
    }
  };
  /** Nobody waits for a change while nobody is there. */
  const isTimeToLook = () => {
    const nowMs = performance.now();
    if (deps.attendance?.isAnybodyThere() === false && nowMs - lookedAt < LOOK_UNSEEN_MS) return false;
    lookedAt = nowMs;
    return true;
  };
  const isTimeForDeleted = () => performance.now() - lookedForDeletedAt >= LOOK_FOR_DELETED_MS;
  const findDeleted = async () => {
    const ids = await findRunningTables(deps.database);
    deleted = ids.filter((id) => !deps.tables.has(id));
  };
  const look = async () => {
    try {
      await hub.refresh();
      if (!isTimeForDeleted()) return;
      lookedForDeletedAt = performance.now();
      await findDeleted();
    } catch (error) {
      deps.log.warn({ err: error }, "tables could not be read");
    }
  };
  const tick = () => {
    const isIdle = deps.tables.size === 0 && deleted.length === 0;
    if (isStopped || (isIdle && !isTimeForDeleted()) || !isTimeToLook()) return;
    looking ??= look().finally(() => {
      looking = undefined;
    });
    for (const id of [...deps.tables.keys(), ...deleted]) {
      if (running.has(id) || isResting(id)) continue;
      const step = advanceSafely(id).finally(() => running.delete(id));
      running.set(id, step);
    }
  };
  const timer = everyMs > 0 ? setInterval(tick, everyMs) : undefined;
  timer?.unref();
  return {
    async wakeUp() {
      if (timer === undefined) return;
      tick();
      await Promise.race([
        Promise.all(running.values()),
        new Promise((resolve) => setTimeout(resolve, WAKES_WITHIN_MS)),
      ]);
      await look();
    },
    async runDue() {
      await findDeleted();
      let taken = 0;
      for (const id of [...deps.tables.keys(), ...deleted]) if (await advance(id, 0)) taken += 1;
      await hub.refresh();
      return taken;
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.all([looking, ...running.values()]);
    },
  };
}
