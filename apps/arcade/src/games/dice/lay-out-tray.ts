import { marginOf, type Rect, type Size } from "../../stage/lay-out-board.ts";

const TRAY_HEIGHT = 560;

/** The height of the numbers below the tray. They are in two rows if one row is too narrow. */
export function numbersHeight({ width }: Size): number {
  return width < 600 ? 108 : 76;
}

/** The tray's room above the numbers. */
export function trayRect(board: Size): Rect {
  const margin = marginOf(board);
  const room = { width: board.width - 2 * margin, height: board.height - numbersHeight(board) - margin };
  const width = Math.min(room.width, room.height * 1.9);
  const height = Math.min(room.height, width * 1.15);
  return { x: (board.width - width) / 2, y: margin + (room.height - height) / 2, width, height };
}

/** The tray in design pixels, in the proportions of its room. */
export function traySize(board: Size): Size {
  const { width, height } = trayRect(board);
  return width >= height
    ? { width: Math.round((TRAY_HEIGHT * width) / height), height: TRAY_HEIGHT }
    : { width: TRAY_HEIGHT, height: Math.round((TRAY_HEIGHT * height) / width) };
}
