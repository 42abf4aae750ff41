import { WHEEL } from "@bellwether/games/mechanics/roulette/wheel.ts";
import { describe, expect, it } from "vitest";
import { hasTrack, layOutTrack } from "./lay-out-track.ts";

const mats = [
  ["desktop", { width: 1_100, height: 340 }],
  ["phone", { width: 372, height: 470 }],
] as const;

describe("the racetrack", () => {
  it.each(mats)(
    "the racetrack on a %s covers the mat with 37 numbers and five zones, without a gap or an overlap",
    (_, mat) => {
      const { pockets, zones } = layOutTrack(mat, WHEEL);
      const rects = [...pockets.values(), ...zones.values()];
      expect(pockets.size).toBe(37);
      expect(zones.size).toBe(5);
      const area = rects.reduce((sum, { width, height }) => sum + width * height, 0);
      expect(area).toBeCloseTo(mat.width * mat.height, 3);
      for (const { x, y, width, height } of rects) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
        expect(x + width).toBeLessThanOrEqual(mat.width + 1e-9);
        expect(y + height).toBeLessThanOrEqual(mat.height + 1e-9);
      }
    },
  );

  it.each(mats)(
    "the racetrack on a %s puts numbers side by side that are neighbours on the wheel",
    (_, mat) => {
      const { pockets } = layOutTrack(mat, WHEEL);
      WHEEL.forEach((pocket, index) => {
        const [one, other] = [pockets.get(pocket), pockets.get(WHEEL[(index + 1) % WHEEL.length] ?? 0)];
        if (!one || !other) throw new Error("a number is missing");
        const apartX = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
        const apartY = Math.max(one.y, other.y) - Math.min(one.y + one.height, other.y + other.height);
        expect(Math.max(apartX, apartY)).toBeLessThan(1e-6);
      });
    },
  );

  it("the racetrack needs a mat of 300 by 400 upright, or 560 by 180 lying", () => {
    expect(hasTrack({ width: 300, height: 400 })).toBe(true);
    expect(hasTrack({ width: 300, height: 399 })).toBe(false);
    expect(hasTrack({ width: 640, height: 200 })).toBe(true);
    expect(hasTrack({ width: 500, height: 170 })).toBe(false);
  });
});
