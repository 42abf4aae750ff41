import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clockText, sessionTime, tickSeconds } from "./use-session-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [0, "0:00", ":00"],
  [9, "0:00", ":09"],
  [359, "0:05", ":59"],
  [3_900, "1:05", ":00"],
  [86_399, "23:59", ":59"],
])("shows %d seconds on the clock as %s%s", (elapsed, time, seconds) => {
  expect(clockText(sessionTime(elapsed))).toEqual({ time, seconds });
});

test("seconds tick every 1 s, and hours and minutes change every 60 s", () => {
  const shown: string[] = [];
  const stop = tickSeconds((seconds) => shown.push(clockText(sessionTime(3_590 + seconds)).time));
  vi.advanceTimersByTime(999);
  expect(shown).toHaveLength(0);
  vi.advanceTimersByTime(130_001);
  expect(shown).toHaveLength(131);
  expect([...new Set(shown)]).toEqual(["0:59", "1:00", "1:01", "1:02"]);
  expect(shown.filter((time) => time === "1:00")).toHaveLength(60);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(shown).toHaveLength(131);
});

test("a page that slept for 90 s counts them all at its next tick", () => {
  const ticks: number[] = [];
  const stop = tickSeconds((seconds) => ticks.push(seconds));
  vi.setSystemTime(Date.now() + 90_000);
  vi.advanceTimersByTime(1_000);
  expect(ticks).toEqual([91]);
  stop();
});
