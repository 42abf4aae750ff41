import { DAY_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";

type Zone = { timeZone?: string };

/** A time in a list: the clock for today, otherwise the day too, with the year if it is another one. */
export function timeText(at: string, now: number, { timeZone }: Zone = {}): string {
  const [day, today] = [dayOf(at, timeZone), dayOf(now, timeZone)];
  const clock = format(at, { hour: "2-digit", minute: "2-digit", timeZone });
  if (day === today) return clock;
  return `${shortDay(at, now, { timeZone })}, ${clock}`;
}

/** A day: `3 Nov`, and `3 Nov 2025` in another year. */
export function shortDay(at: string | number, now: number, { timeZone }: Zone = {}): string {
  const isOtherYear = dayOf(at, timeZone).slice(0, 4) !== dayOf(now, timeZone).slice(0, 4);
  return format(at, { day: "numeric", month: "short", ...(isOtherYear && { year: "numeric" }), timeZone });
}

/** The whole time to the second with its zone: for the tooltip of every shorter one. */
export function fullTimeText(at: string, _now?: number, { timeZone }: Zone = {}): string {
  return format(at, {
    ...{ weekday: "short", day: "numeric", month: "short", year: "numeric" },
    ...{ hour: "2-digit", minute: "2-digit", second: "2-digit", timeZoneName: "short" },
    timeZone,
  });
}

/** How long ago, or how soon: `now`, `5 min ago`, `in 3 h`, `2 days ago`; a date from 30 days on. */
export function agoText(at: string, now: number, zone: Zone = {}): string {
  const difference = now - Date.parse(at);
  const size = Math.abs(difference);
  if (size < MINUTE_MS) return "now";
  if (size >= 30 * DAY_MS) return shortDay(at, now, zone);
  const span = spanText(size);
  return difference > 0 ? `${span} ago` : `in ${span}`;
}

/** A span in its largest unit, rounded down. */
export function spanText(ms: number): string {
  if (ms < HOUR_MS) return `${Math.max(1, Math.floor(ms / MINUTE_MS))} min`;
  if (ms < DAY_MS) return `${Math.floor(ms / HOUR_MS)} h`;
  const days = Math.floor(ms / DAY_MS);
  return days === 1 ? "1 day" : `${days} days`;
}

/** What a `datetime-local` field holds for a time, in the browser's zone: to the minute. */
export function fieldTime(ms: number): string {
  const date = new Date(ms);
  const two = (figure: number) => String(figure).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The time that a `datetime-local` field names; null for an empty field or one that is no time. */
export function timeOfField(text: string): string | null {
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

const dayOf = (at: string | number, timeZone?: string) =>
  new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone }).format(new Date(at));

function format(at: string | number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-GB", options).format(new Date(at));
}
