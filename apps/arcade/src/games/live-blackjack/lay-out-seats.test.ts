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
