import type { PromotionPeriod } from "@bellwether/contract/content/promotion.ts";
import { addDays, dayIn, startOfDay, weekdayNumber } from "@bellwether/contract/zoned-day.ts";

/** `between`: closed today, and opens again on a later weekday. `soon`: cannot run yet. */
export type PromotionState = "coming" | "open" | "between" | "soon" | "ended";

/** A promotion's state, and the time (ISO, UTC) at which it changes; an ended one does not change. */
export type PromotionStanding = { state: PromotionState; changesAt?: string };

/** A period's state at a time. Its days are those of a time zone; the last one is included. */
export function standingOf(
  { from, until, weekdays }: PromotionPeriod,
  now: Date,
  timeZone = "UTC",
): PromotionStanding {
  const isOpen = (day: string) =>
    day >= from && day <= until && (weekdays === undefined || weekdays.includes(weekdayNumber(day)));
  const startOf = (day: string) => startOfDay(timeZone, day).toISOString();
  const today = dayIn(timeZone, now);

  if (today > until) return { state: "ended" };
  if (isOpen(today)) {
    // Without weekdays it is open to its end; with weekdays it is open for at most six days in a row.
    if (weekdays === undefined) return { state: "open", changesAt: startOf(addDays(until, 1)) };
    let closed = today;
    while (isOpen(closed)) closed = addDays(closed, 1);
    return { state: "open", changesAt: startOf(closed) };
  }
  const first = today < from ? from : today;
  const opens = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(first, days)).find(isOpen);
  if (opens === undefined) return { state: "ended" };
  return { state: today < from ? "coming" : "between", changesAt: startOf(opens) };
}
