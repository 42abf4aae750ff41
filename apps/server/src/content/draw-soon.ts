import type { TableFile } from "@bellwether/contract/content/table.ts";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { SoonDraws } from "../settings/soon-draws.ts";

/** Sales close this part of the time between two draws before each. */
const CLOSING_PART = 6;

/** The tables with draws at a fixed interval instead of the dates of their calendars, so that nobody has to wait for Saturday. */
export function drawSoon(tables: readonly TableFile[], { everyMs, which }: SoonDraws): TableFile[] {
  return tables.map((table) => {
    if (!table.calendar || (which === "demonstrations" && !table.isDemonstration)) return table;
    const closesMs = Math.floor(everyMs / CLOSING_PART);
    const { ahead } = table.calendar;
    // The next draw closes only after the show of the one before.
    const drawnMs = Math.min(table.phases.drawnMs, Math.floor(everyMs / 2));
    const calendar = { everyMs, isDemonstration: true as const, closesMs, ahead, patienceMs: MINUTE_MS };
    return { ...table, phases: { drawnMs }, calendar };
  });
}
