import type { ClockPort, StopsPort } from "../ports.ts";

/** What tells of stops where a test has neither database nor operators. */
export const nothingStopped: StopsPort & ClockPort = {
  now: () => new Date("2026-12-02T12:00:00Z"),
  stops: {
    isStopped: () => false,
    inForce: () => [],
    refresh: async () => {},
    start() {},
    stop() {},
  },
};
