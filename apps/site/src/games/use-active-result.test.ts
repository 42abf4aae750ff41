import { expect, test } from "vitest";
import { nextActive } from "./use-active-result.ts";

test.each([
  ["ArrowDown", -1, 3, 0],
  ["ArrowDown", 2, 3, 0],
  ["ArrowUp", -1, 3, 2],
  ["ArrowUp", 1, 3, 0],
  ["Home", 2, 3, 0],
  ["End", 0, 3, 2],
  ["Home", -1, 3, undefined],
  ["Escape", 1, 3, -1],
  ["a", 1, 3, undefined],
  ["ArrowDown", -1, 0, undefined],
])("%s from %i of %i results moves to %s (0 is the first, -1 the field)", (key, from, count, to) => {
  expect(nextActive(key, from, count)).toBe(to);
});
