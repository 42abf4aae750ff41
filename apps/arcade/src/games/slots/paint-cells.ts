import { glow, type Pen, slab, slope } from "../../stage/pen.ts";
import type { BoardFrame } from "../../theme/brand-style.ts";
import { fade, type GamePalette, mix } from "../../theme/palette.ts";
import { cellShapes } from "./cell-shapes.ts";

/** The grid behind the symbols, in design pixels. */
export type CellGrid = { width: number; height: number; columns: number; rows: number };

/** Paints the background of all reels, and the world's shape behind each symbol. */
export function paintCells(
  pen: Pen,
  { width, height, columns, rows }: CellGrid,
  style: BoardFrame,
  palette: GamePalette,
): void {
  paintGround(pen, width, height, style, palette);
  const paint = cellShapes[style.world?.cell ?? "tile"];
  const cell = { width: width / columns, height: height / rows };
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1)
      paint({ pen, x: column * cell.width, y: row * cell.height, ...cell, row, column, style, palette });
}

/** Paints the background of reels without shapes: one drum beside the other. */
export function paintColumns(
  pen: Pen,
  { width, height, columns }: Pick<CellGrid, "width" | "height" | "columns">,
  style: BoardFrame,
): void {
  const [middle, rim] = style.well;
  const step = width / columns;
  for (let column = 0; column < columns; column += 1) {
    const x = column * step;
    slab(
      pen,
      x,
      0,
      step,
      height,
      0,
      slope(pen, 0, height, [mix(rim, "#000000", 0.2), middle, middle, middle, mix(rim, "#000000", 0.2)]),
    );
    slab(
      pen,
      x,
      0,
      step,
      height,
      0,
      slope(pen, x, x + step, [fade(rim, 0.85), fade(rim, 0), fade(rim, 0), fade(rim, 0.85)], true),
    );
    if (column > 0)
      slab(
        pen,
        x - 3,
        0,
        6,
        height,
        0,
        slope(pen, x - 3, x + 3, [style.outline, style.trim, style.outline], true),
      );
  }
}

function paintGround(pen: Pen, width: number, height: number, style: BoardFrame, palette: GamePalette): void {
  const [middle, rim] = style.well;
  const isLight = style.world?.tone === "light";
  const cell = style.world?.cell;
  // Shelves and bare reels have no shape behind the symbols, so the symbols must stand out from this background.
  const isOpen = cell === "bare" || cell === "shelf";
  const ground = isOpen ? middle : isLight ? mix(palette.near, palette.far, 0.35) : mix(rim, "#000000", 0.2);
  const edgeColour = isOpen
    ? rim
    : isLight
      ? mix(palette.near, palette.deep, 0.4)
      : mix(rim, "#000000", 0.55);
  slab(
    pen,
    0,
    0,
    width,
    height,
    0,
    glow(pen, width / 2, height * 0.42, Math.max(width, height) * 0.72, [
      ground,
      mix(ground, edgeColour, 0.35),
      edgeColour,
    ]),
  );
}
