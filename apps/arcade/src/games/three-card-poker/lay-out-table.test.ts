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
  [604, 390],
])("on a board of %d × %d hands and bets are on the table, and none covers another", (width, height) => {
  const size = fieldOf({ width, height });
  const { dealer, player, print, spots, shoe } = layOutTable(size);
  for (const room of [dealer, player]) {
    expect(room.x - fanWidth(3, room) / 2).toBeGreaterThanOrEqual(0);
    expect(room.x + fanWidth(3, room) / 2).toBeLessThanOrEqual(size.width);
  }
  expect(dealer.y - dealer.height / 2).toBeGreaterThan(0);
  expect(player.y + player.height / 2).toBeLessThanOrEqual(size.height);
  expect(fan(3, dealer).at(-1)?.x).toBeLessThan(shoe.x);
  const row = Object.values(spots);
  for (const { x, y, side } of row) {
    expect(x - side / 2).toBeGreaterThanOrEqual(0);
    expect(x + side / 2).toBeLessThanOrEqual(size.width);
    expect(y - side / 2).toBeGreaterThan(print.y);
    expect(y + side / 2).toBeLessThan(size.height);
    const isAbove = y + side / 2 < player.y - player.height / 2;
    expect(isAbove || x + side / 2 < player.x - fanWidth(3, player) / 2).toBe(true);
  }
  const [left, middle] = row.map(({ x }) => x).toSorted((one, other) => one - other);
  expect((middle ?? 0) - (left ?? 0)).toBeGreaterThan(spots.ante.side);
});
