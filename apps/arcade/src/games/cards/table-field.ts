import { isUpright, type Rect, type Size } from "../../stage/lay-out-board.ts";

/** Length of a board's shorter side in design pixels. */
const SHORT = 1000;

/** The board's size in design pixels, for its size in CSS pixels. */
export function fieldOf(board: Size): Size {
  const scale = SHORT / Math.min(board.width, board.height);
  return { width: board.width * scale, height: board.height * scale };
}

/** How a table's field is placed on its board. */
export type TablePlan = { fit(board: Size): Size; place(board: Size): Rect };

/** A field that covers the whole board. */
export const WHOLE_BOARD: TablePlan = {
  fit: fieldOf,
  place: ({ width, height }: Size): Rect => ({ x: 0, y: 0, width, height }),
};

/** The share of the board above the table: the room behind it with the dealer, and on an upright phone the caption. */
const roomShare = (board: Size) => (isUpright(board) ? 0.09 : 0.23);

/** A field at the foot of the board, with the table's room above it. */
export const IN_ITS_ROOM: TablePlan = {
  fit: ({ width, height }) => fieldOf({ width, height: height * (1 - roomShare({ width, height })) }),
  place: ({ width, height }) => {
    const y = height * roomShare({ width, height });
    return { x: 0, y, width, height: height - y };
  },
};
