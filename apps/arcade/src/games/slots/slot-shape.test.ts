import { describe, expect, it } from "vitest";
import { layOutBoard } from "../../stage/lay-out-board.ts";
import { slotShape } from "./slot-shape.ts";

const plan = { columns: 5, rows: 3, cell: { width: 164, height: 192 }, mostHeight: 252, top: 72, bottom: 92 };

/** Width and height of the reels' window on a board, in CSS pixels. */
function windowOn(board: { width: number; height: number }) {
  const { size, window } = slotShape(plan, board);
  const unit = layOutBoard(board, size).field.width / size.width;
  return { width: Math.round(window.width * unit), height: Math.round(window.height * unit) };
}

describe("the reels of 5 × 3", () => {
  it("the reels of 5 × 3 take nine tenths of a phone's width, and grow higher where there is room", () => {
    expect(windowOn({ width: 390, height: 600 })).toEqual({ width: 349, height: 322 });
    expect(windowOn({ width: 375, height: 430 })).toEqual({ width: 335, height: 280 });
    expect(windowOn({ width: 320, height: 340 })).toEqual({ width: 284, height: 200 });
  });

  it("the reels of 5 × 3 keep their proportions on a wide board", () => {
    expect(slotShape(plan, { width: 1440, height: 700 }).cell.height).toBe(192);
    expect(slotShape(plan, { width: 427, height: 320 }).cell.height).toBe(192);
  });

  it.each([
    [320, 330],
    [360, 400],
    [390, 600],
    [768, 800],
    [427, 320],
    [1024, 520],
  ])("the reels of 5 × 3 are inside a board of %s by %s", (width, height) => {
    const { size } = slotShape(plan, { width, height });
    const { field } = layOutBoard({ width, height }, size);
    expect(field.x).toBeGreaterThanOrEqual(0);
    expect(field.y).toBeGreaterThanOrEqual(0);
    expect(field.x + field.width).toBeLessThanOrEqual(width);
    expect(field.y + field.height).toBeLessThanOrEqual(height);
  });
});
