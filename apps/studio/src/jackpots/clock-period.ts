import type { WinTimeFile } from "@bellwether/contract/content/jackpot.ts";
import { HOUR_MS } from "@bellwether/contract/durations.ts";

/** A win-time jackpot; `everyMs` is a sandbox's length of its clocks in place of `everyHours`. */
export type WinTime = WinTimeFile & { everyMs?: number };

export const clockMs = ({ everyHours, everyMs }: Pick<WinTime, "everyHours" | "everyMs">): number =>
  everyMs ?? everyHours * HOUR_MS;

/** The clock around a moment: clocks follow one another from midnight UTC on. */
export function clockPeriod(
  jackpot: Pick<WinTime, "everyHours" | "everyMs">,
  at: Date,
): { startsAt: Date; endsAt: Date } {
  const lengthMs = clockMs(jackpot);
  const startMs = Math.floor(at.getTime() / lengthMs) * lengthMs;
  return { startsAt: new Date(startMs), endsAt: new Date(startMs + lengthMs) };
}
