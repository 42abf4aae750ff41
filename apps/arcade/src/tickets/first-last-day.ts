import { dayText } from "@bellwether/contract/day-text.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { type DrawCalendar, Weekday } from "@bellwether/contract/studio/draw-calendar.ts";

/** The date on which it is this time in the calendar's own zone, `YYYY-MM-DD`: the player's clock may have another. */
export function dateAtTable(calendar: DrawCalendar, time: string | number): string {
  const timeZone = "everyMs" in calendar ? "UTC" : calendar.timeZone;
  // Swedish dates are ISO dates.
  return new Date(time).toLocaleDateString("sv", { timeZone });
}

/**
 * The earliest last day of a standing order: the date of the first draw that it can buy, as an ISO date. `next` is the date of the next draw
 * on sale; without `weekdays` the order is for every draw.
 */
export function firstLastDay(next: string, weekdays: readonly Weekday[] | null): string {
  if (!weekdays || weekdays.length === 0) return next;
  for (let at = Date.parse(next); ; at += DAY_MS) {
    const date = new Date(at);
    const weekday = Weekday.options[(date.getUTCDay() + 6) % 7];
    if (weekday && weekdays.includes(weekday)) return dayText(date);
  }
}
