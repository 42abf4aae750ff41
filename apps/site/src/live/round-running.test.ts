import { beforeEach, expect, it } from "vitest";
import { endAllRounds, endRound, startRound, useRoundRunning } from "./round-running.ts";

beforeEach(endAllRounds);
const timed = () => useRoundRunning.getState().timed.size;

it("a timed round runs on when the results of the one before come late, and a reality check waits for it", () => {
  startRound("one", true);
  startRound("two", true);
  endRound("one");
  expect(timed()).toBe(1);
  endRound("two");
  expect(timed()).toBe(0);
});

it("no reality check waits for a round that waits itself, or for one of a game that was closed", () => {
  startRound("spin", false);
  expect([useRoundRunning.getState().running, timed()]).toEqual([true, 0]);
  startRound("hand", true);
  endAllRounds();
  expect([useRoundRunning.getState().running, timed()]).toEqual([false, 0]);
});
