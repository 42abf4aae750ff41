import { describe, expect, it } from "vitest";
import { retryDelayMs, untilFirstRunMs, untilNextRunMs } from "./job.ts";

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const MINUTE = 60_000;

describe("a job's schedule", () => {
  it.each([
    ["every minute, a minute after its last end", { everyMs: MINUTE }, "12:00:00", MINUTE],
    ["daily at 03:20, on the same day before that time", { dailyAt: "03:20" as const }, "03:19:00", MINUTE],
    [
      "daily at 03:20, on the next day from that time on",
      { dailyAt: "03:20" as const },
      "03:20:00",
      24 * 60 * MINUTE,
    ],
  ])("runs %s", (_, schedule, time, expectedMs) => {
    expect(untilNextRunMs(schedule, at(time))).toBe(expectedMs);
  });

  it("starts at once, after its first delay, or at its time of day", () => {
    expect(untilFirstRunMs({ everyMs: MINUTE }, at("12:00:00"))).toBe(0);
    expect(untilFirstRunMs({ everyMs: MINUTE, firstAfterMs: 5_000 }, at("12:00:00"))).toBe(5_000);
    expect(untilFirstRunMs({ dailyAt: "12:30" }, at("12:00:00"))).toBe(30 * MINUTE);
  });

  it.each([
    [{ everyMs: 60 * MINUTE }, [1_000, 2_000, 4_000, 8_000], 600_000],
    [{ everyMs: 1_000 }, [1_000, 2_000, 4_000, 5_000], 5_000],
    [{ dailyAt: "03:20" as const }, [1_000, 2_000, 4_000, 8_000], 600_000],
  ])("a failed job with %j is retried after %j ms and finally every %i ms", (schedule, first, last) => {
    expect([1, 2, 3, 4].map((failures) => retryDelayMs(schedule, failures))).toEqual(first);
    expect(retryDelayMs(schedule, 50)).toBe(last);
  });
});
