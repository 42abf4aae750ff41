import { expect, it } from "vitest";
import { linePaths } from "./line-paths.ts";
import { nearestScale, roundPay, solveGrowing } from "./pays.ts";

it.each([
  [0.2, 1],
  [7.4, 7],
  [23, 25],
  [118, 120],
  [215, 225],
  [960, 950],
  [4870, 4900],
  [12_300, 12_500],
  [31_400, 31_000],
])("rounds a pay of %d coins to %d", (coins, rounded) => {
  expect(roundPay(coins)).toBe(rounded);
});

it("solves a growing function, or returns the nearer end", () => {
  expect(solveGrowing(0, 10, 49, (each) => each ** 2)).toBeCloseTo(7, 2);
  expect(solveGrowing(0, 10, 500, (each) => each ** 2)).toBeCloseTo(10, 2);
});

it("chooses the scale near the middle whose return is nearest to the target", () => {
  expect(nearestScale(2, 1.9, (scale) => Math.round(scale * 50) / 50)).toBeCloseTo(1.9, 1);
});

it.each([
  [3, 25],
  [4, 30],
])("the lines on %d rows are %d different paths of adjacent rows, straight ones first", (rows, count) => {
  const paths = linePaths(rows, count);
  expect(new Set(paths.map((path) => path.join())).size).toBe(count);
  for (const path of paths)
    for (const [reel, row] of path.entries()) {
      expect(row).toBeLessThan(rows);
      if (reel > 0) expect(Math.abs(row - (path[reel - 1] as number))).toBeLessThanOrEqual(1);
    }
  expect(paths.slice(0, rows)).toEqual(Array.from({ length: rows }, (_, row) => Array(5).fill(row)));
});
