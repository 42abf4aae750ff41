import { beforeEach, expect, it } from "vitest";
import { forgetRounds, noteRoundEnd, noteRoundStart, useRoundRunning } from "./round-running.ts";

beforeEach(forgetRounds);
const timed = () => useRoundRunning.getState().timed.size;

it("a timed round is still running after the late results of the round before it, so a reality check still waits", () => {
  noteRoundStart("one", true);
  noteRoundStart("two", true);
  noteRoundEnd("one");
  expect(timed()).toBe(1);
  noteRoundEnd("two");
  expect(timed()).toBe(0);
});

it("a reality check does not wait for a round without a time limit, or for a round of a closed game", () => {
  noteRoundStart("spin", false);
  expect([useRoundRunning.getState().running, timed()]).toEqual([true, 0]);
  noteRoundStart("hand", true);
  forgetRounds();
  expect([useRoundRunning.getState().running, timed()]).toEqual([false, 0]);
});
