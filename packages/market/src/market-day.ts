import { addDays, dayIn, startOfDay } from "@bellwether/contract/zoned-day.ts";
import { timeZoneOf } from "./time-zones.ts";

type KnownDay = { day: string; fromMs: number; untilMs: number };

/** The last asked day of each country: nearly every call is about the same one, and formatting a moment in a zone costs microseconds. */
const known = new Map<string, KnownDay>();

/** `YYYY-MM-DD` of a moment's day in a market (decision 110); UTC's where the country is unknown or no market. */
export function marketDay(country: string | undefined, at: Date): string {
  const name = country ?? "";
  const held = known.get(name);
  const atMs = at.getTime();
  if (held && held.fromMs <= atMs && atMs < held.untilMs) return held.day;
  const day = dayIn(timeZoneOf(name), at);
  const fromMs = startOfMarketDay(name, day).getTime();
  const untilMs = startOfMarketDay(name, addDays(day, 1)).getTime();
  // Only codes of markets are kept, so a name that a caller invents takes no memory.
  if (timeZoneOf(name) !== "UTC") known.set(name, { day, fromMs, untilMs });
  return day;
}

/** The first moment of a day, `YYYY-MM-DD`, in a market. */
export function startOfMarketDay(country: string | undefined, day: string): Date {
  return startOfDay(timeZoneOf(country ?? ""), day);
}
