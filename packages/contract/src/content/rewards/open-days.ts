import { addDays, weekdayNumber } from "../../zoned-day.ts";

/** A promotion's last day, and its weekdays if it is not open on all. */
export type OpenDays = { until: string; weekdays?: readonly number[] | undefined };

/** Every day from `from` on which a promotion is open. */
export function openDays({ until, weekdays }: OpenDays, from: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1))
    if (weekdays === undefined || weekdays.includes(weekdayNumber(day))) days.push(day);
  return days;
}

/** Open days, cut into those that are settled together: each day, each week (Monday to Sunday), or all of them. */
export function openWindows(days: readonly string[], span: "day" | "week" | "once"): string[][] {
  const windows = new Map<string, string[]>();
  for (const day of days) {
    const key = { once: span, day, week: addDays(day, 1 - weekdayNumber(day)) }[span];
    const window = windows.get(key);
    if (window) window.push(day);
    else windows.set(key, [day]);
  }
  return [...windows.values()];
}
