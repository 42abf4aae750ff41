import { describe, expect, it } from "vitest";
import { liftPlaces } from "./lift-places.ts";

describe("lifted symbols", () => {
  it.each([
    [3, 880, 1300],
    [5, 880, 1300],
    [8, 880, 1000],
    [25, 936, 700],
  ])("%s are in the middle third of a board of %s by %s, side by side", (winners, width, height) => {
    const places = liftPlaces(winners, { width, height }, 158);
    expect(places).toHaveLength(Math.min(10, winners));
    for (const { x, y, width: size } of places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + size).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(height * 0.29);
      expect(y + size).toBeLessThanOrEqual(height * 0.65);
    }
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
  });

  it("lifted symbols are none if a round won without symbols", () => {
    expect(liftPlaces(0, { width: 800, height: 600 }, 158)).toEqual([]);
  });
});
