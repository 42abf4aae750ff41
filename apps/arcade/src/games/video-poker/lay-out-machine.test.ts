import { expect, it } from "vitest";
import { layOutMachine } from "./lay-out-machine.ts";

it.each([
  [390, 560],
  [320, 270],
  [320, 290],
  [427, 375],
  [604, 390],
  [1440, 620],
  [1024, 500],
])(
  "on a board of %d × %d CSS pixels the pay table, the name and the cards do not overlap and are legible",
  (width, height) => {
    for (const rows of [9, 10]) {
      const { table, plate, sides, cards, lift, tag } = layOutMachine({ width, height }, rows);
      expect(table.y).toBeGreaterThanOrEqual(0);
      expect(table.rowHeight).toBeGreaterThanOrEqual(12);
      const above = Math.max(table.y + table.height, plate ? plate.y + plate.height : 0);
      if (plate && plate.y < table.y) expect(plate.y + plate.height).toBeLessThanOrEqual(table.y);
      // The free-play tag is in the upper corner of a narrow board.
      if (width < 520) expect(table.y).toBeGreaterThanOrEqual(30);
      const below = tag.isOnCard ? 0 : tag.height;
      for (const card of cards) {
        expect(card.x).toBeGreaterThanOrEqual(0);
        expect(card.x + card.width).toBeLessThanOrEqual(width);
        expect(card.y - lift).toBeGreaterThanOrEqual(above);
        expect(card.y + card.height + below).toBeLessThanOrEqual(height);
        // A card is a button, so it is wide enough for a finger.
        expect(card.width).toBeGreaterThanOrEqual(44);
      }
      for (const [index, card] of cards.slice(1).entries()) {
        expect(card.x).toBeGreaterThan((cards[index]?.x ?? 0) + card.width);
      }
      for (const side of sides) {
        expect(side.x + side.width <= table.x || side.x >= table.x + table.width).toBe(true);
      }
    }
  },
);

it("shows a name on a phone and pictures on a wide board", () => {
  expect(layOutMachine({ width: 390, height: 560 }, 9).plate?.height).toBeGreaterThan(45);
  expect(layOutMachine({ width: 390, height: 560 }, 9).sides).toEqual([]);
  expect(layOutMachine({ width: 1440, height: 620 }, 9).sides).toHaveLength(2);
});
