import { CLOCK_TOLERANCE_MS } from "@bellwether/contract/durations.ts";
import type { DrawCalendar } from "@bellwether/contract/studio/index.ts";
import type { StoredTableRound } from "../tables/table-round.ts";
import { after } from "../tables/table-step.ts";
import { nextDraws } from "./next-draws.ts";

/** A draw that waits for its time, as far as the calendar is concerned. */
type WaitingDraw = Pick<StoredTableRound, "startedAt" | "drawsAt">;

/** The last draw that the calendar has on sale at this time. */
export function lastOnSale(calendar: DrawCalendar, now: Date): Date {
  const draws = nextDraws(calendar, after(now, calendar.closesMs), calendar.ahead);
  const last = draws.at(-1);
  if (!last) throw new Error("a calendar without draws");
  return last;
}

/**
 * Whether a clock that was ahead has put the draw on sale, and the calendar has other draws on sale before it: the table would draw nothing until
 * its time. One that the calendar has on sale by now, too, is right.
 */
export function isTooFar({ startedAt, drawsAt }: WaitingDraw, calendar: DrawCalendar, now: Date): boolean {
  const isOfClockAhead = startedAt > after(now, CLOCK_TOLERANCE_MS);
  return isOfClockAhead && drawsAt !== null && drawsAt > lastOnSale(calendar, now);
}
