import { HOUR_MS } from "../../durations.ts";
import { addDays, startOfDay } from "../../zoned-day.ts";
import type { CashDropRule } from "./cash-drop-rule.ts";
import { type OpenDays, openDays } from "./open-days.ts";

/** A day on which drops fall: between which moments, and the numbers of its first and last drop. */
export type DropDay = { day: string; from: Date; until: Date; first: number; last: number };

/** Caches each rule's days: a promotion does not change, and its days are asked for every second. */
const known = new WeakMap<CashDropRule, { period: OpenDays; days: readonly DropDay[] }>();

/** Every day of a promotion on which drops fall; they are numbered from 1 and spread evenly. */
export function dropDays(period: OpenDays, rule: CashDropRule): readonly DropDay[] {
  const found = known.get(rule);
  if (found?.period === period) return found.days;
  const days = spreadDrops(period, rule);
  known.set(rule, { period, days });
  return days;
}

function spreadDrops(period: OpenDays, rule: CashDropRule): DropDay[] {
  const days = openDays(period, rule.from);
  const drops = rule.pool / rule.drop;
  const upTo = (count: number) => Math.floor((drops * count) / days.length);
  return days.map((day, index) => ({
    day,
    ...dropHours(rule, day),
    first: upTo(index) + 1,
    last: upTo(index + 1),
  }));
}

/** The hours of a day in which drops fall. Midnight is found by the calendar, so a day in which clocks change has its own length. */
function dropHours({ hours, timeZone }: CashDropRule, day: string): { from: Date; until: Date } {
  const at = (hour: number) => hourOf(timeZone, day, hour);
  return { from: at(hours?.from ?? 0), until: at(hours?.until ?? 24) };
}

function hourOf(timeZone: string, day: string, hour: number): Date {
  if (hour === 0) return startOfDay(timeZone, day);
  if (hour === 24) return startOfDay(timeZone, addDays(day, 1));
  // Counted back from the next midnight: clocks change in the night.
  return new Date(startOfDay(timeZone, addDays(day, 1)).getTime() - (24 - hour) * HOUR_MS);
}
