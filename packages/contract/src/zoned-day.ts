import { dayText } from "./day-text.ts";
import { DAY_MS } from "./durations.ts";

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The days of campaigns and limits are asked for again and again: with every page, every bet. */
const starts = new Map<string, Date>();
const MAX_STARTS = 2_000;

/** `YYYY-MM-DD` of a moment's day in a time zone (IANA). */
export function dayIn(timeZone: string, at: Date): string {
  return wallClock(timeZone, at).slice(0, 10);
}

/**
 * The first moment of a day in a time zone. Where clocks go forward at midnight, the day begins at one o'clock.
 * @param day `YYYY-MM-DD`
 */
export function startOfDay(timeZone: string, day: string): Date {
  const name = `${timeZone} ${day}`;
  const known = starts.get(name) ?? findStart(timeZone, day);
  if (starts.size >= MAX_STARTS) starts.clear();
  starts.set(name, known);
  return new Date(known);
}

function findStart(timeZone: string, day: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`);
  // The offset changes at most once within the day before and the day after.
  const moments = [asUtc - DAY_MS, asUtc + DAY_MS]
    .map((near) => asUtc - offsetMs(timeZone, new Date(near)))
    .sort((a, b) => a - b);
  const first = moments.find((moment) => dayIn(timeZone, new Date(moment)) >= day);
  return new Date(first ?? asUtc);
}

/** The moment of a local time, `HH:MM`. A time that a change of the clock skips moves forward; of one that comes twice, the first counts. */
export function momentIn(timeZone: string, day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const [ahead = 0, behind = 0] = [asUtc - DAY_MS, asUtc + DAY_MS].map((near) =>
    offsetMs(timeZone, new Date(near)),
  );
  const moments = [asUtc - Math.max(ahead, behind), asUtc - Math.min(ahead, behind)];
  const shown = moments.find((moment) => wallClock(timeZone, new Date(moment)).startsWith(`${day}T${time}`));
  return new Date(shown ?? asUtc - ahead);
}

/** The day this number of days later; earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return dayText(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));
}

/** 1 is Monday, 7 Sunday. */
export function weekdayNumber(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** How far the zone's clocks are ahead of UTC. */
function offsetMs(timeZone: string, at: Date): number {
  const seconds = Math.floor(at.getTime() / 1000) * 1000;
  return Date.parse(`${wallClock(timeZone, at)}Z`) - seconds;
}

/** `YYYY-MM-DDTHH:MM:SS` as the zone's clocks show it. */
function wallClock(timeZone: string, at: Date): string {
  return formatterOf(timeZone).format(at).replace(" ", "T");
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const two = "2-digit";
  // Swedish writes a time as ISO 8601 does, but for the `T`. Taking the parts of a text apart is three times as slow.
  const made = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  });
  formatters.set(timeZone, made);
  return made;
}
