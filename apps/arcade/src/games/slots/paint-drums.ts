import { glow, type Pen, slab, slope } from "../../stage/pen.ts";
import type { BoardFrame } from "../../theme/brand-style.ts";
import { fade, type GamePalette, mix } from "../../theme/palette.ts";
import { paintCells, paintColumns } from "./paint-cells.ts";

/**
 * Paints the drums behind the symbols. In a world they are the world's cell shapes, or plain columns if the number of rows varies. Without a
 * world they are curved paper columns, lit in the middle and tinted with the title's light.
 */
export function paintDrums(
  pen: Pen,
  width: number,
  height: number,
  reels: number,
  style: BoardFrame,
  palette: GamePalette,
  rows?: number,
) {
  if (style.world && rows) return paintCells(pen, { width, height, columns: reels, rows }, style, palette);
  if (style.world) return paintColumns(pen, { width, height, columns: reels }, style);
  const [middle, rim] = style.well;
  const tint = mix(
    middle,
    style.kind === "glow" ? palette.high : palette.light,
    style.kind === "glow" ? 0.08 : 0.3,
  );
  const shade = mix(rim, palette.near, style.kind === "glow" ? 0.08 : 0.3);
  const reel = width / reels;
  for (let index = 0; index < reels; index += 1) {
    const x = index * reel;
    slab(pen, x, 0, reel, height, 0, slope(pen, 0, height, [shade, tint, tint, tint, shade]));
    slab(
      pen,
      x,
      0,
      reel,
      height,
      0,
      slope(pen, x, x + reel, [fade(shade, 0.75), fade(shade, 0), fade(shade, 0), fade(shade, 0.75)], true),
    );
    if (index === 0) continue;
    slab(
      pen,
      x - 3,
      0,
      6,
      height,
      0,
      slope(pen, x - 3, x + 3, [style.trimDark, style.trim, style.trimDark], true),
    );
  }
}

/** Paints a tile behind each position of a grid that does not turn. */
export function paintPlaces(
  pen: Pen,
  columns: number,
  rows: number,
  side: number,
  style: BoardFrame,
  palette: GamePalette,
): void {
  if (style.world) {
    paintCells(pen, { width: columns * side, height: rows * side, columns, rows }, style, palette);
    return;
  }
  const [middle, rim] = style.well;
  const ground = style.kind === "glow" ? rim : mix(rim, palette.near, 0.45);
  slab(pen, 0, 0, columns * side, rows * side, 0, ground);
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const x = column * side + 5;
      const y = row * side + 5;
      const size = side - 10;
      const light = mix(middle, palette.light, style.kind === "glow" ? 0.06 : 0.35);
      slab(pen, x, y + 3, size, size, 18, fade(style.outline, 0.35));
      slab(
        pen,
        x,
        y,
        size,
        size,
        18,
        glow(pen, x + size / 2, y + size * 0.35, size, [light, mix(light, ground, 0.55)]),
      );
      slab(pen, x + 6, y + 5, size - 12, size * 0.3, 14, "rgba(255, 255, 255, 0.1)");
    }
  }
}

/** Paints the glass over the drums: shade towards top and bottom, and a streak of light across. */
export function paintGlass(pen: Pen, width: number, height: number, style: BoardFrame): void {
  const dark = style.kind === "glow" ? "8, 2, 24" : style.world ? "12, 8, 16" : "46, 22, 0";
  const rim = Math.min(style.world ? 44 : 70, height * 0.14);
  slab(pen, 0, 0, width, rim, 0, slope(pen, 0, rim, [`rgba(${dark}, 0.6)`, `rgba(${dark}, 0)`]));
  slab(
    pen,
    0,
    height - rim,
    width,
    rim,
    0,
    slope(pen, height - rim, height, [`rgba(${dark}, 0)`, `rgba(${dark}, 0.45)`]),
  );
  // Only worlds with tiles or windows have the streak of light.
  if (style.world && style.world.cell !== "tile" && style.world.cell !== "window") return;
  pen.beginPath();
  pen.moveTo(width * 0.06, 0);
  pen.lineTo(width * 0.3, 0);
  pen.lineTo(width * 0.12, height);
  pen.lineTo(-width * 0.1, height);
  pen.closePath();
  pen.fillStyle = slope(pen, 0, height, ["rgba(255, 255, 255, 0.16)", "rgba(255, 255, 255, 0.02)"]);
  pen.fill();
}
