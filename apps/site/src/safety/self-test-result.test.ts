import { expect, test } from "vitest";
import { questions, selfTestLevel } from "./self-test-result.ts";

test.each([
  [0, "none"],
  [1, "low"],
  [2, "low"],
  [3, "moderate"],
  [7, "moderate"],
  [8, "high"],
  [27, "high"],
] as const)("%d points are %s", (sum, level) => {
  const points = questions.map((_, index) => Math.max(0, Math.min(3, sum - index * 3)));
  expect(points.reduce((total, each) => total + each, 0)).toBe(sum);
  expect(selfTestLevel(points)).toBe(level);
});
