import type { DrawCalendar } from "@bellwether/contract/studio/index.ts";
import { localDateOf, nextDraws, weekdayOfDraw, weekdaysOf } from "../calendar/index.ts";
import type { StoredSubscription } from "./subscription-store.ts";

type OrderDates = Pick<StoredSubscription, "weekdays" | "untilDate">;

/** Whether the subscription is for the draw at this time. */
export function isFor({ weekdays, untilDate }: OrderDates, calendar: DrawCalendar, drawsAt: Date): boolean {
  if (weekdays && !weekdays.includes(weekdayOfDraw(calendar, drawsAt))) return false;
  return untilDate === null || localDateOf(calendar, drawsAt) <= untilDate;
}

/** Whether a draw after this time is one that the subscription is for. */
export function buysAfter(order: OrderDates, calendar: DrawCalendar, after: Date): boolean {
  const { untilDate } = order;
  const first = nextOfWeekdays(order, calendar, after);
  return first !== undefined && (untilDate === null || localDateOf(calendar, first) <= untilDate);
}

/** The first draw after this time on one of the weekdays; undefined when the table never draws on them. */
export function nextOfWeekdays(
  { weekdays }: Pick<OrderDates, "weekdays">,
  calendar: DrawCalendar,
  after: Date,
): Date | undefined {
  const offered = weekdaysOf(calendar);
  if (weekdays && !weekdays.some((weekday) => offered.includes(weekday))) return undefined;
  for (let at = after; ; ) {
    const [next] = nextDraws(calendar, at, 1);
    if (!next || !weekdays || weekdays.includes(weekdayOfDraw(calendar, next))) return next;
    at = next;
  }
}
