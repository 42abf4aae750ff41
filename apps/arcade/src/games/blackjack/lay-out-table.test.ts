import { expect, it } from "vitest";
import { fan, fanWidth } from "../cards/fan.ts";
import { fieldOf } from "../cards/table-field.ts";
import { layOutTable } from "./lay-out-table.ts";

it.each([
  [390, 560],
  [320, 280],
  [427, 375],
  [1440, 620],
  [1024, 500],
])("on a board of %d × %d all cards are on the table, and no hand covers another", (width, height) => {
  const size = fieldOf({ width, height });
  for (const count of [1, 2]) {
    const { dealer, hands, stakes, shoe } = layOutTable(size, count);
    const boxes = [dealer, ...hands].map((room) => {
      const wide = fanWidth(7, room);
      return {
        left: room.x - wide / 2,
        right: room.x + wide / 2,
        top: room.y - room.height / 2,
        bottom: room.y + room.height / 2,
      };
    });
    for (const { left, right, top, bottom } of boxes) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(size.width);
      expect(bottom).toBeLessThanOrEqual(size.height - 80);
    }
    const [dealt, one, other] = boxes;
    expect(dealt!.bottom).toBeLessThan(one!.top);
    if (other) expect(one!.right).toBeLessThanOrEqual(other.left);
    for (const { x, side } of stakes) expect(x - side / 2).toBeGreaterThanOrEqual(0);
    expect(shoe.x).toBeLessThan(size.width);
    expect(fan(2, dealer).at(-1)!.x).toBeLessThan(shoe.x);
  }
});
