import type { LiveTable } from "@bellwether/contract/live-table.ts";
import type { LiveTablesMessage } from "@bellwether/contract/push.ts";
import type { ShownTable } from "./load-live-tables.ts";

type News = LiveTablesMessage["tables"][number] & Partial<LiveTable>;

/** Applies a push message or a poll to the page's tables. A table that it does not contain is shown as closed for a fault. */
export function updateTables(tables: readonly ShownTable[], news: readonly News[]): ShownTable[] {
  return tables.map((table) => {
    const latest = news.find(({ id }) => id === table.id);
    if (!latest) return closeForFault(table);
    const { minStake, maxStake } = latest;
    const { closed, closedFor, slots, openHours, betsCloseAt, resultType, results, videoSnapshots } = latest;
    return {
      ...table,
      ...{ closed, closedFor, slots, openHours, betsCloseAt, resultType, results, videoSnapshots },
      ...(minStake !== undefined && { minStake }),
      ...(maxStake !== undefined && { maxStake }),
    };
  });
}

export function closeForFault<Table extends Pick<LiveTable, "closed" | "closedFor">>(table: Table): Table {
  return { ...table, closed: true, closedFor: "fault" };
}
