import { HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { type IdleWatch, idleTimes, watchIdle } from "./idle-watch.ts";

describe("a page with a time-out of 30 minutes", () => {
  let now = 1_000_000;
  let look = () => {};
  let stopped = false;
  let watch: IdleWatch;
  const calls: string[] = [];
  const later = (ms: number) => {
    now += ms;
    look();
  };

  beforeEach(() => {
    calls.length = 0;
    stopped = false;
    watch = watchIdle({
      ...idleTimes(30 * MINUTE_MS, undefined),
      clock: {
        now: () => now,
        every: (_ms, run) => {
          look = run;
          return () => {
            stopped = true;
          };
        },
      },
      onWarning: (left) => calls.push(`warning ${left ?? "off"}`),
      onIdle: () => calls.push("idle"),
      onStillHere: () => calls.push("touch"),
      onActive: () => calls.push("active"),
    });
  });

  it("a page with a time-out of 30 minutes warns at 29 minutes with 60 seconds left and ends at 30, once", () => {
    later(29 * MINUTE_MS - 1);
    expect(calls).toEqual([]);
    later(1);
    expect(calls).toEqual(["warning 60"]);
    later(MINUTE_MS);
    later(MINUTE_MS);
    expect(calls).toEqual(["warning 60", "idle"]);
    expect(stopped).toBe(true);
  });

  it("a page with a time-out of 30 minutes restarts with every move, and notifies other pages at most every 5 seconds", () => {
    later(20 * MINUTE_MS);
    watch.active();
    watch.active();
    later(4_999);
    watch.active();
    expect(calls.filter((each) => each === "active")).toHaveLength(1);
    later(29 * MINUTE_MS - 1);
    expect(calls).not.toContain("warning 60");
  });

  it("once it has warned, restarts only on an answer, not on a move", () => {
    later(29 * MINUTE_MS + 30_000);
    watch.active();
    expect(calls).toEqual(["warning 30"]);
    watch.back();
    expect(calls).toEqual(["warning 30", "warning off", "active", "touch"]);
    later(28 * MINUTE_MS);
    expect(calls).toHaveLength(4);
  });

  it("a page with a time-out of 30 minutes restarts on a move in another page", () => {
    later(29 * MINUTE_MS);
    watch.back(now);
    expect(calls).toEqual(["warning 60", "warning off"]);
  });

  it("a page with a time-out of 30 minutes ignores a move in another page that is older than its own", () => {
    const before = now;
    later(10 * MINUTE_MS);
    watch.active();
    watch.back(before);
    later(25 * MINUTE_MS);
    expect(calls).not.toContain("idle");
  });

  it("a page with a time-out of 30 minutes tells the gate every 5 minutes that the reader is active", () => {
    for (let minutes = 0; minutes < 20; minutes += 1) {
      later(MINUTE_MS);
      watch.active();
    }
    expect(calls.filter((each) => each === "touch")).toHaveLength(4);
  });

  it("a page with a time-out of 30 minutes ends at the first check of a page that slept past its time-out", () => {
    now += 8 * HOUR_MS;
    watch.active();
    expect(calls).toEqual(["idle"]);
  });
});

it.each([
  [30 * MINUTE_MS, MINUTE_MS],
  [2 * MINUTE_MS, MINUTE_MS],
  [10_000, 5_000],
])("with a time-out of %d ms warns %d ms before its end", (timeoutMs, before) => {
  expect(idleTimes(timeoutMs, undefined)).toEqual({ timeoutMs, warningMs: before });
});

const sweden = { askAfterSeconds: 120, answerWithinSeconds: 60 };

it("where the market asks after 2 minutes in play and waits 60 seconds, the session ends after 3", () => {
  expect(idleTimes(30 * MINUTE_MS, sweden)).toEqual({ timeoutMs: 3 * MINUTE_MS, warningMs: MINUTE_MS });
});

it("a house time-out of 2 minutes applies before the market's 3 minutes", () => {
  expect(idleTimes(2 * MINUTE_MS, sweden)).toEqual({ timeoutMs: 2 * MINUTE_MS, warningMs: MINUTE_MS });
});
