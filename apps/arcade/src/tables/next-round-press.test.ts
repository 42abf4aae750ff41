import { expect, it } from "vitest";
import { NextRoundPress } from "./next-round-press.ts";

it("a press for the next round counts in it once, and not in its own round, although betting opens there again", () => {
  const press = new NextRoundPress();
  press.begin();
  press.toggle();
  expect([press.take(), press.isWanted]).toEqual([false, true]);
  press.begin();
  expect([press.take(), press.isWanted, press.take()]).toEqual([true, false, false]);
});

it("a press that was taken back, by a second one or otherwise, does not count", () => {
  const press = new NextRoundPress();
  press.toggle();
  press.toggle();
  press.begin();
  expect(press.take()).toBe(false);
  press.toggle();
  press.release();
  press.begin();
  expect(press.take()).toBe(false);
});
