import { DAY_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { MAX_DELAY_MS, scheduleReloads } from "./schedule-reloads.ts";

const start = Date.parse("2026-11-20T00:00:00Z");

/** Timers on a clock that moves only by `advance`. */
function fakeTimers() {
  let now = start;
  let next = 0;
  const waiting = new Map<number, { at: number; callback: () => void }>();
  const asked: number[] = [];
  return {
    asked,
    waiting,
    timers: {
      now: () => new Date(now),
      set: (callback: () => void, delayMs: number) => {
        asked.push(delayMs);
        waiting.set(++next, { at: now + delayMs, callback });
        return next;
      },
      clear: (timer: unknown) => void waiting.delete(timer as number),
    },
    advance(ms: number) {
      const end = now + ms;
      for (;;) {
        const due = [...waiting].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
        if (!due) break;
        waiting.delete(due[0]);
        now = due[1].at;
        due[1].callback();
      }
      now = end;
    },
  };
}

const inDays = (days: number) => new Date(start + days * DAY_MS);

describe("scheduled reloads", () => {
  it("scheduled reloads happen at each future date, once, and not for past, present or repeated ones", () => {
    const { timers, advance } = fakeTimers();
    const reloads: Date[] = [];
    scheduleReloads(
      [inDays(-3), inDays(0), inDays(2), inDays(2), inDays(1)],
      (at) => reloads.push(at),
      timers,
    );
    advance(DAY_MS - 1);
    expect(reloads).toEqual([]);
    advance(10 * DAY_MS);
    expect(reloads).toEqual([inDays(1), inDays(2)]);
  });

  it("scheduled reloads wait 50 days in chunks of 20, 20 and 10 days", () => {
    const { timers, advance, asked } = fakeTimers();
    const reloads: Date[] = [];
    scheduleReloads([inDays(50)], (at) => reloads.push(at), timers);
    advance(50 * DAY_MS - 1);
    expect(asked).toEqual([MAX_DELAY_MS, 1_728_000_000, 10 * DAY_MS]);
    expect(reloads).toEqual([]);
    advance(1);
    expect(reloads).toEqual([inDays(50)]);
  });

  it("a delay of 1,728,000,000 ms is one timer, one millisecond more is two", () => {
    const { timers, asked, advance } = fakeTimers();
    scheduleReloads([new Date(start + 1_728_000_000), new Date(start + 1_728_000_001)], () => {}, timers);
    advance(1_728_000_001);
    expect(asked).toEqual([1_728_000_000, 1_728_000_000, 1]);
  });

  it("a test toggle's end in 2100 never sets a timer for more than 20 days", () => {
    const { timers, asked, advance } = fakeTimers();
    const reloads: Date[] = [];
    scheduleReloads([new Date("2100-06-05T00:00:00Z")], (at) => reloads.push(at), timers);
    advance(80 * 366 * DAY_MS);
    expect(Math.max(...asked)).toBe(MAX_DELAY_MS);
    expect(reloads).toHaveLength(1);
  });

  it("scheduled reloads stop when cancelled and leave no timer", () => {
    const { timers, waiting, advance } = fakeTimers();
    const reloads: Date[] = [];
    const schedule = scheduleReloads([inDays(1), inDays(30)], (at) => reloads.push(at), timers);
    advance(2 * DAY_MS);
    schedule.stop();
    expect(waiting.size).toBe(0);
    advance(60 * DAY_MS);
    expect(reloads).toEqual([inDays(1)]);
  });
});
