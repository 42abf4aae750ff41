import { expect, it } from "vitest";
import { moveChoice } from "./move-choice.ts";

it.each([
  ["ArrowDown", 0, 3, 1],
  ["ArrowDown", 2, 3, 0],
  ["ArrowUp", 0, 3, 2],
  ["Home", 2, 3, 0],
  ["End", 0, 3, 2],
  ["ArrowDown", 0, 0, undefined],
  ["a", 1, 3, undefined],
])("%s at place %d of %d chooses place %s", (key, chosen, count, next) => {
  expect(moveChoice(key, chosen, count)).toBe(next);
});
