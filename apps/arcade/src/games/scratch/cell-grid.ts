import type { Rect, Size } from "../../stage/lay-out-board.ts";
import { CARD } from "./paint-card.ts";

/** Fields in rows of `columns`, centred on the card, the first row at `top`; in design pixels. */
export function cellGrid(
  { cells, columns }: { cells: number; columns: number },
  { width, height, gap, top }: Size & { gap: number; top: number },
): Rect[] {
  const left = (CARD.width - columns * width - (columns - 1) * gap) / 2;
  return Array.from({ length: cells }, (_, cell) => ({
    x: left + (cell % columns) * (width + gap),
    y: top + Math.floor(cell / columns) * (height + gap),
    width,
    height,
  }));
}
