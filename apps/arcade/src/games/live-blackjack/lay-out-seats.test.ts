import { expect, it } from "vitest";
import { layOutSeats } from "./lay-out-seats.ts";

it.each([
  [1000, 1154],
  [2130, 1000],
  [1180, 1000],
])(
  "the seven seats of a table of %d × %d lie on it, apart from each other, seat 1 at the right",
  (width, height) => {
    const { seats, dealer } = layOutSeats({ width, height });
    expect(seats).toHaveLength(7);
    expect(Math.max(...seats.map(({ hand }) => hand.x))).toBe(seats[0]?.hand.x);
    for (const [index, one] of seats.entries()) {
      expect(one.label.y).toBeLessThan(height);
      expect(one.hand.y - one.hand.height / 2).toBeGreaterThan(dealer.y + dealer.height / 2);
      for (const other of seats.slice(index + 1)) {
        const apart = Math.hypot(one.hand.x - other.hand.x, one.hand.y - other.hand.y);
        expect(apart).toBeGreaterThan(one.hand.height);
      }
    }
  },
);

it("on an upright phone the totals of seat 1 are at the left of its hands, where the screen does not cut them off, and those of the others at the right", () => {
  const sides = layOutSeats({ width: 1000, height: 1154 }).seats.map(({ totalSide }) => totalSide);
  expect(sides).toEqual([-1, 1, 1, 1, 1, 1, 1]);
});
