import { expect, it } from "vitest";
import { fan, fanWidth } from "./fan.ts";
import { CARD } from "./paint-card.ts";

const room = { x: 500, y: 300, height: 280, width: 480 };

it("one card lies in the middle, upright", () => {
  expect(fan(1, room)).toEqual([{ x: 500, y: 300, height: 280, angle: 0 }]);
});

it.each([2, 3, 4, 6, 8, 11])(
  "%d cards are centred, stay in their room, and each shows its corner",
  (count) => {
    const places = fan(count, room);
    const xs = places.map(({ x }) => x);
    expect(((xs[0] ?? 0) + (xs.at(-1) ?? 0)) / 2).toBeCloseTo(500);
    expect(fanWidth(count, room)).toBeLessThanOrEqual(480.001);
    expect((xs[1] ?? 0) - (xs[0] ?? 0)).toBeGreaterThan(CARD.width * 0.13);
  },
);
