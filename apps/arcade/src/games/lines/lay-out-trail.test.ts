import { expect, it } from "vitest";
import { layOutTrail } from "./lay-out-trail.ts";

it("a trail of 8 spots turns round after six: the seventh stands above the sixth, the eighth to its left", () => {
  const spots = layOutTrail(8).map(({ column, row }) => [column, row]);
  expect(spots).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 1],
    [5, 0],
    [4, 0],
  ]);
});

it("every spot of trails of 21 to 31 spots is beside the one before it", () => {
  for (let count = 21; count <= 31; count += 1) {
    const spots = layOutTrail(count);
    for (const [index, { column, row }] of spots.entries()) {
      const before = spots[index - 1];
      if (before) expect(Math.abs(before.column - column) + Math.abs(before.row - row)).toBe(1);
    }
  }
});
