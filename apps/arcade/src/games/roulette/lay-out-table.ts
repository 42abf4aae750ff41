import { isUpright, type Rect, type Size } from "../../stage/lay-out-board.ts";
import type { SpotPlace } from "./spot-places.ts";

/** The wheel between spins: beside the table, or mostly above the upper edge. */
export function restingWheel(board: Size): Rect {
  if (isUpright(board)) {
    const side = Math.min(board.width * 0.86, board.height * 0.62);
    return { x: (board.width - side) / 2, y: upperRoom(board) - side - 6, width: side, height: side };
  }
  const side = Math.min(board.height * 0.94, board.width * (board.height < 420 ? 0.3 : 0.4));
  return { x: board.width * 0.02, y: (board.height - side) / 2, width: side, height: side };
}

/** The wheel during a spin on an upright phone: in the middle of the board. */
export function spinningWheel(board: Size): Rect {
  const side = Math.min(board.width * 0.98, board.height * 0.84);
  return { x: (board.width - side) / 2, y: (board.height - side) / 2, width: side, height: side };
}

/** The numbers' rectangle. From the player's chair a wide board shows the far edge of the table above the numbers, and the rail below. */
export function tableRect(board: Size, isFromChair = false): Rect {
  if (isUpright(board)) {
    const top = upperRoom(board);
    const height = board.height - top - 8;
    const width = Math.min(board.width - 12, height * 0.95);
    return { x: (board.width - width) / 2, y: top, width, height };
  }
  const wheel = restingWheel(board);
  const left = wheel.x + wheel.width + board.width * 0.02;
  const width = board.width * 0.98 - left;
  if (isFromChair) {
    const height = Math.min(width * 0.5, board.height * 0.66);
    return { x: left, y: board.height * 0.89 - height, width, height };
  }
  const strip = board.height < 420 ? 34 : 60;
  const height = Math.min(width * 0.5, board.height - strip - 12);
  return { x: left, y: strip + (board.height - strip - height) / 2, width, height };
}

/** Room above the table on an upright phone, for the last numbers and the rim of the wheel. */
function upperRoom(board: Size): number {
  return Math.max(64, Math.min(150, board.height * 0.2));
}

/** The width of the outside bets, in widths of a number. */
const OUTSIDE = { upright: 0.66, lying: 0.8 };
const LINE_HIT = 26;

/** A spot's rectangle on a table of this size in CSS pixels. Spots on lines get a square large enough to tap. */
export function rectOf({ u, v, length, breadth }: SpotPlace, table: Size, upright: boolean): Rect {
  const outside = upright ? OUTSIDE.upright : OUTSIDE.lying;
  const across = (value: number) =>
    (value < 0 ? (value + 2) * outside : 2 * outside + value) / (3 + 2 * outside);
  const along = (value: number) => value / 14;
  const box = { u0: along(u), u1: along(u + length), v0: across(v), v1: across(v + breadth) };
  const rect = upright
    ? {
        x: box.v0 * table.width,
        y: box.u0 * table.height,
        width: (box.v1 - box.v0) * table.width,
        height: (box.u1 - box.u0) * table.height,
      }
    : {
        x: box.u0 * table.width,
        y: (1 - box.v1) * table.height,
        width: (box.u1 - box.u0) * table.width,
        height: (box.v1 - box.v0) * table.height,
      };
  if (length > 0) return rect;
  const cell = {
    width: upright ? table.width / (3 + 2 * outside) : table.width / 14,
    height: upright ? table.height / 14 : table.height / (3 + 2 * outside),
  };
  const width = Math.min(LINE_HIT, cell.width * 0.5);
  const height = Math.min(LINE_HIT, cell.height * 0.5);
  return { x: rect.x - width / 2, y: rect.y - height / 2, width, height };
}
