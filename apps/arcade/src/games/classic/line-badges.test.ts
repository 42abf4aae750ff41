import { expect, it } from "vitest";
import { badgesOf } from "./line-badges.ts";

const five = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

it("places the numbers of five paylines beside the rows where they end, without overlap", () => {
  for (const side of ["left", "right"] as const) {
    const heights = badgesOf(five, side).map(({ row, off }) => row + off);
    for (const [place, height] of heights.entries())
      for (const other of heights.slice(place + 1)) expect(Math.abs(height - other)).toBeGreaterThan(0.3);
    expect(Math.min(...heights)).toBeGreaterThan(-0.5);
    expect(Math.max(...heights)).toBeLessThan(2.5);
  }
  expect(badgesOf([[1, 1, 1]], "left")).toEqual([{ line: 0, row: 1, off: 0 }]);
});
