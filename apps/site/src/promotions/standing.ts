import type { PromotionPeriod } from "@bellwether/contract/content/promotion.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";

/** `between`: closed today, and opens again on a later weekday. `soon`: cannot run yet. */
export type PromotionState = "coming" | "open" | "between" | "soon" | "ended";

/** A promotion's state, and the time (ISO, UTC) at which it changes; an ended one does not change. */
export type PromotionStanding = { state: PromotionState; changesAt?: string };

/** A period's state at a time. Days are UTC days; the last one is included. */
export function standingOf({ from, until, weekdays }: PromotionPeriod, now: Date): PromotionStanding {
  const first = Date.parse(from);
  const end = Date.parse(until) + DAY_MS;
  const isOpen = (day: number) =>
    day >= first && day < end && (weekdays === undefined || weekdays.includes(weekday(day)));
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;

  if (now.getTime() >= end) return { state: "ended" };
  if (isOpen(today)) {
    let last = today;
    // Without weekdays it is open to its end; with weekdays it is open for at most six days in a row.
    if (weekdays === undefined) return { state: "open", changesAt: iso(end) };
    while (isOpen(last)) last += DAY_MS;
    return { state: "open", changesAt: iso(last) };
  }
  const from7 = Math.max(first, today);
  const opens = Array.from({ length: 7 }, (_, index) => from7 + index * DAY_MS).find(isOpen);
  if (opens === undefined) return { state: "ended" };
  return { state: today < first ? "coming" : "between", changesAt: iso(opens) };
}

/** 1 is Monday, 7 Sunday. */
function weekday(day: number): number {
  return new Date(day).getUTCDay() || 7;
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
