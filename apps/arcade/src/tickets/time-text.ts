import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import { Weekday } from "@bellwether/contract/studio/draw-calendar.ts";

const language = () => document.documentElement.lang || "en";

/** A day and time as the player's own clock shows it: "Saturday 28 November, 21:00". */
export function dateText(time: string): string {
  return new Intl.DateTimeFormat(language(), {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date(time));
}

/** An ISO date in words: "Saturday 28 November". */
export function longDayText(date: string): string {
  return new Intl.DateTimeFormat(language(), {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(date));
}

/** A day and time for a narrow place: "28 Nov, 21:00". */
export function shortDateText(time: string): string {
  return new Intl.DateTimeFormat(language(), {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date(time));
}

/** Several texts as one: "28 Nov, 21:00 and 5 Dec, 21:00". */
export function listText(texts: readonly string[]): string {
  return new Intl.ListFormat(language()).format(texts);
}

/** Monday, 1 January 2024; the others follow. */
const A_MONDAY = Date.UTC(2024, 0, 1);

export function weekdayText(weekday: Weekday, form: "short" | "long"): string {
  const day = new Date(A_MONDAY + Weekday.options.indexOf(weekday) * DAY_MS);
  return new Intl.DateTimeFormat(language(), { weekday: form, timeZone: "UTC" }).format(day);
}

/** Seconds are shown in the last two hours only. */
const SECONDS_BELOW_MS = 2 * HOUR_MS;

/** The minutes before the close at which the countdown is read out. */
const SPOKEN_MINUTES = [10, 5, 1];

/** The number of minutes that is read out now, if any. */
export function spokenMinute(leftMs: number): number | undefined {
  return SPOKEN_MINUTES.find((minutes) => Math.ceil(leftMs / MINUTE_MS) === minutes);
}

/** The parts of a countdown as two digits each, from hours to seconds; above two hours without seconds, above two days without minutes too. */
export function saleTimeParts(leftMs: number): string[] {
  const left = Math.max(0, leftMs);
  const two = (count: number) => String(Math.floor(count)).padStart(2, "0");
  const [hours, minutes] = [left / HOUR_MS, (left % HOUR_MS) / MINUTE_MS];
  if (left >= SECONDS_BELOW_MS) return [two(hours), two(minutes)];
  return [two(hours), two(minutes), two((left % MINUTE_MS) / SECOND_MS)];
}
