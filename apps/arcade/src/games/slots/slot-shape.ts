import { isUpright, LETTERING, marginOf, type Rect, type Size } from "../../stage/lay-out-board.ts";

/** A slot's field in design pixels: the whole, its window, and one position of the window. */
export type SlotShape = {
  size: Size;
  window: Rect;
  cell: Size;
  /** How far the frame's soft shadow extends beyond the field on each side. */
  bleed: number;
};

/** The number and size of positions, and the height of the frame above and below the window. */
export type SlotPlan = {
  columns: number;
  rows: number;
  cell: Size;
  /** The maximum height of a position on an upright phone with enough room. */
  mostHeight: number;
  top: number;
  bottom: number;
};

/** Width of the frame beside the window: an upright phone has no width to spare. */
const SIDE = { lying: { edge: 58, bleed: 0 }, upright: { edge: 50, bleed: 16 } };
/** The height changes in steps, so that resizing a window does not repaint the frame at every pixel. */
const STEP = 12;

/**
 * The shape of a slot on a board of this size in CSS pixels. An upright phone has height to spare, so there the frame is slim and the positions
 * are higher.
 */
export function slotShape(
  { columns, rows, cell, mostHeight, top, bottom }: SlotPlan,
  board: Size,
): SlotShape {
  const upright = isUpright(board);
  const { edge, bleed } = upright ? SIDE.upright : SIDE.lying;
  const width = columns * cell.width + 2 * (edge - bleed);
  const margin = marginOf(board);
  const unit = (board.width - 2 * margin) / width;
  const room = (board.height - 2 * margin - LETTERING.most) / unit - top - bottom;
  const steps = Math.floor((room / rows - cell.height) / STEP);
  const height = upright ? Math.min(mostHeight, cell.height + STEP * Math.max(0, steps)) : cell.height;
  const window = { x: edge - bleed, y: top, width: columns * cell.width, height: rows * height };
  return {
    size: { width, height: top + window.height + bottom },
    window,
    cell: { width: cell.width, height },
    bleed,
  };
}
