import type { TableFile } from "@bellwether/contract/content/table.ts";

/** Whether rounds begin at this time. A table that closes before it opens is open across midnight. */
export function isOpenAt(hours: TableFile["hours"], now: Date): boolean {
  if (!hours) return true;
  const { opensAt, closesAt } = hours;
  const time = now.toISOString().slice(11, 16);
  const [isPastOpening, isBeforeClosing] = [time >= opensAt, time < closesAt];
  return opensAt < closesAt ? isPastOpening && isBeforeClosing : isPastOpening || isBeforeClosing;
}
