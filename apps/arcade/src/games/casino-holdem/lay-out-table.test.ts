import { expect, it } from "vitest";
import { CARD } from "../cards/paint-card.ts";
import { fieldOf } from "../cards/table-field.ts";
import { layOutTable } from "./lay-out-table.ts";

it.each([
  [390, 560],
  [320, 270],
  [427, 375],
  [604, 390],
  [1440, 620],
  [1024, 500],
])("on a board of %d × %d no card and no bet covers another, and all are on the table", (width, height) => {
  const size = fieldOf({ width, height });
  const { dealer, board, player, bets } = layOutTable(size);
  const rows = [dealer, board, player].map((spots) => ({
    top: Math.min(...spots.map(({ y, height: high }) => y - high / 2)),
    bottom: Math.max(...spots.map(({ y, height: high }) => y + high / 2)),
    left: Math.min(...spots.map(({ x, height: high }) => x - (high * CARD.width) / CARD.height / 2)),
    right: Math.max(...spots.map(({ x, height: high }) => x + (high * CARD.width) / CARD.height / 2)),
  }));
  for (const { left, right, top, bottom } of rows) {
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(size.width);
    expect(bottom).toBeLessThanOrEqual(size.height);
  }
  expect(rows[0]?.bottom).toBeLessThan(rows[1]?.top ?? 0);
  expect(rows[1]?.bottom).toBeLessThan(rows[2]?.top ?? 0);
  for (const { x, y, side } of Object.values(bets)) {
    expect(x - side * 0.6).toBeGreaterThan(rows[2]?.right ?? 0);
    expect(x + side * 0.6).toBeLessThanOrEqual(size.width);
    expect(y + side * 0.6).toBeLessThanOrEqual(size.height);
    expect(y - side * 0.6).toBeGreaterThan(rows[1]?.bottom ?? 0);
  }
  for (const [index, { x }] of board.slice(1).entries()) expect(x).toBeGreaterThan(board[index]?.x ?? 0);
});

it("makes the circles of the bets at least 40 px wide on the smallest phone, 320 px wide", () => {
  const size = fieldOf({ width: 320, height: 270 });
  const unit = 320 / size.width;
  for (const { side } of Object.values(layOutTable(size).bets))
    expect(side * 1.2 * unit).toBeGreaterThanOrEqual(40);
});

it("keeps the circles of the bets on the felt at 320 px: it curves in, and ends at 94.5 % of the width", () => {
  const size = fieldOf({ width: 320, height: 270 });
  for (const { x, side } of Object.values(layOutTable(size).bets))
    expect(x + side * 0.6).toBeLessThanOrEqual(size.width * 0.945);
});
