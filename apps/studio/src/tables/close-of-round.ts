import type { TableFile } from "@bellwether/contract/content/table.ts";
import { after } from "../after.ts";

/** When a round that starts now closes: after its time for bets, or at the next time of the clock at which the table closes. */
export function closeOf({ bettingMs = 0, closesEveryMs }: TableFile["phases"], startedAt: Date): Date {
  const earliest = after(startedAt, bettingMs);
  if (closesEveryMs === undefined) return earliest;
  // The parts of a day that a table may close after divide every day of UTC evenly.
  return new Date(Math.ceil(earliest.getTime() / closesEveryMs) * closesEveryMs);
}
