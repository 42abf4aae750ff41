import { beforeEach, expect, it } from "vitest";
import { forgetRounds, noteRoundEnd, noteRoundStart, useRoundRunning } from "./round-running.ts";

beforeEach(forgetRounds);
const timed = () => useRoundRunning.getState().timed.size;

it("a timed round runs on when the results of the one before come late, and a reality check waits for it", () => {
  noteRoundStart("one", true);
  noteRoundStart("two", true);
  noteRoundEnd("one");
  expect(timed()).toBe(1);
  noteRoundEnd("two");
  expect(timed()).toBe(0);
});

it("no reality check waits for a round that waits itself, or for one of a game that was closed", () => {
  noteRoundStart("spin", false);
  expect([useRoundRunning.getState().running, timed()]).toEqual([true, 0]);
  noteRoundStart("hand", true);
  forgetRounds();
  expect([useRoundRunning.getState().running, timed()]).toEqual([false, 0]);
});
