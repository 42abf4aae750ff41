import { isUpright, LETTERING, marginOf, type Rect, type Size } from "../../stage/lay-out-board.ts";

/** A slot's field in design pixels: the whole, the window in it, and one place of the window. */
export type SlotShape = {
  size: Size;
  window: Rect;
  cell: Size;
  /** How far the frame's soft shadow reaches beyond the field on either side. */
  bleed: number;
};

/** How many places, how large each is, and the room of the frame above and below the window. */
export type SlotPlan = {
  columns: number;
  rows: number;
  cell: Size;
  /** On a phone held upright a place may grow so high, where there is room. */
  mostHeight: number;
  top: number;
  bottom: number;
};

/** The frame at the sides of the window: a phone held upright has no room to spare there. */
const SIDE = { lying: { edge: 58, bleed: 0 }, upright: { edge: 50, bleed: 16 } };
/** The height changes in steps, so that a window that is dragged does not paint the frame anew with every pixel. */
const STEP = 12;

/**
 * The shape of a slot on a board of a size in CSS pixels. A phone held upright has height to give away: there the frame is slim and the places
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
