import { describe, expect, it } from "vitest";
import { gridPlaces } from "./grid-places.ts";

describe("the fields around a square", () => {
  it("the fields around a square are 24 different places on the edge of a grid of 7 by 7, each beside the next", () => {
    const { side, places } = gridPlaces(24);
    expect(side).toBe(7);
    expect(new Set(places.map(({ row, column }) => `${row} ${column}`)).size).toBe(24);
    for (const [index, { row, column }] of places.entries()) {
      expect([row, column].some((place) => place === 1 || place === 7)).toBe(true);
      const next = places[(index + 1) % 24];
      expect(Math.abs((next?.row ?? 0) - row) + Math.abs((next?.column ?? 0) - column)).toBe(1);
    }
  });

  it("the fields around a square begin at the lower right corner and turn left", () => {
    expect(gridPlaces(24).places.slice(0, 2)).toEqual([
      { row: 7, column: 7 },
      { row: 7, column: 6 },
    ]);
  });

  it("the fields around a square must be a multiple of four", () => {
    expect(() => gridPlaces(22)).toThrow(RangeError);
  });
});
