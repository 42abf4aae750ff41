import { expect, test } from "vitest";
import { isDrag, pageTarget, railEnds } from "./rail-scroll.ts";

test("an arrow moves 85 % of the view", () => {
  expect(pageTarget({ scrollPx: 0, viewPx: 1000, contentPx: 4000 }, 1)).toBe(850);
});

test("an arrow stops at either end", () => {
  expect(pageTarget({ scrollPx: 2900, viewPx: 1000, contentPx: 4000 }, 1)).toBe(3000);
  expect(pageTarget({ scrollPx: 100, viewPx: 1000, contentPx: 4000 }, -1)).toBe(0);
});

test.each([
  [0, { atStart: true, atEnd: false }],
  [1, { atStart: true, atEnd: false }],
  [500, { atStart: false, atEnd: false }],
  [2999, { atStart: false, atEnd: true }],
])("at %d px of 3000 the rail reports its ends", (scrollPx, ends) => {
  expect(railEnds({ scrollPx, viewPx: 1000, contentPx: 4000 })).toEqual(ends);
});

test("a rail that fits is at both ends", () => {
  expect(railEnds({ scrollPx: 0, viewPx: 1000, contentPx: 800 })).toEqual({ atStart: true, atEnd: true });
});

test("a press that moves more than 6 px is a drag", () => {
  expect(isDrag(100, 106)).toBe(false);
  expect(isDrag(100, 107)).toBe(true);
  expect(isDrag(100, 93)).toBe(true);
});
