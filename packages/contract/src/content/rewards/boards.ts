import { addDays, dayIn, startOfDay, weekdayNumber } from "../../zoned-day.ts";
import type { OpenDays } from "./open-days.ts";
import type { TournamentRule } from "./tournament-rule.ts";

/** One board of a tournament: its first day, and the moments between which its rounds begin. */
export type BoardSpan = { day: string; opensAt: Date; endsAt: Date };

type Days = { from: string; until: string };

/** The days of every board of a tournament, the first board first. A week that its period cuts short ends with the period. */
export function boardDays(period: OpenDays, rule: Pick<TournamentRule, "from" | "span">): Days[] {
  const found: Days[] = [];
  const length = rule.span === "week" ? 7 : 1;
  for (let day = rule.from; day <= period.until; day = addDays(day, length)) {
    const isOpen = period.weekdays === undefined || period.weekdays.includes(weekdayNumber(day));
    const last = addDays(day, length - 1);
    if (rule.span === "week" || isOpen)
      found.push({ from: day, until: last > period.until ? period.until : last });
  }
  return found;
}

/** Every board of a tournament that has opened by a moment, the newest last. */
export function boardsBy(
  now: Date,
  period: OpenDays,
  rule: Pick<TournamentRule, "from" | "span" | "timeZone">,
): BoardSpan[] {
  const today = dayIn(rule.timeZone, now);
  return boardDays(period, rule)
    .filter(({ from }) => from <= today)
    .map(({ from, until }) => ({
      day: from,
      opensAt: startOfDay(rule.timeZone, from),
      endsAt: startOfDay(rule.timeZone, addDays(until, 1)),
    }));
}

/** The board that is open at a moment. */
export function boardAt(
  now: Date,
  period: OpenDays,
  rule: Pick<TournamentRule, "from" | "span" | "timeZone">,
): BoardSpan | undefined {
  const newest = boardsBy(now, period, rule).at(-1);
  return newest && now < newest.endsAt ? newest : undefined;
}
