import type { Rect, Size } from "../../stage/lay-out-board.ts";

/** Length of a board's shorter side in design pixels. */
const SHORT = 1000;

/** The board's size in design pixels, for its size in CSS pixels. */
export function fieldOf(board: Size): Size {
  const scale = SHORT / Math.min(board.width, board.height);
  return { width: board.width * scale, height: board.height * scale };
}

/** A field that covers the whole board. */
export const WHOLE_BOARD = {
  fit: fieldOf,
  place: ({ width, height }: Size): Rect => ({ x: 0, y: 0, width, height }),
};
