import { BaccaratSpot } from "@bellwether/games/mechanics/baccarat/wire.ts";
import { expect, it } from "vitest";
import type { Rect } from "../../stage/lay-out-board.ts";
import { fan } from "../cards/fan.ts";
import { CARD } from "../cards/paint-card.ts";
import { fieldOf } from "../cards/table-field.ts";
import { layOutTable } from "./lay-out-table.ts";

const overlap = (one: Rect, other: Rect) =>
  one.x + one.width > other.x + 0.01 &&
  other.x + other.width > one.x + 0.01 &&
  one.y + one.height > other.y + 0.01 &&
  other.y + other.height > one.y + 0.01;

it.each([
  [320, 270, 1],
  [390, 560, 6],
  [390, 480, 3],
  [427, 375, 1],
  [604, 390, 6],
  [768, 700, 5],
  [1024, 500, 6],
  [1440, 620, 6],
])("on a board of %d × %d CSS pixels no parts overlap, and the road has %d rows", (width, height, rows) => {
  const size = fieldOf({ width, height });
  const unit = width / size.width;
  const { hands, spots, road } = layOutTable(size, unit);
  const bets = BaccaratSpot.options.map((spot) => spots[spot]);
  const plate = { x: road.x, y: road.y, width: road.columns * road.bead, height: road.rows * road.bead };
  const rects: Rect[] = [hands.player, hands.banker, plate, ...bets];
  for (const [index, rect] of rects.entries()) {
    for (const other of rects.slice(index + 1))
      expect(overlap(rect, other), JSON.stringify([rect, other])).toBe(false);
    expect(Math.min(rect.x, rect.y)).toBeGreaterThanOrEqual(0);
    expect(rect.x + rect.width).toBeLessThanOrEqual(size.width + 0.01);
    expect(rect.y + rect.height).toBeLessThanOrEqual(size.height + 0.01);
  }
  for (const { cards, label, ...box } of [hands.player, hands.banker]) {
    const wide = (cards.height * CARD.width) / CARD.height;
    for (const { x, y } of fan(3, cards)) {
      expect(x - wide / 2).toBeGreaterThan(box.x);
      expect(x + wide / 2).toBeLessThan(box.x + box.width);
      expect(y + cards.height / 2).toBeLessThanOrEqual(box.y + box.height);
    }
    expect(label.y + 15 / unit).toBeLessThanOrEqual(box.y);
    // Cards must be legible: more than 50 CSS pixels high.
    expect(cards.height * unit).toBeGreaterThan(50);
  }
  // Each spot must be large enough for a finger, and each bead large enough to be seen.
  for (const { width: wide, height: high } of bets)
    expect(Math.min(wide, high) * unit).toBeGreaterThanOrEqual(44);
  expect(road.bead * unit).toBeGreaterThanOrEqual(18);
  expect(road.rows).toBe(rows);
});
