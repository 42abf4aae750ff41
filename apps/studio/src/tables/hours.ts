import type { TableFile } from "@bellwether/contract/content/table.ts";
import { dayText } from "@bellwether/contract/day-text.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";

/** Whether rounds begin at this time. A table that closes before it opens is open across midnight. */
export function isOpenAt(hours: TableFile["hours"], now: Date): boolean {
  if (!hours) return true;
  const { opensAt, closesAt } = hours;
  const time = now.toISOString().slice(11, 16);
  const [isPastOpening, isBeforeClosing] = [time >= opensAt, time < closesAt];
  return opensAt < closesAt ? isPastOpening && isBeforeClosing : isPastOpening || isBeforeClosing;
}

/** Whether the table is open at `now` and does not close by `until`, the estimated close of a round that has not begun. */
export function isOpenUntil(hours: TableFile["hours"], now: Date, until: Date): boolean {
  if (!hours || hours.opensAt === hours.closesAt) return true;
  if (!isOpenAt(hours, now)) return false;
  const closesMs = Date.parse(`${dayText(now)}T${hours.closesAt}:00Z`);
  return until.getTime() < (closesMs > now.getTime() ? closesMs : closesMs + DAY_MS);
}
