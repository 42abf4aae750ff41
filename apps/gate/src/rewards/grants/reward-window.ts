import type { Promotion } from "@bellwether/contract/content/promotion.ts";
import type { RewardRule } from "@bellwether/contract/content/rewards/reward-rule.ts";
import { addDays, dayIn, startOfDay, weekdayNumber } from "@bellwether/contract/zoned-day.ts";

/** The fields of a rule that cut its days into windows. */
export type SpannedRule = Pick<RewardRule, "from"> & { span: "day" | "week" | "once" };

/** Consecutive days that are settled together, by a time zone's calendar. */
export type RewardWindow = { day: string; lastDay: string; from: Date; until: Date };

/**
 * The window of a promotion that contains a day, undefined if the promotion is closed on all of its days. A window of a week has the open
 * days of that week, from the first to the last; with `once` there is one window, of all days.
 */
export function rewardWindowAt(
  { period }: Pick<Promotion, "period">,
  rule: SpannedRule,
  timeZone: string,
  day: string,
): RewardWindow | undefined {
  const first = rule.from > period.from ? rule.from : period.from;
  const isOpen = (each: string) =>
    each >= first &&
    each <= period.until &&
    (period.weekdays === undefined || period.weekdays.includes(weekdayNumber(each)));
  if (rule.span === "once")
    return day < first || day > period.until ? undefined : windowOf(timeZone, first, period.until);
  const monday = addDays(day, 1 - weekdayNumber(day));
  const days = rule.span === "day" ? [day] : [0, 1, 2, 3, 4, 5, 6].map((after) => addDays(monday, after));
  const open = days.filter(isOpen);
  const [from, until] = [open[0], open.at(-1)];
  if (from === undefined || until === undefined) return undefined;
  return windowOf(timeZone, from, until);
}

const windowOf = (timeZone: string, day: string, lastDay: string): RewardWindow => ({
  day,
  lastDay,
  from: startOfDay(timeZone, day),
  until: startOfDay(timeZone, addDays(lastDay, 1)),
});

/** How long a missed window is still settled. */
const MAX_DAYS_BACK = 28;

/** The windows that have ended in the last 28 days, the oldest first. */
export function endedWindows(
  promotion: Pick<Promotion, "period">,
  rule: SpannedRule,
  timeZone: string,
  now: Date,
): RewardWindow[] {
  return windowsAround(promotion, rule, timeZone, now, 0).filter(({ until }) => until <= now);
}

/** The windows with a day of the last 28 days or of the next `daysAhead`, the oldest first. */
export function windowsAround(
  promotion: Pick<Promotion, "period">,
  rule: SpannedRule,
  timeZone: string,
  now: Date,
  daysAhead: number,
): RewardWindow[] {
  const today = dayIn(timeZone, now);
  const found = new Map<string, RewardWindow>();
  for (let days = -MAX_DAYS_BACK; days <= daysAhead; days += 1) {
    const window = rewardWindowAt(promotion, rule, timeZone, addDays(today, days));
    if (window) found.set(window.day, window);
  }
  return [...found.values()];
}
