import type { PromotionPeriod } from "@bellwether/contract/content/promotion.ts";

/** `between`: it is over for this week and opens again. */
export type PromotionState = "coming" | "open" | "between" | "ended";

/** Where a promotion stands, and the moment (ISO, UTC) at which that changes; an ended one does not change. */
export type Standing = { state: PromotionState; changesAt?: string };

const dayMs = 86_400_000;

/** Where a period stands at a moment. Days are UTC days, the last one included. */
export function standingOf({ from, until, weekdays }: PromotionPeriod, now: Date): Standing {
  const first = Date.parse(from);
  const end = Date.parse(until) + dayMs;
  const isOpen = (day: number) =>
    day >= first && day < end && (weekdays === undefined || weekdays.includes(weekday(day)));
  const today = Math.floor(now.getTime() / dayMs) * dayMs;

  if (now.getTime() >= end) return { state: "ended" };
  if (isOpen(today)) {
    let last = today;
    // Without weekdays it is open to its end; with them no run of days is longer than six.
    if (weekdays === undefined) return { state: "open", changesAt: iso(end) };
    while (isOpen(last)) last += dayMs;
    return { state: "open", changesAt: iso(last) };
  }
  const from7 = Math.max(first, today);
  const opens = Array.from({ length: 7 }, (_, index) => from7 + index * dayMs).find(isOpen);
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
