import type { Rect, Size } from "../stage/lay-out-board.ts";

/** The maximum number of lifted symbols. More symbols would be too small to see. */
const MAX_LIFTED = 10;
const COLUMNS = 5;

/** Where the winners are lifted to: rows in the middle of the board, between the sign's title and its amount. All rectangles are squares. */
export function liftPlaces(winners: number, board: Size, side: number): Rect[] {
  const count = Math.min(winners, MAX_LIFTED);
  const rows = Math.ceil(count / COLUMNS);
  const columns = Math.ceil(count / Math.max(1, rows));
  const step = Math.min(
    side * 1.3,
    (board.width * 0.92) / columns,
    (board.height * 0.34) / Math.max(1, rows),
  );
  const size = step * 0.92;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: board.width / 2 + ((index % columns) - inRow / 2) * step + (step - size) / 2,
      y: board.height * 0.47 + (row - rows / 2) * step + (step - size) / 2,
      width: size,
      height: size,
    };
  });
}
