import { layOutBoard, type Size } from "../../stage/lay-out-board.ts";
import { type SlotPlan, slotShape } from "../slots/slot-shape.ts";

/** In CSS pixels: the minimum width of pots beside the reels, and the height of two rows of pots in the frame above the reels. */
const BESIDE = 140;
const ROWS_HIGH = 62;
/** On a phone the second row has two lines of text. */
const PHONE = { width: 480, rowsHigh: 70 };

/** Whether the pots stand beside the reels on a board of this size, and the height of the frame above the window. */
export function layOutPots(plan: SlotPlan, board: Size): { isBeside: boolean; top: number } {
  const { size } = slotShape(plan, board);
  const { field } = layOutBoard(board, size);
  if (board.width - field.x - field.width >= BESIDE) return { isBeside: true, top: plan.top };
  const unit = field.width / size.width;
  const rowsHigh = board.width < PHONE.width ? PHONE.rowsHigh : ROWS_HIGH;
  return { isBeside: false, top: plan.top + Math.ceil(rowsHigh / unit / 12) * 12 };
}
