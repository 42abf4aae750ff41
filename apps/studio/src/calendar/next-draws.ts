import {
  type ClockCalendar,
  type DatedCalendar,
  type DayOfMonth,
  type DrawCalendar,
  Weekday,
} from "@bellwether/contract/studio/index.ts";

const weekdays = Weekday.options;

/** The times of the first `count` draws after a time. Pure. */
export function nextDraws(calendar: DrawCalendar, after: Date, count: number): Date[] {
  return "everyMs" in calendar ? byClock(calendar, after, count) : byDate(calendar, after, count);
}

/** The weekdays on which draws can be, Monday first; none where the calendar names days of the month. */
export function weekdaysOf(calendar: DrawCalendar): Weekday[] {
  if ("everyMs" in calendar) return [...weekdays];
  return weekdays.filter((weekday) => calendar.days?.includes(weekday));
}

/** The weekday of a draw in the calendar's own time zone. */
export function weekdayOfDraw(calendar: DrawCalendar, drawsAt: Date): Weekday {
  return weekdayOfDate(dateOf(calendar, drawsAt));
}

/** A draw's date, `YYYY-MM-DD`, and its weekday. */
export type DrawDay = { date: string; weekday: Weekday };

/** A draw's day in the calendar's own time zone; in UTC where the calendar is gone. */
export function dayOfDraw(calendar: DrawCalendar | undefined, drawsAt: Date): DrawDay {
  const date = calendar ? dateOf(calendar, drawsAt) : dateIn("UTC", drawsAt);
  return { date: date.toString(), weekday: weekdayOfDate(date) };
}

/** The date of a draw in the calendar's own time zone, `YYYY-MM-DD`. */
export function localDateOf(calendar: DrawCalendar, drawsAt: Date): string {
  return dateOf(calendar, drawsAt).toString();
}

function byClock({ everyMs }: ClockCalendar, after: Date, count: number): Date[] {
  // A part of a day divides every day of UTC evenly.
  const before = Math.floor(after.getTime() / everyMs);
  return Array.from({ length: count }, (_, index) => new Date((before + 1 + index) * everyMs));
}

function byDate(calendar: DatedCalendar, after: Date, count: number): Date[] {
  const { timeZone, at } = calendar;
  const draws: Date[] = [];
  const plainTime = Temporal.PlainTime.from(at);
  for (let date = dateOf(calendar, after); draws.length < count; date = date.add({ days: 1 })) {
    if (!hasDraw(calendar, date)) continue;
    // "compatible": a time that does not exist moves forward by the gap, and of one that exists twice the first counts.
    const { epochMilliseconds } = date.toZonedDateTime({ timeZone, plainTime });
    if (epochMilliseconds > after.getTime()) draws.push(new Date(epochMilliseconds));
  }
  return draws;
}

function dateOf(calendar: DrawCalendar, at: Date): Temporal.PlainDate {
  return dateIn("everyMs" in calendar ? "UTC" : calendar.timeZone, at);
}

function dateIn(timeZone: string, at: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
}

function hasDraw({ days, daysOfMonth }: DatedCalendar, date: Temporal.PlainDate): boolean {
  if (days) return days.includes(weekdayOfDate(date));
  return daysOfMonth?.some((day) => isDayOfMonth(day, date)) ?? false;
}

function isDayOfMonth(day: DayOfMonth, date: Temporal.PlainDate): boolean {
  if (typeof day === "number") return date.day === day;
  if (day === "last") return date.day === date.daysInMonth;
  const [place, weekday] = day.split("-");
  const isInWeek = place === "first" ? date.day <= 7 : date.day > date.daysInMonth - 7;
  return isInWeek && weekdayOfDate(date) === weekday;
}

function weekdayOfDate({ dayOfWeek }: Temporal.PlainDate): Weekday {
  const weekday = weekdays[dayOfWeek - 1];
  if (!weekday) throw new Error(`no weekday ${dayOfWeek}`);
  return weekday;
}
