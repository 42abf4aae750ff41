import { expect, test } from "vitest";
import { levelOf, levelPointsOf } from "./level.ts";

test.each([
  [0, 1, 0, 50],
  [49, 1, 0, 50],
  [50, 2, 50, 120],
  [699, 5, 450, 700],
  [700, 6, 700, null],
  [9_999, 6, 700, null],
])("%i points are level %i, from %i to %s", (points, level, from, nextFrom) => {
  expect(levelOf(points)).toEqual({ level, from, nextFrom });
});

test("a game counts 10 points, a day 5 up to 12 days, a mission 20, and nothing depends on stakes", () => {
  expect(levelPointsOf({ games: 4, days: 3, missionsDone: 2 })).toBe(95);
  expect(levelPointsOf({ games: 0, days: 30, missionsDone: 0 })).toBe(60);
});
