import { DAY_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { jobRetryDelayMs, untilFirstRunMs, untilNextRunMs } from "./job.ts";

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

describe("a job's schedule", () => {
  it.each([
    ["every minute, a minute after its last end", { everyMs: MINUTE_MS }, "12:00:00", MINUTE_MS],
    [
      "daily at 03:20, on the same day before that time",
      { dailyAt: "03:20" as const },
      "03:19:00",
      MINUTE_MS,
    ],
    ["daily at 03:20, on the next day from that time on", { dailyAt: "03:20" as const }, "03:20:00", DAY_MS],
  ])("a job's schedule runs %s", (_, schedule, time, expectedMs) => {
    expect(untilNextRunMs(schedule, at(time))).toBe(expectedMs);
  });

  it("a job's schedule starts at once, after its first delay, or at its time of day", () => {
    expect(untilFirstRunMs({ everyMs: MINUTE_MS }, at("12:00:00"))).toBe(0);
    expect(untilFirstRunMs({ everyMs: MINUTE_MS, firstAfterMs: 5_000 }, at("12:00:00"))).toBe(5_000);
    expect(untilFirstRunMs({ dailyAt: "12:30" }, at("12:00:00"))).toBe(30 * MINUTE_MS);
  });

  it.each([
    [{ everyMs: HOUR_MS }, [1_000, 2_000, 4_000, 8_000], 600_000],
    [{ everyMs: 1_000 }, [1_000, 2_000, 4_000, 5_000], 5_000],
    [{ dailyAt: "03:20" as const }, [1_000, 2_000, 4_000, 8_000], 600_000],
  ])("a failed job with %j is retried after %j ms and finally every %i ms", (schedule, first, last) => {
    expect([1, 2, 3, 4].map((failures) => jobRetryDelayMs(schedule, failures))).toEqual(first);
    expect(jobRetryDelayMs(schedule, 50)).toBe(last);
  });
});
