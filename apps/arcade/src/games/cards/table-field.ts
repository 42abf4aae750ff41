import type { Rect, Size } from "../../stage/lay-out-board.ts";

/** Length of a board's shorter side in design pixels. */
const SHORT = 1000;

/** A table's field covers the whole board. */
export function fieldOf(board: Size): Size {
  const scale = SHORT / Math.min(board.width, board.height);
  return { width: board.width * scale, height: board.height * scale };
}

export function wholeBoard({ width, height }: Size): Rect {
  return { x: 0, y: 0, width, height };
}
