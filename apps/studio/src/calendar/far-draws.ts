import { CLOCK_TOLERANCE_MS } from "@bellwether/contract/durations.ts";
import type { DrawCalendar } from "@bellwether/contract/studio/index.ts";
import { after } from "../after.ts";
import { nextDraws } from "./next-draws.ts";

/** A draw that waits for its time, as far as the calendar is concerned. */
type WaitingDraw = { startedAt: Date; drawsAt: Date | null };

/** The last draw that the calendar has on sale at this time. */
export function lastOnSale(calendar: DrawCalendar, now: Date): Date {
  const draws = nextDraws(calendar, after(now, calendar.closesMs), calendar.ahead);
  const last = draws.at(-1);
  if (!last) throw new Error("a calendar without draws");
  return last;
}

/**
 * Whether a draw was put on sale too early by a clock that ran ahead, so that the table would draw nothing until its time. A draw that the
 * calendar has on sale now is not too far.
 */
export function isTooFar({ startedAt, drawsAt }: WaitingDraw, calendar: DrawCalendar, now: Date): boolean {
  const isOfClockAhead = startedAt > after(now, CLOCK_TOLERANCE_MS);
  return isOfClockAhead && drawsAt !== null && drawsAt > lastOnSale(calendar, now);
}
