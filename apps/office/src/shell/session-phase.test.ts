import { MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import { expect, it } from "vitest";
import { sessionPhase } from "./session-phase.ts";

const start = Date.parse("2026-11-29T08:00:00Z");
/** A session of 8 hours that ends after 15 minutes without a call; the last call was `calledAt` after its start. */
const phase = (afterMs: number, calledAt = 0) =>
  sessionPhase({
    now: start + afterMs,
    lastAnswer: start + calledAt,
    endsAt: new Date(start + 480 * MINUTE_MS).toISOString(),
    idleMinutes: 15,
  });

it("12 minutes after the last call a session is fine, after 13 it has 2 minutes left", () => {
  expect(phase(12 * MINUTE_MS)).toEqual({ is: "fine" });
  expect(phase(13 * MINUTE_MS)).toEqual({ is: "idle", leftMs: 2 * MINUTE_MS });
});

it("a call in the 14th minute makes it fine again", () => {
  expect(phase(15 * MINUTE_MS, 14 * MINUTE_MS)).toEqual({ is: "fine" });
});

it("the office is asked only once its own clock must have ended the session: 3 s later", () => {
  expect(phase(15 * MINUTE_MS + SECOND_MS)).toEqual({ is: "idle", leftMs: 0 });
  expect(phase(15 * MINUTE_MS + 3 * SECOND_MS)).toEqual({ is: "over" });
});

it("at its end after 8 hours no call keeps it", () => {
  expect(phase(479 * MINUTE_MS, 478 * MINUTE_MS)).toEqual({ is: "last", leftMs: MINUTE_MS });
});
