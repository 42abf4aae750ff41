import type { SupportHours } from "@bellwether/brands/brand.ts";
import { DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";

/** The latest answer to a message of this moment: hours outside the support hours do not count. */
export function answerBy(hours: SupportHours, written: Date): Date {
  let leftMs = hours.answerHours * HOUR_MS;
  for (let day = written; ; ) {
    const { opens, closes } = supportDay(hours, day);
    const from = Math.max(opens.getTime(), written.getTime());
    const openMs = Math.max(0, closes.getTime() - from);
    if (leftMs <= openMs) return new Date(from + leftMs);
    leftMs -= openMs;
    // Counted from noon of the support day, so that a day of 23 or 25 hours is neither skipped nor counted twice.
    day = new Date((opens.getTime() + closes.getTime()) / 2 + DAY_MS);
  }
}

/** Start and end of support's hours on the day of this moment. */
export function supportDay(
  { timeZone, fromHour, untilHour }: SupportHours,
  at: Date,
): { opens: Date; closes: Date } {
  const local = new Date(at.getTime() + offsetMs(timeZone, at));
  const momentOf = (hour: number) => {
    const wall = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), hour);
    // The offset at that hour, not now: on the day that the clocks change they differ.
    return new Date(wall - offsetMs(timeZone, new Date(wall - offsetMs(timeZone, at))));
  };
  return { opens: momentOf(fromHour), closes: momentOf(untilHour) };
}

/** The zone's offset from UTC at a moment. */
function offsetMs(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const wall = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return wall - Math.floor(at.getTime() / 1_000) * 1_000;
}
