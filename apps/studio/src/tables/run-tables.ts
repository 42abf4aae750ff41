import type { TableFile } from "@bellwether/contract/content/table.ts";
import type { StudioContext } from "../studio-parts.ts";
import { advanceTable } from "./advance-table.ts";
import type { TableHub } from "./table-hub.ts";

export type TableRunner = {
  /** Takes the due step of every table once; returns how many this node took. */
  runDue(): Promise<number>;
  stop(): Promise<void>;
};

/**
 * Keeps the tables of this node going, and shows what any node has changed. A table that waits for its payments blocks no other. With
 * `everyMs` 0 it runs only when called.
 */
export function startTables(studio: StudioContext, hub: TableHub, everyMs: number): TableRunner {
  const running = new Map<string, Promise<unknown>>();
  let isStopped = false;
  let looking: Promise<void> | undefined;

  const advanceSafely = async (table: TableFile) => {
    try {
      return await advanceTable(studio, table);
    } catch (error) {
      studio.log.warn({ err: error, table: table.name }, "a table could not be advanced");
      return false;
    }
  };
  const look = async () => {
    try {
      await hub.refresh();
    } catch (error) {
      studio.log.warn({ err: error }, "tables could not be read");
    }
    looking = undefined;
  };
  const tick = () => {
    if (isStopped) return;
    looking ??= look();
    for (const table of studio.tables.values()) {
      if (running.has(table.name)) continue;
      const step = advanceSafely(table).finally(() => running.delete(table.name));
      running.set(table.name, step);
    }
  };
  const timer = everyMs > 0 && studio.tables.size > 0 ? setInterval(tick, everyMs) : undefined;
  timer?.unref();
  return {
    async runDue() {
      let taken = 0;
      for (const table of studio.tables.values()) if (await advanceTable(studio, table)) taken += 1;
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
