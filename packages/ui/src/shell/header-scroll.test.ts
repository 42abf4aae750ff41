import { expect, test } from "vitest";
import { followScroll, headerAtRest } from "./header-scroll.ts";

function hiddenAfter(places: number[], pinned = false): boolean {
  return places.reduce((state, px) => followScroll(state, px, pinned), headerAtRest).hidden;
}

test.each([
  ["stays at 52 px", [20, 52], false],
  ["hides past 52 px", [20, 53], true],
  ["returns when scrolling up", [400, 399], false],
  ["hides again when scrolling down", [400, 300, 301], true],
  ["stays hidden when the position does not change", [400, 400], true],
  ["shows at the top, also during overscroll", [400, -30], false],
  ["does not take the end of an overscroll for scrolling down", [400, -30, 0], false],
] as const)("the header %s", (_behaviour, places, hidden) => {
  expect(hiddenAfter([...places])).toBe(hidden);
});

test("a pinned header stays visible past 52 px", () => {
  expect(hiddenAfter([20, 800], true)).toBe(false);
});
